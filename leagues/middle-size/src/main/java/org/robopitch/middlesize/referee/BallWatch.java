// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.kit.referee.Watch;

/** Sees the ball in a goal, or wholly over a line. */
final class BallWatch implements Watch<Decision> {
    /** Throw-ins and corners are taken this far inside of the lines, m. */
    static final double INSIDE = 0.3;

    private final Scene scene;

    BallWatch(Scene scene) {
        this.scene = scene;
    }

    @Override
    public @Nullable Decision look(double seconds) {
        double overGoalLine = Math.abs(scene.ballX()) - scene.field.length() / 2;
        double overTouchLine = Math.abs(scene.ballY()) - scene.field.width() / 2;
        if (overGoalLine > scene.ballRadius) {
            return overGoalLine();
        }
        return overTouchLine > scene.ballRadius ? throwIn() : null;
    }

    private Decision overGoalLine() {
        Side defending = scene.ballX() < 0 ? Side.BLUE : Side.YELLOW;
        Side attacking = defending.other();
        double centre = scene.world.ballHeight() + scene.ballRadius;
        boolean between = Math.abs(scene.ballY()) < scene.field.goalWidth() / 2;
        if (between && centre < scene.field.goalHeight() && behindTheMouth()) {
            return new Decision(
                    MatchMode.KICKOFF,
                    defending,
                    0,
                    0,
                    "goal",
                    scene.world.lastTouch(),
                    "goal for " + attacking.label());
        }
        int last = scene.world.lastTouch();
        if (last < 0) {
            double end = scene.ballX() < 0 ? -1 : 1;
            double x = end * (scene.field.length() / 2 - scene.field.penaltyMark());
            return new Decision(MatchMode.DROPBALL, null, x, 0, "out", -1, "out, nobody touched it last");
        }
        String why = ", " + scene.name(last) + " touched it last";
        return scene.side(last) == defending
                ? corner(attacking, "corner", "corner for " + attacking.label() + why)
                : goalKick(defending, "goal kick", "goal kick for " + defending.label() + why);
    }

    /** A corner at the end and on the side of the field where the ball is. */
    Decision corner(Side attacking, String kind, String text) {
        double end = scene.ballX() < 0 ? -1 : 1;
        double side = scene.ballY() < 0 ? -1 : 1;
        double x = end * (scene.field.length() / 2 - INSIDE);
        double y = side * (scene.field.width() / 2 - INSIDE);
        return new Decision(MatchMode.CORNER, attacking, x, y, kind, -1, text);
    }

    /** A goal kick at the end and on the side of the field where the ball is. */
    Decision goalKick(Side defending, String kind, String text) {
        double end = scene.ballX() < 0 ? -1 : 1;
        double side = scene.ballY() < 0 ? -1 : 1;
        double x = end * (scene.field.length() / 2 - scene.field.penaltyMark());
        return new Decision(MatchMode.GOALKICK, defending, x, side * scene.field.width() / 4, kind, -1, text);
    }

    /** A ball in the goal is in front of its net; one that flew over is behind it or on it. */
    private boolean behindTheMouth() {
        return Math.abs(scene.ballX()) < scene.field.length() / 2 + scene.field.goalDepth();
    }

    private Decision throwIn() {
        double limit = scene.field.length() / 2 - INSIDE;
        double x = Math.max(-limit, Math.min(limit, scene.ballX()));
        double y = (scene.ballY() < 0 ? -1 : 1) * (scene.field.width() / 2 - INSIDE);
        int last = scene.world.lastTouch();
        if (last < 0) {
            return new Decision(MatchMode.DROPBALL, null, x, y, "out", -1, "out, nobody touched it last");
        }
        Side awarded = scene.side(last).other();
        return new Decision(
                MatchMode.THROWIN,
                awarded,
                x,
                y,
                "throw-in",
                -1,
                "throw-in for " + awarded.label() + ", " + scene.name(last) + " touched it last");
    }

    @Override
    public void reset() {}

    /** It remembers nothing. */
    @Override
    public void state(StateVisitor visitor) {}

    /** The nearest place to a coordinate from which a restart is taken: on the field, not on its lines. */
    static double inside(double value, double size) {
        double most = size / 2 - INSIDE;
        return Math.max(-most, Math.min(most, value));
    }
}
