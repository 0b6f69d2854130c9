// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.PlayState;
import org.robopitch.recording.json.RecordJson;

/**
 * Where a match stands from one moment on.
 *
 * @param step simulation steps done
 * @param time simulated time [s]
 * @param play score, clock and play mode
 */
public record PlayChange(long step, double time, PlayState play) {
    private static final List<String> PERIODS = List.of("", "first half", "second half", "extra time", "shoot-out");

    private record Score(double blue, double yellow) implements RecordJson.Row {}

    /** The message of Play.json. Early recordings have neither the period's name nor whether play is running. */
    record Json(
            long step,
            double time,
            Score score,
            int period,
            @Nullable String periodName,
            double clock,
            String mode,
            @Nullable Integer running,
            int team) {
        PlayChange change() {
            boolean runs = running == null ? mode.equals("play") : running != 0;
            String name =
                    periodName != null ? periodName : period >= 0 && period < PERIODS.size() ? PERIODS.get(period) : "";
            return new PlayChange(
                    step, time, new PlayState(mode, runs, Sides.of(team), name, clock, (int) score.blue, (int)
                            score.yellow));
        }
    }

    Json json() {
        return new Json(
                step,
                time,
                new Score(play.blueScore(), play.yellowScore()),
                number(play.period()),
                play.period(),
                play.clock(),
                play.mode(),
                play.running() ? 1 : 0,
                Sides.number(play.awarded()));
    }

    /** 1 and 2 are the halves, 3 is extra time, 4 the shoot-out; 0 when the match is over or the league has no halves. */
    private static int number(String period) {
        return period.startsWith("overtime") || period.startsWith("extra") ? 3 : Math.max(0, PERIODS.indexOf(period));
    }
}
