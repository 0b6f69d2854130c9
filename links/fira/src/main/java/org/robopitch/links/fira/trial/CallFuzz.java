// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira.trial;

import java.io.IOException;
import java.util.List;
import java.util.function.LongConsumer;
import org.robopitch.engine.match.PlayState;
import org.robopitch.runner.link.LinkCounters;

/** Bad calls to the port on which a referee outside is heard, while a match is played by it. */
public final class CallFuzz {
    /** Cycles after which a call that waits for its turn was taken. */
    private static final int TURNS = 20;

    private CallFuzz() {}

    /**
     * Sends so many calls to the port on which a referee outside is heard, while a match is played by it.
     *
     * @param progress receives now and then how many have been sent
     * @return the link's counters
     * @throws IllegalStateException if a call was neither taken nor counted as something else, or goals come from nowhere
     */
    public static List<LinkCounters.Count> run(long calls, long seed, LongConsumer progress)
            throws IOException, InterruptedException {
        try (FiraFuzz fuzz = new FiraFuzz(seed, true)) {
            fuzz.send(calls, progress, () -> {
                fuzz.send(fuzz.datagrams.call(), fuzz.settings.commands());
                return List.of("calls received");
            });
            for (int i = 0; i < TURNS; i++) {
                fuzz.cycle();
            }
            require(fuzz, calls);
            return fuzz.counts();
        }
    }

    private static void require(FiraFuzz fuzz, long sent) {
        FiraFuzz.require("calls", sent, fuzz.counted("calls received"));
        FiraFuzz.require(
                "calls",
                sent,
                fuzz.counted(
                        "calls of the external referee",
                        "calls repeated by the external referee",
                        "calls dropped: not a VSSRef_Command",
                        "calls dropped: too many"));
        PlayState play = fuzz.match.game().referee().play();
        int goals = play.blueScore() + play.yellowScore();
        if (goals < 0 || goals > fuzz.counted("calls of the external referee")) {
            throw new IllegalStateException("the calls imply " + goals + " goals");
        }
    }
}
