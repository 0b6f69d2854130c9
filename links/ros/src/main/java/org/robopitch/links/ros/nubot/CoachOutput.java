// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import org.robopitch.engine.match.Side;
import org.robopitch.links.ros.graph.Publisher;
import org.robopitch.links.ros.message.Message;
import org.robopitch.middlesize.referee.MiddleSizeReferee;

/** Tells a team every 30 ms of simulated time what the match is at, as its coach's program would. */
final class CoachOutput {
    private static final double PERIOD = 0.030;

    private final Types types;
    private final Publisher publisher;
    private final Side side;
    private double next;
    private int mode = -1;
    private int before;

    CoachOutput(Types types, Publisher publisher, Side side) {
        this.types = types;
        this.publisher = publisher;
        this.side = side;
    }

    /** Begins anew with another match, at a time, s. */
    void reset(double seconds) {
        next = seconds;
        mode = -1;
        before = 0;
    }

    void speak(MiddleSizeReferee referee, double seconds) {
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
        if (publisher.subscribers() > 0) {
            publisher.publish(message(referee, seconds));
        }
    }

    private Message message(MiddleSizeReferee referee, double seconds) {
        return CoachMessage.details(types, detail -> referee.detail(side, detail))
                .set("header", types.header(seconds, "world"))
                .set("MatchMode", mode)
                .set("MatchType", before);
    }
}
