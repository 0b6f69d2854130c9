// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.humanoid.sense.PlayMode;

/** Walking, kicking and getting up by a client that knows key frames and the protocol, with the referee's rules on. */
@Timeout(60)
class OtherTeamsMotionsTest {
    private static final String STRAIGHT =
            both("lj1 0 lj3 0 lj4 0 lj5 0 aj1 -90") + mirrored("lj2 0 lj6 0 aj2 0 aj3 0 aj4 0");
    private static final String BENT = both("lj1 0 lj3 45 lj4 -71 lj5 37 aj1 -90") + mirrored("lj2 0 lj6 0");

    /** The same angles for both sides. */
    private static String both(String frame) {
        return " " + frame.replaceAll("([al]j\\d)", "r$1") + " " + frame.replaceAll("([al]j\\d)", "l$1");
    }

    /** Angles of the right side, mirrored for the left one. */
    private static String mirrored(String frame) {
        StringBuilder left = new StringBuilder();
        String[] words = frame.split("\\s+");
        for (int i = 0; i < words.length; i += 2) {
            left.append(" l").append(words[i]).append(' ').append(-Double.parseDouble(words[i + 1]));
        }
        return " " + frame.replaceAll("([al]j\\d)", "r$1") + left;
    }

    private static void playOn(AgentGame game) {
        game.match().operate(new OperatorAction.Order(PlayMode.PLAY_ON.ordinal()));
    }

    @Test
    void itWalks() throws Exception {
        try (AgentGame game = AgentGame.of(1, 1);
                KeyFrameClient client = new KeyFrameClient(game)) {
            client.say("(beam -8 1 0)");
            client.frame(0.5, STRAIGHT);
            playOn(game);
            client.frame(1, STRAIGHT + gaitFrame(0, 0));
            double start = game.torso(0).position[0];
            for (int i = 0; i < 300; i++) {
                client.towards(gait(0.02 * i, 0.4 * Math.min(1, i / 75.0)));
            }
            assertThat(game.torso(0).position[0] - start).as("way in 6 s, m").isGreaterThan(1.5);
            assertThat(game.torso(0).upright()).isGreaterThan(0.9);
        }
    }

    private static String gaitFrame(double time, double speed) {
        StringBuilder frame = new StringBuilder();
        gait(time, speed)
                .forEach((joint, angle) ->
                        frame.append(' ').append(joint).append(' ').append(angle));
        return frame.toString();
    }

    /** Steps of 0.18 s: one foot moves back on the ground, the other forward above it. */
    private static Map<String, Double> gait(double time, double speed) {
        Map<String, Double> angles = new HashMap<>();
        for (String side : new String[] {"l", "r"}) {
            double phase = (time / 0.36 + (side.equals("r") ? 0.5 : 0)) % 1;
            double stride = 0.225 * speed;
            double share = 2 * phase % 1;
            boolean swings = phase >= 0.5;
            double x = swings ? -stride / 2 * Math.cos(Math.PI * share) : stride * (0.5 - share);
            double lift = swings ? 0.03 * Math.sin(Math.PI * share) : 0;
            leg(side, x - 0.01, 0.185 - lift, angles);
        }
        return angles;
    }

    /** Hip, knee and ankle for a foot ahead of and below its hip, by the law of cosines; the torso leans 8 degrees forward. */
    private static void leg(String side, double ahead, double below, Map<String, Double> angles) {
        double thigh = Math.hypot(0.005, 0.12);
        double shank = 0.10;
        double square = ahead * ahead + below * below;
        double bend = Math.acos((thigh * thigh + shank * shank - square) / (2 * thigh * shank));
        double offset = Math.atan2(0.005, 0.12);
        double inner = Math.acos((thigh * thigh + square - shank * shank) / (2 * thigh * Math.sqrt(square)));
        double hip = Math.atan2(ahead, below) + inner - offset;
        double knee = bend - Math.PI + offset;
        angles.put(side + "lj3", Math.toDegrees(hip) + 8);
        angles.put(side + "lj4", Math.toDegrees(knee));
        angles.put(side + "lj5", -Math.toDegrees(hip + knee));
    }

    @Test
    void itKicks() throws Exception {
        try (AgentGame game = AgentGame.of(1, 1);
                KeyFrameClient client = new KeyFrameClient(game)) {
            client.say("(beam -8 1 0)");
            client.frame(0.4, STRAIGHT);
            playOn(game);
            client.frame(0.5, BENT);
            client.frame(0.4, BENT);
            double[] torso = game.torso(0).position.clone();
            double[] turn = game.torso(0).rotation;
            double x = torso[0] + 0.174 * turn[1] + 0.041 * turn[0];
            double y = torso[1] + 0.174 * turn[4] + 0.041 * turn[3];
            game.match().operate(new OperatorAction.Launch(2, x, y, 0, 0, 0, 0));
            client.frame(0.56, BENT + " rlj2 -18 llj2 -18 rlj6 17 llj6 17");
            client.frame(0.18, "rlj3 23 rlj4 -99 rlj5 62 llj4 -52 llj5 34");
            client.frame(0.12, "llj3 23 llj5 31 rlj3 78 rlj4 -14 rlj5 28");
            client.frame(4, BENT);
            double way = Math.hypot(game.world().ball(0) - x, game.world().ball(1) - y);
            assertThat(way).as("way of the ball, m").isGreaterThan(3);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void itGetsUpAgain(boolean fromTheFront) throws Exception {
        try (AgentGame game = AgentGame.of(1, 1);
                KeyFrameClient client = new KeyFrameClient(game)) {
            client.say("(beam -8 1 0)");
            client.frame(0.5, STRAIGHT);
            playOn(game);
            client.frame(0.3, both(fromTheFront ? "lj5 45" : "lj5 -20"));
            client.frame(2, both(fromTheFront ? "lj5 45" : "lj5 -20"));
            assertThat(game.torso(0).upright()).isLessThan(0.3);
            // Like its kind, it looks whether it succeeded, and tries again.
            for (int tries = 0; tries < 3 && !client.feelsUpright(); tries++) {
                client.frame(1.5, STRAIGHT);
                if (fromTheFront) {
                    fromTheFront(client);
                } else {
                    fromTheBack(client);
                }
                client.frame(1.5, BENT);
            }
            assertThat(game.torso(0).upright()).isGreaterThan(0.9);
            assertThat(game.torso(0).position[2]).isGreaterThan(0.3);
        }
    }

    private static void fromTheFront(KeyFrameClient client) throws Exception {
        client.frame(0.16, both("aj1 115 lj1 -9 lj3 70 lj4 -84 lj5 -11") + mirrored("aj2 -22 aj4 28 lj2 12 lj6 -6"));
        client.frame(0.04, both("aj1 -27 lj1 -70 lj3 79 lj4 -56 lj5 58") + mirrored("aj2 -55 aj4 12 lj2 -38 lj6 44"));
        client.frame(0.26, both("aj1 6 lj1 -47 lj3 99 lj4 -126 lj5 74") + mirrored("aj2 -17 aj4 25 lj2 -24 lj6 34"));
        client.frame(0.34, both("aj1 -92 lj1 -53 lj3 98 lj4 -103 lj5 72") + mirrored("aj2 -61 aj4 6 lj2 -14 lj6 14"));
        client.frame(0.12, both("aj1 -118 lj1 -9 lj3 44 lj4 -120 lj5 8") + mirrored("aj2 -34 aj4 0 lj2 -27 lj6 26"));
        client.frame(0.08, both("aj1 -92 lj1 0 lj3 52 lj4 -65 lj5 37") + mirrored("aj2 -11 aj4 29 lj2 -5 lj6 -11"));
    }

    private static void fromTheBack(KeyFrameClient client) throws Exception {
        client.frame(0.54, both("aj1 -119 lj1 -60 lj3 63 lj4 -12 lj5 33") + mirrored("aj2 -25 aj4 14 lj2 -26 lj6 29"));
        client.frame(0.26, both("aj1 -114 lj1 0 lj3 19 lj4 -31 lj5 58") + mirrored("aj2 -49 aj4 8 lj2 16 lj6 -10"));
        client.frame(0.14, both("aj1 -119 lj1 -89 lj3 99 lj4 -129 lj5 47") + mirrored("aj2 -22 aj4 4 lj2 -43 lj6 36"));
        client.frame(0.14, both("aj1 -47 lj1 -89 lj3 90 lj4 -115 lj5 74") + mirrored("aj2 -69 aj4 7 lj2 -22 lj6 44"));
        client.frame(0.1, both("aj1 60 lj1 -21 lj3 -20 lj4 -66 lj5 -10") + mirrored("aj2 -17 aj4 0 lj2 -29 lj6 41"));
        client.frame(0.14, both("aj1 -67 lj1 -15 lj3 47 lj4 -69 lj5 31") + mirrored("aj2 -13 aj4 7 lj2 -16 lj6 3"));
    }
}
