// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Random;
import org.robopitch.runner.guard.Daemon;

/** A server that has lost its mind: the attacked program is its client. */
abstract class BadServer implements Attack {
    final ServerSocket door;

    /** @param port where, 0 for any that is free */
    BadServer(int port) throws IOException {
        door = new ServerSocket(port, 256, InetAddress.getLoopbackAddress());
    }

    int port() {
        return door.getLocalPort();
    }

    /** What is done with a connection. */
    interface Service {
        void serve(Socket socket, Random random) throws IOException, InterruptedException;
    }

    /** Serves each connection on a thread of its own, with a chance of its own. A client may end a connection. */
    void welcome(long seed, Service service) {
        Daemon.start("attack welcomes", () -> {
            for (long connections = 0; !door.isClosed(); connections++) {
                Socket socket;
                try {
                    socket = door.accept();
                } catch (IOException closed) {
                    return;
                }
                Random random = new Random(seed * 1_000_003 + connections);
                Daemon.start("attack serves", () -> {
                    try (socket) {
                        service.serve(socket, random);
                    } catch (IOException | InterruptedException gone) {
                        // Then it is over.
                    }
                });
            }
        });
    }

    @Override
    public void close() throws IOException {
        door.close();
    }
}
