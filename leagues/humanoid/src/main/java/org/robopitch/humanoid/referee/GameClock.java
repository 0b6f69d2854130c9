// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import org.robopitch.humanoid.sense.PlayMode;
import org.robopitch.humanoid.world.HumanoidWorld;

/** What the referee remembers of the game: mode, clock, score. Saved and hashed with the world. */
final class GameClock {
    private static final int MODE = 0;
    private static final int HALF = 1;
    private static final int LEFT = 2;
    private static final int RIGHT = 3;
    private static final int NEXT_KICK_OFF = 4;
    private static final int TIME = 0;
    private static final int MODE_TIME = 1;

    private final long[] words = new long[5];
    private final double[] numbers = new double[2];

    GameClock(HumanoidWorld world, int firstKickOff) {
        world.remember(words);
        world.remember(numbers);
        words[HALF] = 1;
        words[NEXT_KICK_OFF] = firstKickOff;
    }

    PlayMode mode() {
        return PlayMode.of((int) words[MODE]);
    }

    void mode(PlayMode mode) {
        words[MODE] = mode.ordinal();
        numbers[MODE_TIME] = 0;
    }

    /** {@return 1 or 2} */
    int half() {
        return (int) words[HALF];
    }

    void half(int half) {
        words[HALF] = half;
    }

    /** {@return seconds on the game's clock, over both halves} */
    double time() {
        return numbers[TIME];
    }

    void time(double seconds) {
        numbers[TIME] = seconds;
    }

    /** {@return seconds since the mode began} */
    double modeTime() {
        return numbers[MODE_TIME];
    }

    void advance(double seconds) {
        numbers[MODE_TIME] += seconds;
        PlayMode mode = mode();
        if (mode != PlayMode.BEFORE_KICK_OFF && mode != PlayMode.GAME_OVER) {
            numbers[TIME] += seconds;
        }
    }

    /** {@return the goals of the left team (1) or the right one (−1)} */
    int score(int side) {
        return (int) words[side > 0 ? LEFT : RIGHT];
    }

    void score(int side, int goals) {
        words[side > 0 ? LEFT : RIGHT] = goals;
    }

    /** {@return who kicks off next: 1 left, −1 right} */
    int nextKickOff() {
        return (int) words[NEXT_KICK_OFF];
    }

    void nextKickOff(int side) {
        words[NEXT_KICK_OFF] = side;
    }
}
