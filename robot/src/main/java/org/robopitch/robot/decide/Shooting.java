// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.decide;

import org.robopitch.robot.believe.FieldModel;
import org.robopitch.robot.believe.Opponents;
import org.robopitch.robot.believe.WorldModel;

/**
 * Shots along the ground: which part of the goal is free, seen from a place. A goalkeeper that sees the ball come steps
 * towards it for as long as the ball rolls, others hardly do.
 */
final class Shooting {
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
    private static final double LOYALTY = 0.05;

    /** What a turn costs: opponents move meanwhile, m per rad. */
    private static final double TURNING = 0.08;

    private final WorldModel world;
    private final FieldModel field;
    private final Skill skill;

    /** Where the best shot of the last look goes, m across the goal. */
    double aimY;

    Shooting(WorldModel world, Skill skill) {
        this.world = world;
        this.field = world.field();
        this.skill = skill;
    }

    /**
     * Looks for the best shot, and sets {@link #aimY}.
     *
     * @param x of the robot with the ball, m
     * @param y of the robot with the ball, m
     * @param heading it looks to, rad; NaN if it may turn on the way there
     * @param last where it aimed before, m
     * @return by how much the ball gets past everybody, m; below 0 if somebody gets it
     */
    double best(double x, double y, double heading, double last) {
        double widest = field.goalHalfWidth() - field.ballRadius() - BESIDE_POST;
        double most = Double.NEGATIVE_INFINITY;
        double bestY = 0;
        for (int i = -AIMS; i <= AIMS; i++) {
            double goalY = i * widest / AIMS;
            double worth = margin(x, y, goalY) + (Math.abs(goalY - last) < 0.01 ? LOYALTY : 0);
            if (!Double.isNaN(heading)) {
                double to = StrictMath.atan2(goalY - y, field.halfLength() - x);
                worth -= TURNING * Math.abs(StrictMath.IEEEremainder(to - heading, 2 * Math.PI));
            }
            if (worth > most) {
                most = worth;
                bestY = goalY;
            }
        }
        aimY = bestY;
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
        Opponents opponents = world.opponents();
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
