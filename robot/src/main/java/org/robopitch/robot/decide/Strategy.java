// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.decide;

import org.robopitch.robot.Remembering;
import org.robopitch.robot.believe.ManMarking;
import org.robopitch.robot.believe.Mate;
import org.robopitch.robot.believe.WorldModel;
import org.robopitch.robot.share.Item;
import org.robopitch.robot.share.RealTimeStore;

/** Decides what a robot wants to do next, from what it believes, and tells its mates. */
public final class Strategy implements Remembering {
    /** Who does not play the ball is no nearer to it, m. */
    private static final double ROOM = 1.1;

    /** How long a pass is announced after the kick, s. */
    private static final double PASS_SECONDS = 1.2;

    private final transient WorldModel world;
    private final transient RealTimeStore store;
    private final Skill skill;
    private final RoleAssignment roles;
    private final Positions positions;
    private final ManMarking marking;
    private final Passing passing;
    private final Attack attack;
    private final Keeping keeping;
    private final transient boolean[] free;
    private final Intent intent = new Intent();
    private int lastPassTo = -1;
    private double lastPassX;
    private double lastPassY;
    private double lastPassAt = Double.NEGATIVE_INFINITY;

    /**
     * The strategy of a robot.
     *
     * @param world what it believes
     * @param store what it shares
     * @param skill what it can do
     */
    public Strategy(WorldModel world, RealTimeStore store, Skill skill) {
        this.world = world;
        this.store = store;
        this.skill = skill;
        this.marking = new ManMarking(world.robots());
        this.positions = new Positions(world, marking);
        this.roles = new RoleAssignment(world, positions, skill);
        this.passing = new Passing(world, skill);
        this.attack = new Attack(world, skill, passing);
        this.keeping = new Keeping(world, skill, passing);
        this.free = new boolean[world.robots()];
    }

    /** {@return who has which role, as far as this robot knows} */
    public RoleAssignment roles() {
        return roles;
    }

    /**
     * Sets where a ball in the air will come down.
     *
     * @param known whether it is known
     * @param x m
     * @param y m
     */
    public void touchdown(boolean known, double x, double y) {
        keeping.touchdown(known, x, y);
    }

    /** {@return what was decided last; always the same object} */
    public Intent intent() {
        return intent;
    }

    /** {@return what to do next; always the same object} */
    public Intent decide() {
        roles.assign();
        Role role = roles.mine();
        for (int robot = 0; robot < free.length; robot++) {
            free[robot] = robot != roles.robotOf(Role.ATTACKER) && robot != roles.robotOf(Role.KEEPER);
        }
        marking.assign(world, free);
        intent.begin(role, skill.speed());
        if (!world.me().present) {
            intent.stand("lost");
        } else {
            switch (world.mode()) {
                case STOP -> intent.stand("stop");
                case PARKING -> park();
                case TEST -> test();
                case START -> play(role);
                default -> restart(role);
            }
        }
        if (!intent.stop && !intent.direct && !intent.touching) {
            makeRoom();
        }
        tell();
        return intent;
    }

    /** A place that a mate has taken, or is nearer to and goes to, is left to it: beside it there is room. */
    private void makeRoom() {
        Mate me = world.me();
        double room = 2.6 * world.field.robotHalfWidth();
        for (int robot = 0; robot < world.robots(); robot++) {
            Mate mate = world.mate(robot);
            if (robot == world.self() || !mate.present) {
                continue;
            }
            boolean there = mate.distance(intent.x, intent.y) < room;
            if (there && mate.distance(intent.x, intent.y) < me.distance(intent.x, intent.y)) {
                double dx = me.x - mate.x;
                double dy = me.y - mate.y;
                double away = Math.max(0.05, Math.sqrt(dx * dx + dy * dy));
                intent.x = mate.x + room * dx / away;
                intent.y = mate.y + room * dy / away;
                return;
            }
        }
    }

    private void play(Role role) {
        if (!world.isBallKnown()) {
            search(role);
            return;
        }
        switch (role) {
            case KEEPER -> keeping.play(intent);
            case ATTACKER -> attack.play(intent);
            default -> {
                if (!passing.receive(intent)) {
                    post(role);
                }
            }
        }
    }

    private void restart(Role role) {
        if (!world.isBallKnown()) {
            intent.stand("waits");
        } else if (role == Role.KEEPER) {
            keeping.play(intent);
        } else {
            positions.prepare(intent, role);
        }
    }

    private void post(Role role) {
        Mate me = world.me();
        boolean theirs = world.opponents.carrier() >= 0;
        int opponent = marking.opponentOf(world.self());
        if (role == Role.ASSISTANT && !theirs) {
            intent.label = "offers";
            positions.open(me.x, me.y);
        } else if (theirs && opponent >= 0 && role != Role.DEFENDER) {
            intent.label = "marks";
            positions.mark(world.opponents.get(opponent).x, world.opponents.get(opponent).y);
        } else {
            intent.label = role == Role.DEFENDER || role == Role.SWEEPER ? "defends" : "waits";
            positions.post(role);
        }
        positions.keepAway(ROOM);
        double facing = me.bearing(world.ball);
        intent.go(positions.x, positions.y, facing);
    }

    /** Nobody knows where the ball is: everybody looks around at its post. */
    private void search(Role role) {
        intent.label = "searches";
        if (role == Role.KEEPER) {
            intent.go(-world.field.halfLength() + 0.5, 0, 0);
            return;
        }
        double along = role == Role.DEFENDER ? -0.5 : role == Role.ATTACKER ? 0 : 0.3;
        double across = role == Role.MIDFIELD || role == Role.SWEEPER ? -0.5 : role == Role.ASSISTANT ? 0.5 : 0;
        intent.go(along * world.field.halfLength(), across * world.field.halfWidth(), world.me().heading + 1);
    }

    /** Beside each other along the side line, off the field. */
    private void park() {
        intent.label = "parks";
        intent.go(-1 - 1.4 * world.self(), -world.field.halfWidth() - 0.6, Math.PI / 2);
    }

    private void test() {
        intent.label = "tests";
        intent.pull(0, 0, 1);
    }

    private void tell() {
        double[] told = store.write(Item.STRATEGY, world.time());
        told[0] = intent.role.ordinal();
        told[1] = intent.x;
        told[2] = intent.y;
        told[3] = roles.seconds();
        told[4] = passed() ? lastPassTo : intent.passTo;
        told[5] = passed() ? lastPassX : intent.passX;
        told[6] = passed() ? lastPassY : intent.passY;
        if (intent.passTo >= 0 && intent.kick != Intent.Kick.NONE) {
            lastPassTo = intent.passTo;
            lastPassX = intent.passX;
            lastPassY = intent.passY;
            lastPassAt = world.time();
        }
    }

    /** Whether a ball that this robot has passed is on its way. */
    private boolean passed() {
        return intent.passTo < 0 && world.time() - lastPassAt < PASS_SECONDS && !world.isHolding();
    }
}
