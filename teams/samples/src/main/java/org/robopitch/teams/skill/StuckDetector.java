// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.skill;

import org.robopitch.engine.match.Commands;
import org.robopitch.robot.Remembering;

/**
 * Notices robots that want to move but do not, and frees them: back off the way that is open, turning as they go, the
 * other way round if that did not help.
 */
public final class StuckDetector implements Remembering {
    private static final double PATIENCE = 0.4;
    private static final double ESCAPE = 0.3;
    private static final double LONGER = 0.1;
    private static final int LONGEST = 4;
    private static final double FREE_AFTER = 1.5;
    private static final double MOVED = 0.015;
    private static final double WANTED_SPEED = 0.15;
    private static final double WANTED_SPIN = 6;

    private final Field field;
    private final transient Sight sight;
    private final transient Driver driver;
    private final double[] anchorX;
    private final double[] anchorY;
    private final double[] anchorHeadingX;
    private final double[] anchorHeadingY;
    private final double[] still;
    private final double[] escaping;
    private final double[] escapeSpeed;
    private final double[] escapeSpin;
    private final double[] free;
    private final int[] tries;

    /**
     * A watch over a team's robots.
     *
     * @param field where it is played
     * @param sight where the robots are
     * @param driver what they were told
     */
    public StuckDetector(Field field, Sight sight, Driver driver) {
        this.field = field;
        this.sight = sight;
        this.driver = driver;
        int n = sight.robots;
        anchorX = new double[n];
        anchorY = new double[n];
        anchorHeadingX = new double[n];
        anchorHeadingY = new double[n];
        still = new double[n];
        escaping = new double[n];
        escapeSpeed = new double[n];
        escapeSpin = new double[n];
        free = new double[n];
        tries = new int[n];
    }

    /** Forgets everything, as after the referee has moved robots. */
    public void reset() {
        for (int i = 0; i < sight.robots; i++) {
            still[i] = 0;
            escaping[i] = 0;
            tries[i] = 0;
        }
    }

    /**
     * Lets a robot escape if it is stuck.
     *
     * @param commands receives the wheel speeds of the escape
     * @param robot which one
     * @return whether it is escaping, so that nothing else should be asked of it in this cycle
     */
    public boolean escape(Commands commands, int robot) {
        if (escaping[robot] > 0) {
            escaping[robot] -= field.cycle();
            driver.move(commands, robot, escapeSpeed[robot], escapeSpin[robot]);
            if (escaping[robot] <= 0) {
                drop(robot);
            }
            return true;
        }
        watch(robot);
        if (still[robot] < PATIENCE) {
            return false;
        }
        begin(robot);
        driver.move(commands, robot, escapeSpeed[robot], escapeSpin[robot]);
        return true;
    }

    private void watch(int robot) {
        double dx = sight.own.x[robot] - anchorX[robot];
        double dy = sight.own.y[robot] - anchorY[robot];
        double facing =
                sight.own.headingX[robot] * anchorHeadingX[robot] + sight.own.headingY[robot] * anchorHeadingY[robot];
        boolean wants =
                Math.abs(driver.wantedSpeed(robot)) > WANTED_SPEED || Math.abs(driver.wantedSpin(robot)) > WANTED_SPIN;
        boolean moved = dx * dx + dy * dy > MOVED * MOVED;
        free[robot] += field.cycle();
        if (free[robot] > FREE_AFTER) {
            tries[robot] = 0;
        }
        if (moved || !wants || facing < 0.9) {
            drop(robot);
        } else {
            still[robot] += field.cycle();
        }
    }

    /** Drops the anchor here: from now on the robot is expected to move away. */
    private void drop(int robot) {
        anchorX[robot] = sight.own.x[robot];
        anchorY[robot] = sight.own.y[robot];
        anchorHeadingX[robot] = sight.own.headingX[robot];
        anchorHeadingY[robot] = sight.own.headingY[robot];
        still[robot] = 0;
    }

    private void begin(int robot) {
        int attempt = tries[robot]++;
        double way = driver.wantedSpeed(robot) > 0 ? -1 : 1;
        boolean open = !blocked(robot, way);
        boolean otherOpen = !blocked(robot, -way);
        if (open == otherOpen ? attempt % 2 == 1 : otherOpen) {
            way = -way;
        }
        // Neighbours in a pile turn opposite ways, so that they do not mesh like gears.
        double turn = (robot + attempt / 2) % 2 == 0 ? 1 : -1;
        boolean walledIn = !open && !otherOpen;
        escapeSpeed[robot] = walledIn ? 0 : 0.7 * field.topSpeed() * way;
        escapeSpin[robot] = (walledIn ? 30 : 6) * turn;
        // Who runs into the same pile again stays away longer each time.
        escaping[robot] = ESCAPE + LONGER * Math.min(attempt, LONGEST);
        free[robot] = 0;
    }

    /** Whether a wall or a robot is in the way of a short move, forwards (1) or backwards (−1). */
    private boolean blocked(int robot, double way) {
        double side = 2 * field.robotHalf();
        double x = sight.own.x[robot] + way * side * sight.own.headingX[robot];
        double y = sight.own.y[robot] + way * side * sight.own.headingY[robot];
        double line = field.halfLength() - field.robotHalf();
        boolean inGoal = Math.abs(sight.own.x[robot]) > line;
        double sideWall = (inGoal ? field.goalHalf() : field.halfWidth()) - field.robotHalf();
        boolean leaves = Math.abs(x) < Math.abs(sight.own.x[robot]) + 0.2 * side;
        if (Math.abs(y) > sideWall || Math.abs(x) > line && !leaves) {
            return true;
        }
        boolean blocked = false;
        for (int j = 0; j < sight.robots; j++) {
            blocked |= j != robot && near(sight.own, j, x, y, side) || near(sight.opponents, j, x, y, side);
        }
        return blocked;
    }

    private static boolean near(Sight.Squad squad, int j, double x, double y, double reach) {
        double dx = squad.x[j] - x;
        double dy = squad.y[j] - y;
        return squad.there[j] && dx * dx + dy * dy < 0.7 * reach * reach;
    }
}
