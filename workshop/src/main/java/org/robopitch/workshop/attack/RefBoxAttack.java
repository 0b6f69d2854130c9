// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.LongConsumer;
import org.robopitch.runner.pace.Clock;

/** A RefBox that has lost its mind: it waits for a program that takes its orders, and sends spoilt ones. */
public final class RefBoxAttack implements AutoCloseable {
    private static final int BATCH = 256;
    private static final int PATIENCE_MILLIS = 120_000;
    private static final int MOST_BATCHES = 2000;
    private static final List<byte[]> GOOD = List.of(
            Manners.bytes("{\"command\":\"KICKOFF\",\"targetTeam\":\"CYAN\"}"),
            Manners.bytes("{\"command\":\"START\",\"targetTeam\":\"\"}"),
            Manners.bytes("{\"command\":\"STOP\",\"targetTeam\":\"\"}"),
            Manners.bytes("{\"command\":\"YELLOW_CARD\",\"targetTeam\":\"MAGENTA\",\"robotID\":2}"),
            Manners.bytes("{\"command\":\"DROP_BALL\",\"targetTeam\":\"\"}"),
            Manners.bytes("W"),
            Manners.bytes("s"));

    private final ServerSocket door;

    /** @param port where, 0 for any that is free */
    public RefBoxAttack(int port) throws IOException {
        door = new ServerSocket(port, 16, InetAddress.getLoopbackAddress());
        door.setSoTimeout(PATIENCE_MILLIS);
    }

    int port() {
        return door.getLocalPort();
    }

    /**
     * Sends so many orders.
     *
     * @param minutes the time it may take, 0 for any
     * @return how it went, as a line
     * @throws IOException if nobody comes for a minute
     */
    public String run(long orders, double minutes, long seed, LongConsumer progress) throws IOException {
        Random random = new Random(seed);
        long begin = Clock.SYSTEM.nanoTime();
        long sent = 0;
        long connections = 0;
        while (sent < orders && !(minutes > 0 && Clock.SYSTEM.nanoTime() - begin > minutes * 60e9)) {
            try (Socket socket = door.accept()) {
                connections++;
                OutputStream out = socket.getOutputStream();
                for (int i = 1 + random.nextInt(MOST_BATCHES); i > 0 && sent < orders; i--) {
                    out.write(batch(random));
                    sent += BATCH;
                    progress.accept(sent);
                }
                socket.shutdownOutput();
                // It hangs up after it has read all.
                socket.setSoTimeout(PATIENCE_MILLIS);
                socket.getInputStream().transferTo(OutputStream.nullOutputStream());
            } catch (java.net.SocketTimeoutException e) {
                throw new IOException("no program takes orders at port " + door.getLocalPort() + " any more", e);
            } catch (java.net.SocketException e) {
                // It may end this, and come again.
            }
        }
        // It must come back.
        door.accept().close();
        return String.format(
                Locale.ROOT,
                "%d orders (%.0f a second) in %d connections, and it came back for more",
                sent,
                sent / ((Clock.SYSTEM.nanoTime() - begin) / 1e9),
                connections);
    }

    private static byte[] batch(Random random) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int i = 0; i < BATCH; i++) {
            byte[] good = GOOD.get(random.nextInt(GOOD.size()));
            all.writeBytes(random.nextInt(5) == 0 ? good : Mutation.ofText(good, random));
            all.write(0);
        }
        return all.toByteArray();
    }

    @Override
    public void close() throws IOException {
        door.close();
    }
}
