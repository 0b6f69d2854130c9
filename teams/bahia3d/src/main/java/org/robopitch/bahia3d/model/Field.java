// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.model;

/** The field's measures, m. */
public final class Field {
    /** Between the goal lines. */
    public static final double LENGTH = 30;

    /** Between the side lines. */
    public static final double WIDTH = 20;

    /** Between the posts. */
    public static final double GOAL_WIDTH = 2.1;

    /** Of the bar. */
    public static final double GOAL_HEIGHT = 0.8;

    /** Of the penalty area, along x. */
    public static final double PENALTY_DEPTH = 1.8;

    /** Of the penalty area, along y. */
    public static final double PENALTY_WIDTH = 6;

    /** Of the ball. */
    public static final double BALL_RADIUS = 0.042;

    /** Straight lines by their ends: x1, y1, x2, y2. The ring is left out. */
    static final double[][] LINES = {
        {0, -10, 0, 10},
        {-15, -10, -15, 10},
        {15, -10, 15, 10},
        {-15, 10, 15, 10},
        {-15, -10, 15, -10},
        {-13.2, -3, -13.2, 3},
        {-15, 3, -13.2, 3},
        {-15, -3, -13.2, -3},
        {13.2, -3, 13.2, 3},
        {13.2, 3, 15, 3},
        {13.2, -3, 15, -3}
    };

    private Field() {}
}
