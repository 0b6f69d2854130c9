// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import org.robopitch.engine.random.RandomStream;

/** Plays environments in tests. */
final class Play {
    private Play() {}

    /** Plays random actions that are held for some steps, and hashes everything that comes out. */
    static long hashOfRandomPlay(LearnSettings settings, long seed, int steps) {
        return hashOfRandomPlay(new VectorEnv(settings), seed, steps);
    }

    static long hashOfRandomPlay(VectorEnv made, long seed, int steps) {
        try (VectorEnv env = made) {
            env.reset(seed);
            RandomStream random = new RandomStream(seed, 7);
            long hash = 1;
            for (int step = 0; step < steps; step++) {
                randomActions(env, random);
                env.step();
                hash = hash(env, hash);
            }
            return hash;
        }
    }

    static void randomActions(VectorEnv env, RandomStream random) {
        float[] actions = env.actions();
        for (int i = 0; i < actions.length; i++) {
            float next = (float) random.between(-1.2, 1.2);
            if (random.nextInt(20) == 0) {
                actions[i] = next;
            }
        }
    }

    private static long hash(VectorEnv env, long before) {
        long hash = before;
        for (float value : env.observations()) {
            hash = mix(hash, Float.floatToRawIntBits(value));
        }
        for (float value : env.finalObservations()) {
            hash = mix(hash, Float.floatToRawIntBits(value));
        }
        for (float value : env.rewards()) {
            hash = mix(hash, Float.floatToRawIntBits(value));
        }
        for (byte value : env.events()) {
            hash = mix(hash, value);
        }
        return hash;
    }

    private static long mix(long hash, long value) {
        return (hash ^ value) * 0x9E3779B97F4A7C15L + (hash >>> 29);
    }

    /** Drives a robot with two wheels to where the observation has the ball. */
    static void chase(VectorEnv env, int world) {
        int at = world * env.observationSignals().size();
        float ahead = env.observations()[at + index(env, "ball.ahead")];
        float left = env.observations()[at + index(env, "ball.left")];
        double turn = 1.5 * StrictMath.atan2(left, ahead);
        double speed = ahead > 0 ? 0.4 : 0;
        env.actions()[world * 2] = (float) (speed - 0.2 * turn);
        env.actions()[world * 2 + 1] = (float) (speed + 0.2 * turn);
    }

    /** Drives an omnidirectional robot to the ball, turns to the goal and kicks. */
    static void shoot(VectorEnv env, int world) {
        int at = world * env.observationSignals().size();
        float[] seen = env.observations();
        boolean holds = seen[at + index(env, "self.holds")] > 0;
        double ballAngle = StrictMath.atan2(seen[at + index(env, "ball.left")], seen[at + index(env, "ball.ahead")]);
        double goalAngle = StrictMath.atan2(seen[at + index(env, "goal.left")], seen[at + index(env, "goal.ahead")]);
        float[] action = env.actions();
        int to = 6 * world;
        action[to] = holds ? 0 : 0.1f;
        action[to + 1] = 0;
        action[to + 2] = (float) (0.15 * (holds ? goalAngle : ballAngle));
        action[to + 3] = 1;
        action[to + 4] = holds && Math.abs(goalAngle) < 0.1 ? 0.3f : 0;
        action[to + 5] = -1;
    }

    static int index(VectorEnv env, String name) {
        for (int i = 0; i < env.observationSignals().size(); i++) {
            if (env.observationSignals().get(i).name().equals(name)) {
                return i;
            }
        }
        throw new AssertionError("there is no " + name + " in " + env.observationSignals());
    }
}
