// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import org.robopitch.engine.match.Referee.EventSink;
import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.sensor.FieldLines;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.humanoid.world.PartMotion;
import org.robopitch.kit.game.Sides;

/** The robots as the referee sees them, and how it moves them. Blue is the left team and attacks towards positive x. */
final class Players {
    private static final double ROOM = 0.5;
    private static final double BESIDE_THE_PITCH = 1.0;
    private static final double LIFTED = 1.0;

    private final HumanoidWorld world;
    private final Sides sides;
    private final double standingHeight;
    private final PartMotion torso = new PartMotion();

    Players(HumanoidWorld world, double standingHeight) {
        this.world = world;
        this.standingHeight = standingHeight;
        this.sides = new Sides(world.robots() / 2);
    }

    int count() {
        return world.robots();
    }

    Side side(int robot) {
        return sides.of(robot);
    }

    static int attacks(Side side) {
        return side == Side.BLUE ? 1 : -1;
    }

    private int attacks(int robot) {
        return attacks(side(robot));
    }

    /** {@return number in the team, from 0} */
    int number(int robot) {
        return sides.number(robot);
    }

    boolean isKeeper(int robot) {
        return number(robot) == 0;
    }

    boolean present(int robot) {
        return world.present(robot);
    }

    int countOf(Side side) {
        int count = 0;
        for (int r = 0; r < count(); r++) {
            count += present(r) && side(r) == side ? 1 : 0;
        }
        return count;
    }

    PartMotion torso(int robot) {
        world.part(robot, 0, torso);
        return torso;
    }

    double x(int robot) {
        return torso(robot).position[0];
    }

    double y(int robot) {
        return torso(robot).position[1];
    }

    double distance(int robot, double x, double y) {
        PartMotion at = torso(robot);
        double dx = at.position[0] - x;
        double dy = at.position[1] - y;
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** {@return whether a robot is on its feet, or trying} */
    boolean stands(int robot) {
        return torso(robot).position[2] >= standingHeight;
    }

    /** {@return whether a robot is in the penalty area of its own team, but not in the goal behind it} */
    boolean inOwnArea(int robot) {
        double half = world.physics().pitchLength() / 2;
        double width = (world.physics().goalWidth() + FieldLines.PENALTY_BEYOND_GOAL) / 2;
        double depth = -attacks(robot) * x(robot);
        return depth > half - FieldLines.PENALTY_DEPTH && depth < half && Math.abs(y(robot)) < width;
    }

    /** Reports what a robot did. */
    void report(EventSink events, String kind, int robot, String text) {
        events.report(kind, side(robot), number(robot), text);
    }

    /** Moves the robots of a side out of a circle. */
    void clearCircle(Side side, double x, double y, double within, double to) {
        for (int r = 0; r < count(); r++) {
            if (present(r) && side(r) == side && distance(r, x, y) < within) {
                double dx = x(r) - x;
                double dy = y(r) - y;
                double distance = Math.sqrt(dx * dx + dy * dy);
                // One that stands exactly there leaves towards its own goal.
                double ux = distance > 1e-6 ? dx / distance : -attacks(side);
                double uy = distance > 1e-6 ? dy / distance : 0;
                moveTo(r, x + to * ux, y + to * uy, ux, uy);
            }
        }
    }

    /** Moves the robots of a side out of a box, into the field. */
    void clearBox(Side side, double lowX, double highX, double halfWidth, double outX) {
        for (int r = 0; r < count(); r++) {
            if (present(r) && side(r) == side) {
                double x = x(r);
                double y = y(r);
                if (x > lowX && x < highX && Math.abs(y) < halfWidth) {
                    moveTo(r, outX, y, 0, y < 0 ? -1 : 1);
                }
            }
        }
    }

    /** Moves the robots of a side that are beyond the middle line back behind it, except those within a circle around its middle. */
    void clearOpponentsHalf(Side side, double except) {
        int attacks = attacks(side);
        for (int r = 0; r < count(); r++) {
            if (present(r) && side(r) == side && attacks * x(r) > 0 && distance(r, 0, 0) >= except) {
                moveTo(r, -attacks * ROOM, y(r), -attacks, 0);
            }
        }
    }

    /** Carries a robot as it is to a place, or onwards along a direction until it has room. */
    private void moveTo(int robot, double x, double y, double ux, double uy) {
        double toX = x;
        double toY = y;
        for (int tries = 0; tries < 60 && crowded(robot, toX, toY); tries++) {
            toX += 0.25 * ux;
            toY += 0.25 * uy;
        }
        world.shift(robot, toX, toY);
    }

    private boolean crowded(int robot, double x, double y) {
        for (int r = 0; r < count(); r++) {
            if (r != robot && present(r) && distance(r, x, y) < ROOM) {
                return true;
            }
        }
        return false;
    }

    /** Holds a robot up in the air, where nobody touches it. */
    void lift(int robot) {
        world.lift(robot, LIFTED);
    }

    /** Puts a robot beside the pitch, upright, on the side away from the ball, looking at the field. */
    void sendOff(int robot) {
        double half = world.physics().pitchLength() / 2;
        double x = Math.max(-half + 1, Math.min(half - 1, x(robot)));
        double away = world.ball(1) > 0 ? -1 : 1;
        double y = away * (world.physics().pitchWidth() / 2 + BESIDE_THE_PITCH);
        double towardsOwnGoal = x * attacks(robot) > 0 ? -1 : 1;
        for (int tries = 0; tries < 60 && crowded(robot, x, y); tries++) {
            x += 0.5 * attacks(robot) * towardsOwnGoal;
        }
        world.beam(robot, x, y, -away * Math.PI / 2);
    }
}
