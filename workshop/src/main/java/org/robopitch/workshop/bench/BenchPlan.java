// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.util.List;

/**
 * What to run, and for how long.
 *
 * @param scenes the scenes, in the order they are run and reported
 * @param contenders the engines, in the order they are run and reported
 * @param warmUpSeconds time an engine runs on a scene before it is measured, s
 * @param measuredSeconds time it is measured, one iteration per second, s
 * @param quick whether this is a mere trial of the machinery: a tenth of the time, no numbers to quote
 */
record BenchPlan(
        List<Scene> scenes, List<Contender> contenders, int warmUpSeconds, int measuredSeconds, boolean quick) {

    /** Below this the just-in-time compiler has not settled on either of the peers. */
    public static final int SHORTEST_WARM_UP_SECONDS = 15;

    private static final int LONGEST_SECONDS = 3_600;

    /** Refuses a plan that measures nothing, or that takes hours by a slip of the finger. */
    public BenchPlan {
        if (scenes.isEmpty() || contenders.isEmpty()) {
            throw new IllegalArgumentException("a benchmark needs at least one scene and one engine");
        }
        if (warmUpSeconds < SHORTEST_WARM_UP_SECONDS || warmUpSeconds > LONGEST_SECONDS) {
            throw new IllegalArgumentException("the warm-up must take " + SHORTEST_WARM_UP_SECONDS + " to "
                    + LONGEST_SECONDS + " s, not " + warmUpSeconds + " (for a trial run there is --quick)");
        }
        if (measuredSeconds < 1 || measuredSeconds > LONGEST_SECONDS) {
            throw new IllegalArgumentException(
                    "the measurement must take 1 to " + LONGEST_SECONDS + " s, not " + measuredSeconds);
        }
        scenes = List.copyOf(scenes);
        contenders = List.copyOf(contenders);
    }

    /** All scenes on the default engines, fifteen seconds of warm-up and nine measured ones each. */
    public static BenchPlan defaults() {
        return new BenchPlan(List.of(Scene.values()), Contender.DEFAULTS, SHORTEST_WARM_UP_SECONDS, 9, false);
    }

    /** {@return every scene on every engine} */
    List<Subject> subjects() {
        return scenes.stream()
                .flatMap(scene -> contenders.stream().map(one -> Subject.of(scene, one)))
                .toList();
    }

    /** Length of one iteration, s: a full second, or a tenth of it in a quick trial. */
    double iterationSeconds() {
        return quick ? 0.1 : 1.0;
    }
}
