// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.humanoid;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.robopitch.runner.guard.Daemon;

/** A wire between an agent and a server that delivers everything late, as a network does. */
final class DelayedLink implements AutoCloseable {
    private record Parcel(long due, byte[] bytes) {}

    private final ServerSocket door;
    private final int target;
    private final long delayNanos;
    private volatile boolean closed;

    DelayedLink(int target, double delaySeconds) throws IOException {
        this.target = target;
        this.delayNanos = (long) (delaySeconds * 1e9);
        this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Daemon.start("delayed link", this::accept);
    }

    int port() {
        return door.getLocalPort();
    }

    private void accept() {
        while (!closed) {
            try {
                Socket agent = door.accept();
                Socket server = new Socket(InetAddress.getLoopbackAddress(), target);
                agent.setTcpNoDelay(true);
                server.setTcpNoDelay(true);
                join(agent, server);
                join(server, agent);
            } catch (IOException e) {
                return;
            }
        }
    }

    private void join(Socket from, Socket to) {
        BlockingQueue<Parcel> queue = new LinkedBlockingQueue<>();
        Daemon.start("delayed link reads", () -> read(from, queue));
        Daemon.start("delayed link writes", () -> write(queue, to));
    }

    private void read(Socket from, BlockingQueue<Parcel> queue) {
        byte[] buffer = new byte[1 << 14];
        try {
            InputStream in = from.getInputStream();
            for (int n = in.read(buffer); n >= 0 && !closed; n = in.read(buffer)) {
                byte[] bytes = new byte[n];
                System.arraycopy(buffer, 0, bytes, 0, n);
                queue.add(new Parcel(System.nanoTime() + delayNanos, bytes));
            }
        } catch (IOException e) {
            // The other end is gone; the writer ends with the link.
        }
    }

    private void write(BlockingQueue<Parcel> queue, Socket to) {
        try (to) {
            OutputStream out = to.getOutputStream();
            while (!closed) {
                Parcel parcel = queue.poll(100, TimeUnit.MILLISECONDS);
                if (parcel != null) {
                    long wait = parcel.due() - System.nanoTime();
                    if (wait > 0) {
                        LockSupport.parkNanos(wait);
                    }
                    out.write(parcel.bytes());
                }
            }
        } catch (IOException e) {
            // The other end is gone.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() throws IOException {
        closed = true;
        door.close();
    }
}
