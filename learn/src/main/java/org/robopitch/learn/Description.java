// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import java.util.List;
import org.robopitch.recording.json.RecordJson;

/** An environment in words: what programs in other languages need to know of it, as JSON. */
public record Description(
        String league,
        String task,
        int worlds,
        int threads,
        Control control,
        String opponents,
        Autoreset autoreset,
        double stepSeconds,
        int stepsPerAction,
        double episodeSeconds,
        List<String> agents,
        List<Signal> observation,
        List<Signal> action,
        RewardWeights rewards,
        List<Event> events) {
    /** {@return one JSON object} */
    public static String of(VectorEnv env) {
        LearnSettings settings = env.settings();
        return RecordJson.text(new Description(
                settings.league(),
                settings.task().word(),
                settings.worlds(),
                settings.threads(),
                settings.control(),
                settings.opponents().name(),
                settings.autoreset(),
                settings.stepSeconds(),
                settings.stepsPerAction(),
                settings.episodeSeconds(),
                env.agents(),
                env.observationSignals(),
                env.actionSignals(),
                settings.rewards(),
                List.of(Event.values())));
    }
}
