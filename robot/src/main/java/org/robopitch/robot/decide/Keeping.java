// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.decide;

import org.robopitch.robot.GameMode;
import org.robopitch.robot.Remembering;
import org.robopitch.robot.believe.FieldModel;
import org.robopitch.robot.believe.Mate;
import org.robopitch.robot.believe.WorldModel;

/** The goalkeeper: between ball and goal, where a shot or a lob will cross the line, and rid of a ball it holds. */
final class Keeping implements Remembering {
    private static final double OUT = 0.45;

    /** A ball that is nearer to the goal than this is met, m; how far out, as a share of its distance and at most, m. */
    private static final double CLOSE = 5.5;

    private static final double HALF_WAY = 0.45;
    private static final double FARTHEST_OUT = 1.7;

    /** A ball that comes faster than this is a shot, m/s. */
    private static final double FAST = 3;

    /** A ball that is higher flies, m; it is met on the line if it gets there within so many seconds. */
    private static final double FLIES = 0.12;

    private static final double FLIGHT = 1.3;

    /** How far behind the line the keeper's middle is for that, as a share of its half width. */
    private static final double ON_LINE = 0.4;

    private final transient WorldModel world;
    private final FieldModel field;
    private final Skill skill;
    private final transient Passing passing;
    private boolean touchdownKnown;
    private double touchdownX;
    private double touchdownY;

    Keeping(WorldModel world, Skill skill, Passing passing) {
        this.world = world;
        this.field = world.field;
        this.skill = skill;
        this.passing = passing;
    }

    /** Sets where a ball in the air will come down, as the depth cameras see it. */
    void touchdown(boolean known, double x, double y) {
        touchdownKnown = known;
        touchdownX = x;
        touchdownY = y;
    }

    void play(Intent intent) {
        intent.dribble = world.mode() == GameMode.START;
        Mate me = world.me();
        if (world.mode() == GameMode.START && world.isHolding()) {
            clear(intent, me);
            return;
        }
        double speed = world.ball.speed();
        boolean near = world.ball.x < -field.halfLength() + 1.6 && Math.abs(world.ball.y) < field.goalHalfWidth() + 0.8;
        if (world.mode() == GameMode.START && near && speed < 1.2 && world.ball.z < 0.2) {
            intent.label = "collect";
            double facing = me.bearing(world.ball);
            double dx = world.ball.x - me.x;
            double dy = world.ball.y - me.y;
            double way = Math.max(0.01, Math.sqrt(dx * dx + dy * dy));
            double stop = Math.max(0, way - field.keptAt() + 0.05) / way;
            intent.go(me.x + stop * dx, me.y + stop * dy, facing);
            intent.touching = true;
            intent.arriving = 0.3;
            return;
        }
        if (!saveLob(intent, me)) {
            guard(intent);
        }
    }

    /** A ball that flies towards the goal is met on the line: before it, it passes over the keeper. */
    private boolean saveLob(Intent intent, Mate me) {
        boolean flies = world.ball.z > FLIES && world.ball.vx < -1 && world.mode() == GameMode.START;
        double left = world.ball.x + field.halfLength();
        double y = world.ball.y + world.ball.vy * left / -Math.min(-1, world.ball.vx);
        if (!flies || left < 0 || left > -FLIGHT * world.ball.vx || Math.abs(y) > field.goalHalfWidth() + 0.4) {
            return false;
        }
        intent.label = "save lob";
        // Between the posts, its front just before the line.
        double most = field.goalHalfWidth() - 1.1 * field.robotHalfWidth();
        pullTo(intent, me, -field.halfLength() - ON_LINE * field.robotHalfWidth(), Math.max(-most, Math.min(most, y)));
        return true;
    }

    private void guard(Intent intent) {
        intent.label = "guard";
        double line = -field.halfLength() + OUT;
        double away = Math.max(OUT, world.ball.x + field.halfLength());
        double y = world.ball.y * Math.max(OUT / away, 0.12);
        double x = line;
        Mate me = world.me();
        double toGoal = Math.sqrt(away * away + world.ball.y * world.ball.y);
        // An aimed lob passes over a keeper that is away from its line.
        boolean mayComeOut = world.mode() == GameMode.START && !skill.lobAimed();
        if (mayComeOut && toGoal < CLOSE && world.ball.x > me.x + 0.3) {
            // Out towards the ball: the nearer the keeper is to it, the more of the goal it covers.
            double out = Math.max(OUT, Math.min(FARTHEST_OUT, HALF_WAY * toGoal));
            x = -field.halfLength() + out * away / toGoal;
            y = out * world.ball.y / toGoal;
        }
        boolean shot = false;
        if (world.ball.vx < -0.8) {
            double seconds = (world.ball.x - me.x) / -world.ball.vx;
            double crossing = world.ball.y + world.ball.vy * (world.ball.x + field.halfLength()) / -world.ball.vx;
            if (seconds > 0 && seconds < 2.5) {
                double there = world.ball.y + world.ball.vy * seconds;
                boolean fast = world.ball.vx < -FAST && Math.abs(crossing) < field.goalHalfWidth() + 0.5;
                shot = fast && world.mode() == GameMode.START;
                y = fast || x == line ? there : y;
                x = shot ? me.x : x;
            }
        }
        if (touchdownKnown && touchdownX < line + 1.5) {
            shot = false;
            x = line;
            y = touchdownY;
        }
        double most = field.goalHalfWidth() - 0.15;
        y = Math.max(-most, Math.min(most, y));
        if (shot) {
            throwItself(intent, me, y);
            return;
        }
        intent.go(x, y, 0);
        intent.touching = true;
    }

    /** As fast as possible to one side, without a plan. */
    private void throwItself(Intent intent, Mate me, double y) {
        intent.label = "save";
        pullTo(intent, me, me.x, y);
    }

    private void pullTo(Intent intent, Mate me, double x, double y) {
        intent.go(x, y, 0);
        double dx = x - me.x;
        double dy = y - me.y;
        double left = Math.sqrt(dx * dx + dy * dy);
        double fast = left < 0.02 ? 0 : Math.min(skill.speed(), Math.sqrt(2 * skill.braking() * left)) / left;
        double vx = fast * dx;
        double vy = fast * dy;
        intent.pull(me.cosine * vx + me.sine * vy, me.cosine * vy - me.sine * vx, -3 * me.heading);
    }

    private void clear(Intent intent, Mate me) {
        if (passing.pass(intent, me, false)) {
            return;
        }
        intent.label = "clear";
        double best = Double.NEGATIVE_INFINITY;
        double heading = 0;
        for (int i = -3; i <= 3; i++) {
            double angle = 0.35 * i;
            double x = me.x + 6 * StrictMath.cos(angle);
            double y = me.y + 6 * StrictMath.sin(angle);
            boolean inside = Math.abs(y) < field.halfWidth() - 0.5;
            double room = world.opponents.room(me.x, me.y, x, y, 8) - (inside ? 0 : 1);
            if (room > best) {
                best = room;
                heading = angle;
            }
        }
        intent.go(me.x, me.y, heading);
        if (Math.abs(me.turnTo(heading)) < 0.2) {
            intent.kick = Intent.Kick.GROUND;
            intent.kickSpeed = Math.min(skill.shot(), 7.5);
        }
    }
}
