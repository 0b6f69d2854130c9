// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.decide;

import org.jspecify.annotations.Nullable;
import org.robopitch.robot.Remembering;
import org.robopitch.robot.believe.Mate;
import org.robopitch.robot.believe.WorldModel;

/**
 * Which role this robot has. Every robot works out the roles of all from what they share and takes its own; what the
 * others say they do counts, so that robots that believe differently agree after a message. A role is kept unless another
 * robot is clearly better at it (evaluation), a robot that becomes the attacker swaps with the one that was (assignment),
 * and the others swap their posts when both win by it (reassignment).
 */
public final class RoleAssignment implements Remembering {
    /** Another robot must be this much sooner at the ball to become the attacker, s. */
    private static final double LOYALTY = 0.3;

    private static final double SHORTEST_SECONDS = 0.5;
    private static final double SWAP_SECONDS = 3;

    /** Two that swap their posts must save this much way, m. */
    private static final double SWAP_GAIN = 2.5;

    private static final double HOLDING_BONUS = 3;

    private static final Role[][] POSTS = {
        {},
        {Role.DEFENDER},
        {Role.ASSISTANT, Role.DEFENDER},
        {Role.ASSISTANT, Role.DEFENDER, Role.MIDFIELD},
        {Role.ASSISTANT, Role.DEFENDER, Role.MIDFIELD, Role.SWEEPER},
    };

    private final transient WorldModel world;
    private final transient Positions positions;
    private final Skill skill;
    private final @Nullable Role[] roles;
    private final transient boolean[] filled = new boolean[Role.values().length];
    private Role mine = Role.DEFENDER;
    private double since;
    private double holdSince = Double.NEGATIVE_INFINITY;
    private long changes;

    RoleAssignment(WorldModel world, Positions positions, Skill skill) {
        this.world = world;
        this.positions = positions;
        this.skill = skill;
        this.roles = new Role[world.robots()];
    }

    /** {@return this robot's role} */
    public Role mine() {
        return mine;
    }

    /** {@return for how long it has had it, s} */
    public double seconds() {
        return world.time() - since;
    }

    /** {@return how often it has changed} */
    public long changes() {
        return changes;
    }

    /**
     * {@return the robot that has a role as far as this one knows, or −1}
     *
     * @param role which
     */
    public int robotOf(Role role) {
        for (int robot = 0; robot < roles.length; robot++) {
            if (roles[robot] == role) {
                return robot;
            }
        }
        return -1;
    }

    boolean hasKeeper() {
        return world.robots() > 1;
    }

    void assign() {
        read();
        int best = chooseAttacker();
        if (best >= 0 && roles[best] != Role.ATTACKER) {
            Role free = roles[best];
            for (int robot = 0; robot < roles.length; robot++) {
                if (roles[robot] == Role.ATTACKER) {
                    roles[robot] = free;
                    free = null;
                }
            }
            roles[best] = Role.ATTACKER;
        }
        fillPosts(best);
        Role now = roles[world.self()];
        boolean settled = seconds() > SHORTEST_SECONDS || world.isHolding();
        if (now != null && now != mine && settled) {
            mine = now;
            since = world.time();
            changes++;
        }
        roles[world.self()] = mine;
    }

    private void read() {
        for (int robot = 0; robot < roles.length; robot++) {
            Mate mate = world.mate(robot);
            if (!mate.present) {
                roles[robot] = null;
            } else if (robot == world.self()) {
                roles[robot] = mine;
            } else {
                roles[robot] = Role.of(mate.role);
            }
            if (mate.present && hasKeeper() && robot == 0) {
                roles[robot] = Role.KEEPER;
            } else if (roles[robot] == Role.KEEPER) {
                roles[robot] = null;
            }
        }
    }

    /** The one that is soonest at the ball; who has it, or is about to get a pass, is before all others. */
    private int chooseAttacker() {
        if (world.isHolding()) {
            holdSince = world.time();
        }
        int best = -1;
        double least = Double.POSITIVE_INFINITY;
        for (int robot = hasKeeper() ? 1 : 0; robot < roles.length; robot++) {
            Mate mate = world.mate(robot);
            if (mate.present) {
                double cost = secondsToBall(mate) - (roles[robot] == Role.ATTACKER ? LOYALTY : 0);
                boolean had = robot == world.self() && world.time() - holdSince < 0.15;
                cost -= mate.holdsBall || had ? HOLDING_BONUS : 0;
                cost -= isReceiver(robot) ? 0.8 : 0;
                if (cost < least) {
                    least = cost;
                    best = robot;
                }
            }
        }
        return best;
    }

    private boolean isReceiver(int robot) {
        for (int passer = 0; passer < roles.length; passer++) {
            Mate mate = world.mate(passer);
            if (passer != robot && mate.present && mate.passTo == robot && !mate.holdsBall) {
                return true;
            }
        }
        return false;
    }

    /** How soon a robot would be where the ball then is, roughly. */
    double secondsToBall(Mate mate) {
        double seconds = 0;
        for (int i = 0; i < 2; i++) {
            double travel = world.travel(seconds);
            seconds = mate.distance(world.ball.x + travel * world.ball.vx, world.ball.y + travel * world.ball.vy)
                    / skill.speed();
        }
        return seconds + (mate.x > world.ball.x + 0.3 ? 0.15 : 0);
    }

    /** Everybody but keeper and attacker has a post of its own. */
    private void fillPosts(int attacker) {
        int others = 0;
        for (int robot = hasKeeper() ? 1 : 0; robot < roles.length; robot++) {
            others += world.mate(robot).present && robot != attacker ? 1 : 0;
        }
        Role[] posts = POSTS[Math.min(others, POSTS.length - 1)];
        java.util.Arrays.fill(filled, true);
        for (Role post : posts) {
            filled[post.ordinal()] = false;
        }
        for (Role post : posts) {
            keepNearest(post, attacker);
        }
        for (int robot = hasKeeper() ? 1 : 0; robot < roles.length; robot++) {
            if (world.mate(robot).present && robot != attacker && !keeps(robot, posts)) {
                roles[robot] = nearestFree(world.mate(robot), posts);
            }
        }
        if (seconds() > SWAP_SECONDS && mine != Role.ATTACKER && mine != Role.KEEPER) {
            swapIfBothWin(attacker);
        }
    }

    private boolean keeps(int robot, Role[] posts) {
        for (Role post : posts) {
            if (roles[robot] == post) {
                return true;
            }
        }
        return false;
    }

    /** Of several that say they have a post, the nearest keeps it. */
    private void keepNearest(Role post, int attacker) {
        int keeper = -1;
        double least = Double.POSITIVE_INFINITY;
        for (int robot = 0; robot < roles.length; robot++) {
            if (roles[robot] == post && robot != attacker) {
                double cost = way(robot, post);
                if (cost < least) {
                    least = cost;
                    keeper = robot;
                }
            }
        }
        for (int robot = 0; robot < roles.length; robot++) {
            if (roles[robot] == post && robot != keeper) {
                roles[robot] = null;
            }
        }
        filled[post.ordinal()] |= keeper >= 0;
    }

    private Role nearestFree(Mate mate, Role[] posts) {
        Role best = Role.SWEEPER;
        double least = Double.POSITIVE_INFINITY;
        for (Role post : posts) {
            if (!filled[post.ordinal()] && way(mate.number, post) < least) {
                least = way(mate.number, post);
                best = post;
            }
        }
        filled[best.ordinal()] = true;
        return best;
    }

    private double way(int robot, Role post) {
        positions.post(post);
        return world.mate(robot).distance(positions.x, positions.y);
    }

    private void swapIfBothWin(int attacker) {
        int self = world.self();
        Role own = roles[self];
        if (own == null) {
            return;
        }
        for (int robot = hasKeeper() ? 1 : 0; robot < roles.length; robot++) {
            Role other = roles[robot];
            if (robot != self && robot != attacker && other != null && world.mate(robot).roleSeconds > SWAP_SECONDS) {
                double now = way(self, own) + way(robot, other);
                double then = way(self, other) + way(robot, own);
                if (now - then > SWAP_GAIN) {
                    roles[self] = other;
                    roles[robot] = own;
                    return;
                }
            }
        }
    }
}
