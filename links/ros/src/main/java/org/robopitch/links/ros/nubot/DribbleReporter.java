// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.io.IOException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.robopitch.links.ros.graph.Graph.ServiceCaller;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.ServiceType;
import org.robopitch.runner.guard.Daemon;

/**
 * Tells the referee who has the ball, by calling its service /DribbleId: 1 to 5 cyan, 6 to 10 magenta, −1 nobody. A
 * thread of its own calls, so that a referee that is slow or not there never makes the match wait; it hears of the newest
 * holder only.
 */
final class DribbleReporter implements AutoCloseable {
    private static final long PAUSE_MILLIS = 1000;
    private static final int NOBODY = -1;
    private static final int MAGENTA = 5;

    private final ServiceCaller client;
    private final ServiceType type;

    /** What is asked of it once it is closed is left undone. */
    private final ScheduledThreadPoolExecutor thread = new ScheduledThreadPoolExecutor(
            1, Daemon.named("dribble reporter"), new ThreadPoolExecutor.DiscardPolicy());

    private volatile int holder = NOBODY;
    private int told = NOBODY;
    private boolean waiting;

    /** @param client calls the referee */
    DribbleReporter(ServiceCaller client, ServiceType type) {
        this.type = type;
        this.client = client;
    }

    /** {@return the number of the robot that alone holds the ball} */
    static int number(View view, int robotsPerSide) {
        int found = NOBODY;
        for (int i = 0; i < view.holds.length; i++) {
            if (view.holds[i] && found != NOBODY) {
                return NOBODY;
            }
            if (view.holds[i]) {
                found = i < robotsPerSide ? i + 1 : i - robotsPerSide + 1 + MAGENTA;
            }
        }
        return found;
    }

    void holder(int number) {
        if (number != holder) {
            holder = number;
            thread.execute(this::tell);
        }
    }

    /** Called by the thread only. */
    private void tell() {
        int next = holder;
        if (waiting || next == told) {
            return;
        }
        try {
            client.call(new Message(type.request()).set("AgentId", next));
            told = next;
        } catch (IOException e) {
            // Without a referee there is nobody to tell; one may come.
            waiting = true;
            thread.schedule(this::tellAgain, PAUSE_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    private void tellAgain() {
        waiting = false;
        tell();
    }

    @Override
    public void close() {
        thread.shutdownNow();
        client.close();
    }
}
