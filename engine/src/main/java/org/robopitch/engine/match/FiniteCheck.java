// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/** Checks after each cycle that the numbers of every body are finite. It allocates nothing unless one is not. */
final class FiniteCheck {
    private final Game game;
    private final BodyPose pose = new BodyPose();
    private final int bodies;

    FiniteCheck(Game game) {
        this.game = game;
        this.bodies = game.stage().bodies().size();
    }

    /** Reads all bodies, and throws if a number is NaN or too large for any pitch. */
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
