// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.robopitch.engine.match.Side;
import org.robopitch.links.ros.graph.Graph.Publisher;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.nubot.CoachDesk.CoachVoice;
import org.robopitch.middlesize.referee.MiddleSizeReferee;

/**
 * Tells a team every 30 ms of simulated time what the match is at, as its coach's program would. Where an external program
 * speaks to the team itself, its words are repeated only while it is silent, once a second, for those who join late.
 */
final class CoachOutput {
    private static final double PERIOD = 0.030;
    private static final long QUIET_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Types types;
    private final Publisher publisher;
    private final Side side;
    private final CoachDesk desk;
    private final LongSupplier nanoTime;
    private double next;
    private long saidAt;
    private int mode = -1;
    private int before;

    CoachOutput(Types types, Publisher publisher, Side side, CoachDesk desk, LongSupplier nanoTime) {
        this.types = types;
        this.publisher = publisher;
        this.side = side;
        this.desk = desk;
        this.nanoTime = nanoTime;
    }

    /** Begins again with another match, at a time, s. */
    void reset(double seconds) {
        next = seconds;
        mode = -1;
        before = 0;
    }

    /**
     * Sends what there is to send.
     *
     * @param others whether an external program that leads the match may speak to the team at any moment
     */
    void speak(MiddleSizeReferee referee, double seconds, boolean others) {
        int now = referee.mode().number(referee.awarded(), side);
        if (now != mode) {
            before = mode < 0 ? now : mode;
            mode = now;
        }
        // Half a nanosecond of grace: times are sums of steps.
        if (seconds + 5e-10 < next) {
            return;
        }
        next = Math.max(next + PERIOD, seconds);
        if (publisher.subscribers() == 0) {
            return;
        }
        CoachVoice spoken = desk.spokenFor(side);
        if (spoken != null) {
            if (isQuiet(spoken.heardAt) && isQuiet(saidAt)) {
                say(spoken.words.set("header", types.header(seconds, "world")));
            }
        } else if (referee.isLed() && (!others || isQuiet(saidAt))) {
            say(message(referee, seconds));
        }
    }

    private boolean isQuiet(long since) {
        return nanoTime.getAsLong() - since >= QUIET_NANOS;
    }

    private void say(Message message) {
        saidAt = nanoTime.getAsLong();
        publisher.publish(message);
    }

    private Message message(MiddleSizeReferee referee, double seconds) {
        return CoachMessage.details(types, detail -> referee.detail(side, detail))
                .set("header", types.header(seconds, "world"))
                .set("MatchMode", mode)
                .set("MatchType", before);
    }
}
