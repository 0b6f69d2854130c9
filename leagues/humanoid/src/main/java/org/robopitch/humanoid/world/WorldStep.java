// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import org.robopitch.humanoid.body.Joint;

/** One step: who is awake, who touches whom, what speeds follow, and where that leads. Its memory is its own. */
final class WorldStep {
    /** An island slower than this, in m/s and rad/s, is at rest. Well below anything a sense shows. */
    private static final double REST = 1e-5;

    /** How often joints that turn too fast are looked for in a step: a limit may hurry another joint. */
    private static final int MOST_LIMITS = 4;

    final SolverCounts counts = new SolverCounts();

    private final HumanoidPhysics physics;
    private final Entity[] entities;
    private final Contacts contacts;
    private final Detection detection;
    private final StepProblem problem;
    private final NewtonSolver solver;
    private final IslandBuilder builder;
    private final IslandOrder order;
    private final Groups near;
    private final Groups islands;
    private final boolean[] awake;
    private final int[] members;
    private final int[] memberContacts;

    WorldStep(HumanoidPhysics physics, Entity[] entities, Contacts contacts, Detection detection) {
        this.physics = physics;
        this.entities = entities;
        this.contacts = contacts;
        this.detection = detection;
        int robots = entities.length - 1;
        int mostContacts = contacts.capacity();
        int mostSpeeds = Entity.MOST_FREEDOMS * robots + 6;
        // Each joint has a motor or a stop, and may be limited in both directions.
        int mostJoints = 3 * Joint.COUNT * robots;
        problem = new StepProblem(mostSpeeds, mostContacts, mostJoints);
        solver = new NewtonSolver(mostSpeeds, mostContacts, mostJoints);
        builder = new IslandBuilder(entities, contacts, physics.step(), problem);
        order = new IslandOrder(entities.length);
        near = new Groups(entities.length);
        islands = new Groups(entities.length);
        awake = new boolean[entities.length];
        members = new int[entities.length];
        memberContacts = new int[mostContacts];
    }

    void run() {
        findAwake();
        detect();
        islands.clear(entities.length);
        order.clear();
        for (int c = 0; c < contacts.count; c++) {
            Contact contact = contacts.get(c);
            if (contact.second >= 0 && awake[contact.first]) {
                islands.join(contact.first, contact.second);
                order.join(contact.first, contact.second);
            }
        }
        for (int e = 0; e < entities.length; e++) {
            if (awake[e] && islands.of(e) == e) {
                solveIsland(e);
            }
        }
        feelSoles();
        for (int e = 0; e < entities.length; e++) {
            if (awake[e]) {
                entities[e].move(physics.step());
                entities[e].updateKinematics();
            }
        }
    }

    /** Wakes everything within reach of something that moves: what is left would repeat its last step bit for bit. */
    private void findAwake() {
        near.clear(entities.length);
        for (int a = 0; a < entities.length; a++) {
            for (int b = a + 1; b < entities.length; b++) {
                if (entities[a].present && entities[b].present && entities[a].boundsMeet(entities[b])) {
                    near.join(a, b);
                }
            }
        }
        java.util.Arrays.fill(awake, !physics.sleeping());
        for (int e = 0; e < entities.length; e++) {
            awake[near.of(e)] |= entities[e].present && !entities[e].still;
        }
        for (int e = 0; e < entities.length; e++) {
            awake[e] = entities[e].present && awake[near.of(e)];
        }
    }

    /** Finds the contacts, in the order of the entities; of those that sleep the last ones still hold. */
    private void detect() {
        contacts.begin();
        for (int a = 0; a < entities.length; a++) {
            if (awake[a]) {
                detect(a);
            } else {
                contacts.keep(a);
            }
        }
    }

    private void detect(int a) {
        detection.fixed(entities[a], a);
        for (int b = 0; b < a; b++) {
            if (!entities[b].present || !entities[a].boundsMeet(entities[b])) {
                continue;
            }
            // The ball comes last: of a pair the second is a robot.
            detection.moving(entities[a], a, (RobotBody) entities[b], b);
        }
    }

    private void solveIsland(int leader) {
        int memberCount = 0;
        boolean rested = true;
        for (int e = leader; e < entities.length; e++) {
            if (awake[e] && islands.of(e) == leader) {
                members[memberCount++] = e;
                rested &= entities[e].atRest();
                entities[e].updateDynamics(physics.step(), physics.gravity());
            }
        }
        int contactCount = 0;
        for (int c = 0; c < contacts.count; c++) {
            if (islands.of(contacts.get(c).first) == leader) {
                memberContacts[contactCount++] = c;
            }
        }
        order.order(members, memberCount);
        builder.build(members, memberCount, memberContacts, contactCount);
        boolean converged = solver.solve(problem);
        int solves = solver.solves;
        for (int again = 0; again < MOST_LIMITS && problem.limitJoints(); again++) {
            converged = solver.solve(problem);
            solves += solver.solves;
            counts.limitedJoints++;
        }
        counts.add(converged, solves, solver.leftOver);
        builder.deliver(members, memberCount, memberContacts);
        boolean rests = restsNow();
        for (int i = 0; i < memberCount; i++) {
            Entity entity = entities[members[i]];
            if (rests) {
                entity.stop();
            }
            entity.still = rested && rests;
        }
    }

    private boolean restsNow() {
        for (int i = 0; i < problem.size; i++) {
            if (!(Math.abs(problem.speed[i]) < REST)) {
                return false;
            }
        }
        return true;
    }

    private void feelSoles() {
        for (int e = 0; e < entities.length; e++) {
            if (awake[e] && entities[e] instanceof RobotBody robot) {
                java.util.Arrays.fill(robot.soles, 0);
            }
        }
        for (int c = 0; c < contacts.count; c++) {
            Contact contact = contacts.get(c);
            press(contact, contact.first, contact.firstPart, 1);
            if (contact.second >= 0) {
                press(contact, contact.second, contact.secondPart, -1);
            }
        }
        for (int e = 0; e < entities.length; e++) {
            if (awake[e] && entities[e] instanceof RobotBody robot) {
                robot.averageSoles();
            }
        }
    }

    private void press(Contact contact, int entity, int part, int sign) {
        if (awake[entity] && entities[entity] instanceof RobotBody robot) {
            robot.press(contact, part, sign, physics.step());
        }
    }

    /** Groups of entities. A group is named by its lowest member. */
    private static final class Groups {
        private final int[] leader;
        private int count;

        Groups(int most) {
            leader = new int[most];
        }

        void clear(int newCount) {
            count = newCount;
            for (int i = 0; i < count; i++) {
                leader[i] = i;
            }
        }

        void join(int a, int b) {
            int x = of(a);
            int y = of(b);
            if (x < y) {
                leader[y] = x;
            } else {
                leader[x] = y;
            }
        }

        int of(int i) {
            int at = i;
            while (leader[at] != at) {
                leader[at] = leader[leader[at]];
                at = leader[at];
            }
            return at;
        }
    }

    /**
     * The order in which the entities of an island are eliminated: reverse Cuthill–McKee, from an end of the island, so that
     * those that touch are near one another.
     */
    private static final class IslandOrder {
        private final int most;
        private final boolean[] touches;
        private final int[] degree;
        private final int[] queue;
        private final boolean[] reached;

        IslandOrder(int most) {
            this.most = most;
            touches = new boolean[most * most];
            degree = new int[most];
            queue = new int[most];
            reached = new boolean[most];
        }

        void clear() {
            java.util.Arrays.fill(touches, false);
            java.util.Arrays.fill(degree, 0);
        }

        void join(int a, int b) {
            if (!touches[a * most + b]) {
                touches[a * most + b] = true;
                touches[b * most + a] = true;
                degree[a]++;
                degree[b]++;
            }
        }

        /** Orders the connected members in place. */
        void order(int[] members, int count) {
            if (count < 2) {
                return;
            }
            int start = members[0];
            for (int i = 1; i < count; i++) {
                if (degree[members[i]] < degree[start]) {
                    start = members[i];
                }
            }
            walk(start, members, count);
            walk(queue[count - 1], members, count);
            for (int i = 0; i < count; i++) {
                members[i] = queue[count - 1 - i];
            }
        }

        private void walk(int start, int[] members, int count) {
            for (int i = 0; i < count; i++) {
                reached[members[i]] = false;
            }
            int end = 0;
            queue[end++] = start;
            reached[start] = true;
            for (int at = 0; at < end; at++) {
                int from = queue[at];
                int begin = end;
                for (int other = 0; other < most; other++) {
                    if (touches[from * most + other] && !reached[other]) {
                        reached[other] = true;
                        queue[end++] = other;
                    }
                }
                sortByDegree(begin, end);
            }
        }

        private void sortByDegree(int begin, int end) {
            for (int i = begin + 1; i < end; i++) {
                int moving = queue[i];
                int k = i;
                while (k > begin && degree[queue[k - 1]] > degree[moving]) {
                    queue[k] = queue[k - 1];
                    k--;
                }
                queue[k] = moving;
            }
        }
    }
}
