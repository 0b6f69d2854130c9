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
    private final Contacts previous;
    private final Detection detection;
    private final FootForces footForces;
    private final StepProblem problem;
    private final NewtonSolver solver;
    private final IslandBuilder builder;
    private final IslandOrder order;
    private final Groups near;
    private final Groups islands;
    private final boolean[] awake;
    private final int[] members;
    private final int[] memberContacts;

    WorldStep(
            HumanoidPhysics physics, Entity[] entities, Contacts contacts, Detection detection, FootForces footForces) {
        this.physics = physics;
        this.entities = entities;
        this.contacts = contacts;
        this.detection = detection;
        this.footForces = footForces;
        int robots = entities.length - 1;
        int mostContacts = contacts.depth.length;
        int mostSpeeds = Entity.MOST_FREEDOMS * robots + 6;
        // Each joint has a motor or a stop, and may be limited in both directions.
        int mostJoints = 3 * Joint.COUNT * robots;
        previous = new Contacts(mostContacts);
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
            if (contacts.second[c] >= 0 && awake[contacts.first[c]]) {
                islands.join(contacts.first[c], contacts.second[c]);
                order.join(contacts.first[c], contacts.second[c]);
            }
        }
        for (int e = 0; e < entities.length; e++) {
            if (awake[e] && islands.of(e) == e) {
                solveIsland(e);
            }
        }
        footForces.update(contacts, awake);
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
        previous.copyFrom(contacts);
        contacts.count = 0;
        int old = 0;
        for (int a = 0; a < entities.length; a++) {
            for (; old < previous.count && previous.first[old] <= a; old++) {
                if (previous.first[old] == a && !awake[a]) {
                    contacts.add(previous, old);
                }
            }
            if (awake[a]) {
                detect(a);
            }
        }
    }

    private void detect(int a) {
        detection.fixed(entities[a], a, contacts);
        for (int b = 0; b < a; b++) {
            if (!entities[b].present || !entities[a].boundsMeet(entities[b])) {
                continue;
            }
            // The ball comes last: of a pair the second is a robot.
            detection.moving(entities[a], a, (RobotBody) entities[b], b, contacts);
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
            if (islands.of(contacts.first[c]) == leader) {
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
}
