// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.decide;

import org.robopitch.robot.believe.Opponents;
import org.robopitch.robot.believe.WorldModel;

/** How free a way is for the ball. */
final class Lanes {
    private Lanes() {}

    /**
     * How much room a ball has beside the nearest opponent on its way, m: negative if it would hit one. Opponents get some
     * time to step into a long way.
     */
    static double room(WorldModel world, double fromX, double fromY, double toX, double toY, double ballSpeed) {
        Opponents opponents = world.opponents();
        double reach = world.field().robotHalfWidth() + world.field().ballRadius();
        double wayX = toX - fromX;
        double wayY = toY - fromY;
        double length = Math.sqrt(wayX * wayX + wayY * wayY);
        if (length < 1e-6) {
            return 0;
        }
        wayX /= length;
        wayY /= length;
        double least = 2;
        for (int i = 0; i < opponents.count(); i++) {
            double dx = opponents.get(i).x - fromX;
            double dy = opponents.get(i).y - fromY;
            double along = wayX * dx + wayY * dy;
            if (along < -0.1 || along > length + 0.3) {
                continue;
            }
            double aside = Math.abs(wayX * dy - wayY * dx);
            double steps = Math.min(0.5, Math.max(0, along) / ballSpeed);
            least = Math.min(least, aside - reach - steps);
        }
        return least;
    }

    /** How far the nearest opponent is from a place, m. */
    static double nearestOpponent(WorldModel world, double x, double y) {
        Opponents opponents = world.opponents();
        double least = 100;
        for (int i = 0; i < opponents.count(); i++) {
            double dx = opponents.get(i).x - x;
            double dy = opponents.get(i).y - y;
            least = Math.min(least, dx * dx + dy * dy);
        }
        return Math.sqrt(least);
    }

    /** The opponent that is at the ball, or −1. */
    static int carrier(WorldModel world) {
        Opponents opponents = world.opponents();
        double least = world.field().keptAt() + 0.2;
        int best = -1;
        for (int i = 0; i < opponents.count(); i++) {
            double dx = opponents.get(i).x - world.ball().x;
            double dy = opponents.get(i).y - world.ball().y;
            double away = Math.sqrt(dx * dx + dy * dy);
            if (away < least && world.ball().z < 0.5) {
                least = away;
                best = i;
            }
        }
        return best;
    }
}
