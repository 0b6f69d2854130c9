// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/** Looks after each cycle whether every body is still somewhere. It allocates nothing as long as all is well. */
final class FiniteCheck {
    private final Game game;
    private final BodyPose pose = new BodyPose();
    private final int bodies;

    FiniteCheck(Game game) {
        this.game = game;
        this.bodies = game.stage().bodies().size();
    }

    /** Reads all bodies, and throws where a number is none, or beyond all that a pitch can hold. */
    void check() {
        for (int i = 0; i < bodies; i++) {
            game.stage().read(i, pose);
            if (pose.present) {
                require(i, "x", pose.x);
                require(i, "y", pose.y);
                require(i, "z", pose.z);
                require(i, "headingX", pose.headingX);
                require(i, "headingY", pose.headingY);
                require(i, "vx", pose.vx);
                require(i, "vy", pose.vy);
                require(i, "vz", pose.vz);
                require(i, "spin", pose.spin);
            }
        }
    }

    private void require(int body, String name, double value) {
        if (!(Math.abs(value) <= BrokenStateException.LARGEST)) {
            throw new BrokenStateException(
                    describe(game.stage().bodies().get(body)),
                    name,
                    value,
                    game.world().steps());
        }
    }

    private static String describe(BodyInfo body) {
        Side side = body.side();
        return side == null ? "the ball" : side.label() + " robot " + body.backNumber();
    }
}
