// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.io.IOException;
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
    private int holder = NOBODY;
    private int told = NOBODY;
    private boolean closed;

    /** @param client calls the referee */
    DribbleReporter(ServiceCaller client, ServiceType type) {
        this.type = type;
        this.client = client;
        Daemon.start("dribble reporter", this::run);
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

    synchronized void holder(int number) {
        if (number != holder) {
            holder = number;
            notifyAll();
        }
    }

    private void run() {
        try {
            for (int next = await(); !isClosed(); next = await()) {
                try {
                    client.call(new Message(type.request()).set("AgentId", next));
                    told(next);
                } catch (IOException e) {
                    // Without a referee there is nobody to tell; one may come.
                    pause();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized boolean isClosed() {
        return closed;
    }

    private synchronized int await() throws InterruptedException {
        while (holder == told && !closed) {
            wait();
        }
        return holder;
    }

    private synchronized void told(int number) {
        told = number;
    }

    private synchronized void pause() throws InterruptedException {
        if (!closed) {
            wait(PAUSE_MILLIS);
        }
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            notifyAll();
        }
        client.close();
    }
}
