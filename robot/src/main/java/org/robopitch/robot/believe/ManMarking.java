// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.believe;

import java.util.Arrays;
import org.robopitch.robot.Remembering;

/**
 * Who marks whom: each opponent, the most dangerous first, gets the nearest robot that is still free. All robots work it
 * out from the same messages, so they agree up to their age; who marks an opponent keeps it unless another is clearly
 * nearer.
 */
public final class ManMarking implements Remembering {
    private static final double LOYALTY = 0.6;
    private static final double SAME_OPPONENT = 1.0;

    private final int[] opponentOf;
    private final double[] lastX;
    private final double[] lastY;
    private final transient boolean[] taken = new boolean[Opponents.MOST];

    /**
     * Nobody marked yet.
     *
     * @param robots in the team
     */
    public ManMarking(int robots) {
        this.opponentOf = new int[robots];
        this.lastX = new double[robots];
        this.lastY = new double[robots];
        Arrays.fill(opponentOf, -1);
        Arrays.fill(lastX, Double.NaN);
    }

    /**
     * {@return the opponent that a robot marks, or −1}
     *
     * @param robot its number
     */
    public int opponentOf(int robot) {
        return opponentOf[robot];
    }

    /**
     * Assigns opponents.
     *
     * @param world what is believed
     * @param free which robots can mark somebody
     */
    public void assign(WorldModel world, boolean[] free) {
        Opponents opponents = world.opponents;
        Arrays.fill(opponentOf, -1);
        Arrays.fill(taken, false);
        for (int round = 0; round < Math.min(opponents.count(), opponentOf.length); round++) {
            int danger = mostDangerous(world, opponents);
            if (danger < 0) {
                break;
            }
            taken[danger] = true;
            int best = -1;
            double least = Double.POSITIVE_INFINITY;
            for (int robot = 0; robot < opponentOf.length; robot++) {
                if (free[robot] && opponentOf[robot] < 0 && world.mate(robot).present) {
                    double cost = world.mate(robot).distance(opponents.get(danger).x, opponents.get(danger).y)
                            - (isTheSame(robot, opponents, danger) ? LOYALTY : 0);
                    if (cost < least) {
                        least = cost;
                        best = robot;
                    }
                }
            }
            if (best < 0) {
                break;
            }
            opponentOf[best] = danger;
        }
        for (int robot = 0; robot < opponentOf.length; robot++) {
            lastX[robot] = opponentOf[robot] < 0 ? Double.NaN : opponents.get(opponentOf[robot]).x;
            lastY[robot] = opponentOf[robot] < 0 ? Double.NaN : opponents.get(opponentOf[robot]).y;
        }
    }

    private boolean isTheSame(int robot, Opponents opponents, int opponent) {
        double dx = opponents.get(opponent).x - lastX[robot];
        double dy = opponents.get(opponent).y - lastY[robot];
        return dx * dx + dy * dy < SAME_OPPONENT * SAME_OPPONENT;
    }

    /** The nearest to our goal that is not in its own goal and not at the ball, which is the attacker's affair. */
    private int mostDangerous(WorldModel world, Opponents opponents) {
        int best = -1;
        double nearest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < opponents.count(); i++) {
            double toBallX = opponents.get(i).x - world.ball.x;
            double toBallY = opponents.get(i).y - world.ball.y;
            boolean atBall = toBallX * toBallX + toBallY * toBallY < 0.8;
            boolean keeper = opponents.get(i).x > world.field.halfLength() - 1.5;
            double dx = opponents.get(i).x + world.field.halfLength();
            double away = dx * dx + opponents.get(i).y * opponents.get(i).y;
            if (!taken[i] && !atBall && !keeper && away < nearest) {
                nearest = away;
                best = i;
            }
        }
        return best;
    }
}
