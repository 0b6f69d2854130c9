// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.tactical;

import org.robopitch.teams.skill.BallPath;
import org.robopitch.teams.skill.Field;

/**
 * Where those stand who are neither keeper nor striker: defenders (even posts) between the ball and the own goal, and
 * supporters (odd posts) where the ball will come loose.
 */
final class Posts {
    private static final double GAP = 0.02;

    private final Field field;
    private final BallPath path;
    private final double lookAhead;
    private final double[] x;
    private final double[] y;

    Posts(Field field, BallPath path, TacticalParameters parameters, int robots) {
        this.field = field;
        this.path = path;
        this.lookAhead = parameters.lookAhead();
        this.x = new double[robots + 1];
        this.y = new double[robots + 1];
    }

    void place() {
        double ballX = path.xAt(lookAhead);
        double ballY = path.yAt(lookAhead);
        for (int p = 2; p < x.length; p++) {
            if (p % 2 == 0) {
                defend(p, p / 2 - 1, ballX, ballY);
            } else {
                support(p, p / 2 - 1, ballX, ballY);
            }
            keepOutOfAreas(p);
        }
    }

    /** The first two build a wall before the goal area, further pairs stand higher up and wider. */
    private void defend(int p, int number, double ballX, double ballY) {
        double goalX = -field.halfLength();
        double dx = ballX - goalX;
        double distance = Math.sqrt(dx * dx + ballY * ballY) + 1e-9;
        int line = number / 2;
        double side = number % 2 == 0 ? 1 : -1;
        double nearest = field.areaDepth() + field.robotHalf() + 0.04 + 0.25 * line;
        double away = Math.max(nearest, Math.min((0.4 + 0.15 * line) * distance, 0.9 * field.halfLength()));
        double aside = field.robotHalf() * (1.6 + 2.4 * line);
        // The first defender covers the side on which the ball is.
        double shift = aside * side * (ballY < 0 ? -1 : 1);
        x[p] = goalX + (dx * away - ballY * shift) / distance;
        y[p] = (ballY * away + dx * shift) / distance;
    }

    /** Behind the ball and towards the middle; before the opponents' area when the ball is near their goal. */
    private void support(int p, int number, double ballX, double ballY) {
        double across = ballY > 0 ? -1 : 1;
        double near = field.halfLength() - field.areaDepth() - 0.16;
        if (number == 0) {
            x[p] = Math.min(near, ballX - 0.22);
            y[p] = ballX > near - 0.1 ? across * 0.12 : ballY + across * 0.3;
            return;
        }
        double side = number % 2 == 0 ? -across : across;
        x[p] = Math.min(near - 0.1 * number, ballX - 0.1 * number);
        y[p] = side * field.halfWidth() * (0.25 + 0.12 * number);
    }

    /** {@return x of the place before the own goal area where a ball that the keeper clears is to be met, m} */
    double waitingX() {
        return -field.halfLength() + field.areaDepth() + field.robotHalf() + 2 * GAP;
    }

    /** {@return y of that place, m} */
    double waitingY() {
        return 0.7 * path.y(0);
    }

    private void keepOutOfAreas(int p) {
        if (field.inOwnArea(x[p], y[p])) {
            x[p] = -field.halfLength() + field.areaDepth() + field.robotHalf() + GAP;
        } else if (field.inTheirArea(x[p], y[p])) {
            x[p] = field.halfLength() - field.areaDepth() - field.robotHalf() - GAP;
        }
        x[p] = field.insideX(x[p]);
        y[p] = field.insideY(y[p]);
    }

    double x(int post) {
        return x[post];
    }

    double y(int post) {
        return y[post];
    }
}
