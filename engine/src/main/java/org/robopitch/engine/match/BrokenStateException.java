// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/** Ends a match whose world has numbers without meaning: it names the body, the number and the step. */
public final class BrokenStateException extends RuntimeException {
    /** No coordinate, speed or spin of a body that means something is larger, in SI units. */
    private static final double LARGEST = 1e9;

    private static final long serialVersionUID = 1;

    private BrokenStateException(String body, String number, double value, long step) {
        super("the match ends at step " + step + ": " + number + " of " + body + " is " + value
                + ", which is not a possible position or speed; the parameters of the league do not fit together");
    }

    /** Refuses a number of a body that is NaN or too large for any pitch. It allocates nothing unless one is. */
    static void check(Game game, int body, BodyPose pose) {
        game.stage().read(body, pose);
        if (pose.present) {
            check(game, body, "x", pose.x);
            check(game, body, "y", pose.y);
            check(game, body, "z", pose.z);
            check(game, body, "headingX", pose.headingX);
            check(game, body, "headingY", pose.headingY);
            check(game, body, "vx", pose.vx);
            check(game, body, "vy", pose.vy);
            check(game, body, "vz", pose.vz);
            check(game, body, "spin", pose.spin);
        }
    }

    private static void check(Game game, int body, String number, double value) {
        if (!(Math.abs(value) <= LARGEST)) {
            BodyInfo info = game.stage().bodies().get(body);
            Side side = info.side();
            String name = side == null ? "the ball" : side.label() + " robot " + info.backNumber();
            throw new BrokenStateException(name, number, value, game.world().steps());
        }
    }
}
