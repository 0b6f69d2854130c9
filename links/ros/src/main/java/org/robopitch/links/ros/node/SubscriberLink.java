// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;

/** The way to one subscriber: a short queue and the thread that empties it. */
final class SubscriberLink {
    private final Socket socket;
    private final String peer;
    private final int mostWaiting;
    private final Runnable gone;
    private final Deque<byte[]> waiting = new ArrayDeque<>();
    private long dropped;
    private long writingSince;
    private boolean writing;
    private boolean closed;

    SubscriberLink(Socket socket, String peer, int mostWaiting, Runnable gone) {
        this.socket = socket;
        this.peer = peer;
        this.mostWaiting = mostWaiting;
        this.gone = gone;
    }

    String peer() {
        return peer;
    }

    synchronized long dropped() {
        return dropped;
    }

    /** Queues a framed message; the oldest makes room. */
    synchronized void offer(byte[] frame) {
        if (waiting.size() == mostWaiting) {
            waiting.removeFirst();
            dropped++;
        }
        waiting.addLast(frame);
        notifyAll();
    }

    /** Writes what is queued until either end closes. */
    void run() {
        try {
            for (byte[] frame = next(); frame.length > 0; frame = next()) {
                socket.getOutputStream().write(frame);
            }
        } catch (IOException e) {
            // A subscriber that leaves is no incident.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            close();
        }
    }

    private synchronized byte[] next() throws InterruptedException {
        writing = false;
        while (waiting.isEmpty() && !closed) {
            wait();
        }
        if (closed) {
            return new byte[0];
        }
        writing = true;
        writingSince = System.nanoTime();
        return waiting.removeFirst();
    }

    /** {@return whether the peer has not read for so long that it must be taken for dead} */
    synchronized boolean blockedFor(long nanoseconds) {
        return writing && System.nanoTime() - writingSince > nanoseconds;
    }

    /** Notices a peer that has left although there is nothing to write to it. */
    void checkThatPeerIsThere() {
        try {
            socket.setSoTimeout((int) TimeUnit.MILLISECONDS.toMillis(1));
            if (socket.getInputStream().read() < 0) {
                close();
            }
        } catch (SocketTimeoutException e) {
            // Silent, as subscribers are.
        } catch (IOException e) {
            close();
        }
    }

    void close() {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
            notifyAll();
        }
        Sockets.closeQuietly(socket);
        gone.run();
    }
}
