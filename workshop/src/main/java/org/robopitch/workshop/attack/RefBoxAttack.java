// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.util.List;
import java.util.Random;

/** A RefBox that waits for a program that takes its orders, and sends spoilt ones. */
public final class RefBoxAttack extends BadServer {
    private static final int BATCH = 256;
    private static final int PATIENCE_MILLIS = 120_000;
    private static final int MOST_BATCHES = 2000;
    private static final List<byte[]> GOOD = Manners.texts(
            "{\"command\":\"KICKOFF\",\"targetTeam\":\"CYAN\"}",
            "{\"command\":\"START\",\"targetTeam\":\"\"}",
            "{\"command\":\"STOP\",\"targetTeam\":\"\"}",
            "{\"command\":\"YELLOW_CARD\",\"targetTeam\":\"MAGENTA\",\"robotID\":2}",
            "{\"command\":\"DROP_BALL\",\"targetTeam\":\"\"}",
            "W",
            "s");

    /** @param port where, 0 for any that is free */
    public RefBoxAttack(int port) throws IOException {
        super(port);
        door.setSoTimeout(PATIENCE_MILLIS);
    }

    @Override
    public String run(Budget budget) throws IOException {
        Random random = new Random(budget.seed());
        long sent = 0;
        long connections = 0;
        while (budget.lasts(sent)) {
            try (Socket socket = door.accept()) {
                connections++;
                OutputStream out = socket.getOutputStream();
                for (int i = 1 + random.nextInt(MOST_BATCHES); i > 0 && budget.lasts(sent); i--) {
                    out.write(batch(random));
                    sent += BATCH;
                }
                socket.shutdownOutput();
                // It hangs up after it has read all.
                socket.setSoTimeout(PATIENCE_MILLIS);
                socket.getInputStream().transferTo(OutputStream.nullOutputStream());
            } catch (SocketTimeoutException e) {
                throw new IOException("no program takes orders at port " + port() + " any more", e);
            } catch (SocketException e) {
                // It may end this, and come again.
            }
        }
        // It must come back.
        door.accept().close();
        return budget.rate(sent, "orders") + " in " + connections + " connections, and it came back for more";
    }

    private static byte[] batch(Random random) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int i = 0; i < BATCH; i++) {
            all.writeBytes(Mutation.mostOf(GOOD.get(random.nextInt(GOOD.size())), random));
            all.write(0);
        }
        return all.toByteArray();
    }
}
