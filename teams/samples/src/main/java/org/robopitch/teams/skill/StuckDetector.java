// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.skill;

import java.util.stream.Stream;
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
    private final Watch[] watches;

    /** What is noted of a robot. */
    private static final class Watch implements Remembering {
        double anchorX;
        double anchorY;
        double anchorHeadingX;
        double anchorHeadingY;
        double still;
        double escaping;
        double escapeSpeed;
        double escapeSpin;
        double free;
        int tries;
    }

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
        this.watches = Stream.generate(Watch::new).limit(sight.robots).toArray(Watch[]::new);
    }

    /** Forgets everything, as after the referee has moved robots. */
    public void reset() {
        for (Watch watch : watches) {
            watch.still = 0;
            watch.escaping = 0;
            watch.tries = 0;
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
        Watch it = watches[robot];
        if (it.escaping > 0) {
            it.escaping -= field.cycle();
            driver.move(commands, robot, it.escapeSpeed, it.escapeSpin);
            if (it.escaping <= 0) {
                drop(robot);
            }
            return true;
        }
        watch(robot);
        if (it.still < PATIENCE) {
            return false;
        }
        begin(robot);
        driver.move(commands, robot, it.escapeSpeed, it.escapeSpin);
        return true;
    }

    private void watch(int robot) {
        Watch it = watches[robot];
        Sight.Robot own = sight.own[robot];
        double dx = own.x - it.anchorX;
        double dy = own.y - it.anchorY;
        double facing = own.headingX * it.anchorHeadingX + own.headingY * it.anchorHeadingY;
        boolean wants =
                Math.abs(driver.wantedSpeed(robot)) > WANTED_SPEED || Math.abs(driver.wantedSpin(robot)) > WANTED_SPIN;
        boolean moved = dx * dx + dy * dy > MOVED * MOVED;
        it.free += field.cycle();
        if (it.free > FREE_AFTER) {
            it.tries = 0;
        }
        if (moved || !wants || facing < 0.9) {
            drop(robot);
        } else {
            it.still += field.cycle();
        }
    }

    /** Drops the anchor here: from now on the robot is expected to move away. */
    private void drop(int robot) {
        Watch it = watches[robot];
        Sight.Robot own = sight.own[robot];
        it.anchorX = own.x;
        it.anchorY = own.y;
        it.anchorHeadingX = own.headingX;
        it.anchorHeadingY = own.headingY;
        it.still = 0;
    }

    private void begin(int robot) {
        Watch it = watches[robot];
        int attempt = it.tries++;
        double way = driver.wantedSpeed(robot) > 0 ? -1 : 1;
        boolean open = !blocked(robot, way);
        boolean otherOpen = !blocked(robot, -way);
        if (open == otherOpen ? attempt % 2 == 1 : otherOpen) {
            way = -way;
        }
        // Neighbours in a pile turn opposite ways, so that they do not mesh like gears.
        double turn = (robot + attempt / 2) % 2 == 0 ? 1 : -1;
        boolean walledIn = !open && !otherOpen;
        it.escapeSpeed = walledIn ? 0 : 0.7 * field.topSpeed() * way;
        it.escapeSpin = (walledIn ? 30 : 6) * turn;
        // Who runs into the same pile again stays away longer each time.
        it.escaping = ESCAPE + LONGER * Math.min(attempt, LONGEST);
        it.free = 0;
    }

    /** Whether a wall or a robot is in the way of a short move, forwards (1) or backwards (−1). */
    private boolean blocked(int robot, double way) {
        double side = 2 * field.robotHalf();
        double x = sight.own[robot].x + way * side * sight.own[robot].headingX;
        double y = sight.own[robot].y + way * side * sight.own[robot].headingY;
        double line = field.halfLength() - field.robotHalf();
        boolean inGoal = Math.abs(sight.own[robot].x) > line;
        double sideWall = (inGoal ? field.goalHalf() : field.halfWidth()) - field.robotHalf();
        boolean leaves = Math.abs(x) < Math.abs(sight.own[robot].x) + 0.2 * side;
        if (Math.abs(y) > sideWall || Math.abs(x) > line && !leaves) {
            return true;
        }
        boolean blocked = false;
        for (int j = 0; j < sight.robots; j++) {
            blocked |= j != robot && near(sight.own[j], x, y, side) || near(sight.opponents[j], x, y, side);
        }
        return blocked;
    }

    private static boolean near(Sight.Robot other, double x, double y, double reach) {
        double dx = other.x - x;
        double dy = other.y - y;
        return other.there && dx * dx + dy * dy < 0.7 * reach * reach;
    }
}
