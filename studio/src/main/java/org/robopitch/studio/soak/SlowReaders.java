// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.soak;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.robopitch.runner.guard.Daemon;

/** Viewers that read two kilobytes a second of the thirty or more they are sent. */
final class SlowReaders implements AutoCloseable {
    private static final int SMALL_BUFFER = 4096;
    private static final int READ_AT_ONCE = 1024;
    private static final long PERIOD_MILLISECONDS = 500;

    private final List<Socket> sockets = new ArrayList<>();
    private final ScheduledExecutorService reader =
            Executors.newSingleThreadScheduledExecutor(Daemon.named("slow viewers"));

    SlowReaders(URI address, int count) throws IOException {
        for (int i = 0; i < count; i++) {
            sockets.add(connect(address));
        }
        reader.scheduleAtFixedRate(this::readALittle, 0, PERIOD_MILLISECONDS, TimeUnit.MILLISECONDS);
    }

    private static Socket connect(URI address) throws IOException {
        Socket socket = new Socket();
        // A small buffer fills at once, so that the studio feels how slow this viewer is.
        socket.setReceiveBufferSize(SMALL_BUFFER);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), address.getPort()));
        String request = "GET " + address.getPath() + " HTTP/1.1\r\nHost: localhost:" + address.getPort()
                + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    private void readALittle() {
        byte[] buffer = new byte[READ_AT_ONCE];
        for (Socket socket : sockets) {
            try {
                InputStream in = socket.getInputStream();
                if (in.available() > 0) {
                    int read = in.read(buffer);
                    if (read < 0) {
                        socket.close();
                    }
                }
            } catch (IOException e) {
                // The studio may close a viewer that is too slow; the others continue.
                continue;
            }
        }
    }

    @Override
    public void close() throws IOException {
        reader.shutdownNow();
        for (Socket socket : sockets) {
            socket.close();
        }
    }
}
