// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.decide;

import org.robopitch.robot.GameMode;
import org.robopitch.robot.Remembering;
import org.robopitch.robot.believe.FieldModel;
import org.robopitch.robot.believe.Mate;
import org.robopitch.robot.believe.Opponents;
import org.robopitch.robot.believe.WorldModel;

/** The attacker: it goes for the ball and, once it has it, shoots, lobs, passes or dribbles. */
final class Attack implements Remembering {
    /** The rules allow three metres. */
    private static final double DRIBBLE = 2.5;

    /** By how much a shot must get past everybody to be tried at once, and when there is no time, m. */
    private static final double SURE = 0.03;

    private static final double HURRIED = -0.15;
    private static final double NEAR = 9;

    /** So far up the field, as a share of its half, a ball that cannot be kept is kicked ahead. */
    private static final double DEEP = 0.3;

    /** Where a lob comes down, m behind the goal line: over a keeper before the line, and below the bar. */
    private static final double BEHIND_LINE = 0.6;

    private static final double STATIC_PASS_SECONDS = 4;
    private static final int WAYS = 4;

    private static final int AIMS = 5;

    /** How far a shot stays from a post, m. */
    private static final double BESIDE_POST = 0.1;

    /** How late opponents see a shot, s. */
    private static final double NOTICE = 0.05;

    /** How exactly a robot shoots, rad. */
    private static final double INEXACT = 0.012;

    /** How much of a goalkeeper's step others make. */
    private static final double OTHERS_STEP = 0.4;

    /** An aim that was chosen before is kept if another is not this much better, m. */
    private static final double AIM_LOYALTY = 0.05;

    /** What a turn costs: opponents move meanwhile, m per rad. */
    private static final double TURNING = 0.08;

    private final transient WorldModel world;
    private final FieldModel field;
    private final Skill skill;
    private final transient Passing passing;
    private boolean held;
    private double heldSince;
    private double heldFromX;
    private double heldFromY;
    private double lostAt = Double.NEGATIVE_INFINITY;
    private double aimY;

    /** Where the best shot of the last look goes, m across the goal. */
    private double shotY;

    private double pressedSince = Double.NaN;

    Attack(WorldModel world, Skill skill, Passing passing) {
        this.world = world;
        this.field = world.field;
        this.skill = skill;
        this.passing = passing;
    }

    void play(Intent intent) {
        intent.dribble = true;
        Mate me = world.me();
        if (!world.isHolding()) {
            if (held) {
                lostAt = world.time();
            }
            held = false;
            chase(intent, me);
            return;
        }
        if (!held) {
            held = true;
            // A ball that was gone for a moment is still the same dribble.
            if (world.time() - lostAt > 0.3) {
                heldSince = world.time();
                heldFromX = me.x;
                heldFromY = me.y;
            }
            pressedSince = Double.NaN;
        }
        withBall(intent, me);
    }

    private double heldSeconds() {
        return world.time() - heldSince;
    }

    private void chase(Intent intent, Mate me) {
        double facing = me.bearing(world.ball);
        intent.touching = true;
        int carrier = world.opponents.carrier();
        if (carrier >= 0) {
            tackle(intent, me, carrier, facing);
            return;
        }
        intent.label = "chase";
        double away = me.distance(world.ball);
        double seconds = Math.max(0, away - field.keptAt()) / skill.speed();
        for (int i = 0; i < 2; i++) {
            double travel = world.travel(seconds);
            seconds = me.distance(world.ball.x + travel * world.ball.vx, world.ball.y + travel * world.ball.vy)
                    / skill.speed();
        }
        double travel = world.travel(Math.min(1.5, seconds));
        double x = world.ball.x + travel * world.ball.vx;
        double y = world.ball.y + travel * world.ball.vy;
        double dx = x - me.x;
        double dy = y - me.y;
        double way = Math.max(0.01, Math.sqrt(dx * dx + dy * dy));
        double stop = Math.max(0, way - field.keptAt() + 0.04) / way;
        double ballSpeed = world.ball.speed();
        intent.go(me.x + stop * dx, me.y + stop * dy, facing);
        intent.arriving = Math.min(1.5, 0.4 + 0.5 * ballSpeed);
    }

    /** An opponent has the ball: from the front to it, because pushing from behind or beside is a foul. */
    private void tackle(Intent intent, Mate me, int carrier, double facing) {
        intent.label = "tackle";
        double dx = world.ball.x - world.opponents.get(carrier).x;
        double dy = world.ball.y - world.opponents.get(carrier).y;
        double length = Math.max(0.05, Math.sqrt(dx * dx + dy * dy));
        double out = field.keptAt() - 0.02;
        double x = world.ball.x + out * dx / length + 0.15 * world.opponents.get(carrier).vx;
        double y = world.ball.y + out * dy / length + 0.15 * world.opponents.get(carrier).vy;
        double inFront = ((me.x - world.ball.x) * dx + (me.y - world.ball.y) * dy) / length;
        if (inFront < 0) {
            // Around the carrier, not through it.
            double side = (me.x - world.ball.x) * -dy + (me.y - world.ball.y) * dx > 0 ? 1 : -1;
            x += side * 0.9 * -dy / length;
            y += side * 0.9 * dx / length;
        }
        intent.go(x, y, facing);
        intent.arriving = 0.4;
    }

    private void withBall(Intent intent, Mate me) {
        if (wrestle(intent, me)) {
            return;
        }
        boolean passFirst = world.isOurs()
                && world.modeSeconds() < STATIC_PASS_SECONDS
                && world.lastRestart().isRestart()
                && world.lastRestart() != GameMode.PENALTY
                && world.lastRestart() != GameMode.DROPBALL;
        double gone = me.distance(heldFromX, heldFromY);
        boolean pressed = world.opponents.nearest(me.x, me.y) < 1.2;
        boolean hurry = pressed || gone > DRIBBLE - 0.6 || heldSeconds() > 2.5;
        if ((skill.lobAimed() && lob(intent, me)) || shoot(intent, me, hurry)) {
            return;
        }
        if (passFirst && passing.pass(intent, me, true)) {
            return;
        }
        if (!skill.lobAimed() && lob(intent, me)) {
            return;
        }
        boolean mayPass = pressed || gone > DRIBBLE - 0.8 || heldSeconds() > 2.5;
        if (mayPass && passing.pass(intent, me, false)) {
            return;
        }
        boolean deep = me.x < DEEP * field.halfLength();
        if (deep && hurry && passing.intoSpace(intent, me)) {
            return;
        }
        if (gone > DRIBBLE - 0.3 || heldSeconds() > 6) {
            release(intent, me);
            return;
        }
        dribble(intent, me);
    }

    /** Two at the ball: who pulls harder gets it. Backwards and around, away from the opponent. */
    private boolean wrestle(Intent intent, Mate me) {
        boolean contested = world.opponents.carrier() >= 0;
        if (!contested || me.distance(heldFromX, heldFromY) > DRIBBLE) {
            pressedSince = Double.NaN;
            return false;
        }
        if (Double.isNaN(pressedSince)) {
            pressedSince = world.time();
        }
        double seconds = world.time() - pressedSince;
        if (seconds > 1.2 && StrictMath.cos(me.heading) > -0.2) {
            double x = me.x + 1.5 * me.cosine;
            double y = me.y + 1.5 * me.sine;
            if (world.opponents.room(me.x, me.y, x, y, 10) > 0) {
                intent.label = "release";
                intent.stop = true;
                intent.kick = Intent.Kick.GROUND;
                intent.kickSpeed = 5;
                return true;
            }
        }
        intent.label = "wrestle";
        // Now to one side, now to the other, in a rhythm of each robot's own.
        double side = ((int) (seconds / 0.5) + world.self()) % 2 == 0 ? 1 : -1;
        intent.pull(-0.9 * skill.speedWithBall(), side * 0.7, side * 2.5);
        return true;
    }

    /** Into the free part of the goal, if there is one; in a hurry also where somebody may just get it. */
    private boolean shoot(Intent intent, Mate me, boolean hurry) {
        if (me.x > field.halfLength() - 0.6) {
            return false;
        }
        double margin = bestShot(me.x, me.y, me.heading, aimY);
        boolean near = me.distance(field.halfLength(), 0) < NEAR;
        if (margin < (hurry && near ? HURRIED : SURE)) {
            return false;
        }
        aimY = shotY;
        intent.label = "shoot";
        double distance = me.distance(field.halfLength(), aimY);
        double tolerance = Math.max(0.012, Math.min(0.2, 0.6 * margin) / Math.max(1, distance));
        if (turned(intent, me, field.halfLength(), aimY, tolerance)) {
            intent.kick = Intent.Kick.GROUND;
            intent.kickSpeed = skill.shot();
        }
        return true;
    }

    /** Over everybody into the goal. */
    private boolean lob(Intent intent, Mate me) {
        double goalX = field.halfLength();
        double distance = me.distance(goalX, 0);
        if (distance < skill.lobNearest() || distance > skill.lobReach()) {
            return false;
        }
        double aim = skill.lobAimed() ? 0 : Math.copySign(0.5 * field.goalHalfWidth(), -keeperY());
        // An opponent right before the kicker stops any lob.
        double way = Math.max(0.1, me.distance(goalX, aim));
        double nearX = me.x + 1.3 * (goalX - me.x) / way;
        double nearY = me.y + 1.3 * (aim - me.y) / way;
        if (world.opponents.room(me.x, me.y, nearX, nearY, 20) < 0) {
            return false;
        }
        intent.label = "lob";
        if (turned(intent, me, goalX, aim, Math.min(0.12, 0.45 / distance))) {
            intent.kick = Intent.Kick.LOB;
            intent.lobDistance = way - field.keptAt() + BEHIND_LINE;
        }
        return true;
    }

    /** Where the opponents' keeper is, across the goal. */
    private double keeperY() {
        for (int i = 0; i < world.opponents.count(); i++) {
            if (world.opponents.get(i).x > field.halfLength() - 1.2
                    && Math.abs(world.opponents.get(i).y) < field.goalHalfWidth() + 0.5) {
                return world.opponents.get(i).y;
            }
        }
        return 0.1;
    }

    private boolean turned(Intent intent, Mate me, double x, double y, double tolerance) {
        double heading = StrictMath.atan2(y - me.y, x - me.x);
        intent.go(me.x, me.y, heading);
        intent.speed = skill.speedWithBall();
        double off = me.turnTo(heading);
        return Math.abs(off) < tolerance && Math.abs(me.spin) < 6;
    }

    /** As far as it may be carried: on ahead, a little, and after it. */
    private void release(Intent intent, Mate me) {
        intent.label = "tap";
        double heading = StrictMath.atan2(-0.3 * me.y, field.halfLength() - me.x);
        double off = Math.abs(me.turnTo(heading));
        intent.pull(0, 0, Math.copySign(3, me.turnTo(heading)));
        if (off < 0.5 || (off < 1.8 && me.distance(heldFromX, heldFromY) > DRIBBLE + 0.2)) {
            intent.kick = Intent.Kick.GROUND;
            intent.kickSpeed = 3;
        }
    }

    /** To where a shot is best soon, past opponents, and rather ahead; it looks at the goal on the way there. */
    private void dribble(Intent intent, Mate me) {
        intent.label = "dribble";
        double best = Double.NEGATIVE_INFINITY;
        double bestX = me.x;
        double bestY = me.y;
        double straight = StrictMath.atan2(-0.5 * me.y, field.halfLength() - 1.5 - me.x);
        for (int i = -WAYS; i <= WAYS; i++) {
            double heading = straight + 0.45 * i;
            double x = me.x + 1.5 * StrictMath.cos(heading);
            double y = me.y + 1.5 * StrictMath.sin(heading);
            boolean inside = Math.abs(x) < field.halfLength() - 1 && Math.abs(y) < field.halfWidth() - 0.6;
            double shot = Math.max(-0.5, bestShot(x, y, Double.NaN, aimY));
            double worth = Math.min(0.8, world.opponents.room(me.x, me.y, x, y, 4)) - 0.12 * Math.abs(i) + shot;
            if (inside && worth > best) {
                best = worth;
                bestX = x;
                bestY = y;
            }
        }
        bestShot(bestX, bestY, Double.NaN, aimY);
        aimY = shotY;
        intent.go(bestX, bestY, StrictMath.atan2(aimY - me.y, field.halfLength() - me.x));
        intent.speed = skill.speedWithBall();
        intent.arriving = 0.8;
    }

    /**
     * Looks for the best shot along the ground, and sets {@link #shotY}: which part of the goal is free, seen from a place. A
     * goalkeeper that sees the ball come steps towards it for as long as the ball rolls, others hardly do.
     *
     * @param x of the robot with the ball, m
     * @param y of the robot with the ball, m
     * @param heading it looks to, rad; NaN if it may turn on the way there
     * @param last where it aimed before, m
     * @return by how much the ball gets past everybody, m; below 0 if somebody gets it
     */
    private double bestShot(double x, double y, double heading, double last) {
        double widest = field.goalHalfWidth() - field.ballRadius() - BESIDE_POST;
        double most = Double.NEGATIVE_INFINITY;
        double at = 0;
        for (int i = -AIMS; i <= AIMS; i++) {
            double goalY = i * widest / AIMS;
            double worth = margin(x, y, goalY) + (Math.abs(goalY - last) < 0.01 ? AIM_LOYALTY : 0);
            if (!Double.isNaN(heading)) {
                double to = StrictMath.atan2(goalY - y, field.halfLength() - x);
                worth -= TURNING * Math.abs(StrictMath.IEEEremainder(to - heading, 2 * Math.PI));
            }
            if (worth > most) {
                most = worth;
                at = goalY;
            }
        }
        shotY = at;
        return most;
    }

    private double margin(double x, double y, double goalY) {
        double wayX = field.halfLength() - x;
        double wayY = goalY - y;
        double length = Math.sqrt(wayX * wayX + wayY * wayY);
        double slack = skill.shot() * skill.shot() - 2 * field.ballDeceleration() * length;
        if (wayX < 0.3 || slack < 1) {
            return Double.NEGATIVE_INFINITY;
        }
        wayX /= length;
        wayY /= length;
        // Beside the posts: how much of the goal an inexact shot has left on its way in.
        double least = (field.goalHalfWidth() - Math.abs(goalY)) * wayX - field.ballRadius() - INEXACT * length + 0.1;
        double reach = 1.1 * field.robotHalfWidth() + field.ballRadius();
        Opponents opponents = world.opponents;
        for (int i = 0; i < opponents.count(); i++) {
            double dx = opponents.get(i).x - x;
            double dy = opponents.get(i).y - y;
            double along = wayX * dx + wayY * dy;
            if (along > 0.1 && along < length + 0.2) {
                double seconds = Math.max(0, seconds(along - field.keptAt()) - NOTICE);
                double step = steps(seconds) * (isKeeper(opponents, i) ? 1 : OTHERS_STEP);
                double aside = Math.abs(wayX * dy - wayY * dx);
                least = Math.min(least, aside - reach - step - INEXACT * along);
            }
        }
        return least;
    }

    /** How long a shot rolls. */
    private double seconds(double way) {
        double left = Math.sqrt(Math.max(1, skill.shot() * skill.shot() - 2 * field.ballDeceleration() * way));
        return Math.max(0, 2 * way / (skill.shot() + left));
    }

    /** How far a robot gets from rest, m. */
    private double steps(double seconds) {
        return Math.min(skill.speed() * seconds, 0.5 * skill.sideStep() * seconds * seconds);
    }

    private boolean isKeeper(Opponents opponents, int i) {
        return opponents.get(i).x > field.halfLength() - 1.5
                && Math.abs(opponents.get(i).y) < field.goalHalfWidth() + 0.5;
    }
}
