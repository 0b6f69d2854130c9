// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.Message;
import org.robopitch.runner.guard.Daemon;
import org.robopitch.runner.pace.Clock;

/** Publishers of topics that have lost their minds: the headers and messages that they send to a node are spoilt. */
final class RosPublisherAttack implements AutoCloseable {
    private static final int BATCH = 64;
    private static final int MOST_BATCHES = 200;
    private static final int PUBLISHERS = 4;
    private static final int PATIENCE_MILLIS = 60_000;
    private static final int LONGEST_HEADER = 1 << 20;

    private final ServerSocket door = new ServerSocket(0, 256, InetAddress.getLoopbackAddress());
    private final Definitions definitions = new Definitions();
    private final AtomicLong sent = new AtomicLong();
    private final AtomicLong connections = new AtomicLong();
    private final AtomicLong readToTheEnd = new AtomicLong();
    private final long seed;
    private volatile boolean mad = true;

    RosPublisherAttack(long seed) throws IOException {
        this.seed = seed;
        Daemon.start("attack of a publisher", this::welcome);
    }

    int port() {
        return door.getLocalPort();
    }

    /**
     * Sends so many messages.
     *
     * @param victim a node whose calls for a topic are answered with {@link #port}
     * @param master where those calls are answered
     * @return how it went, as a line
     * @throws IOException if the node does not answer, or does not read any more
     */
    String run(Servers.Plan plan, RosVictim victim, int master) throws IOException, InterruptedException {
        long begin = Clock.SYSTEM.nanoTime();
        long named = 0;
        while (sent.get() < plan.messages()
                && !(plan.minutes() > 0 && Clock.SYSTEM.nanoTime() - begin > plan.minutes() * 60e9)) {
            List<String> publishers = new ArrayList<>();
            for (int i = 0; i < PUBLISHERS; i++) {
                publishers.add("http://127.0.0.1:" + master + "/" + named++);
            }
            long before = connections.get();
            victim.name(publishers);
            victim.await(() -> connections.get() >= before + PUBLISHERS, "the node does not come for its topics");
            victim.ask();
            plan.progress().accept(sent.get());
        }
        double seconds = (Clock.SYSTEM.nanoTime() - begin) / 1e9;
        mad = false;
        long before = readToTheEnd.get();
        victim.name(List.of("http://127.0.0.1:" + master + "/last"));
        victim.await(() -> readToTheEnd.get() > before, "the node does not read from a publisher that is well");
        victim.ask();
        return String.format(
                Locale.ROOT,
                "%d messages (%.0f a second) in %d connections, %d of them read to their end",
                sent.get(),
                sent.get() / seconds,
                connections.get(),
                readToTheEnd.get());
    }

    private void welcome() {
        while (!door.isClosed()) {
            try {
                Socket socket = door.accept();
                Random random = new Random(seed * 1_000_003 + connections.getAndIncrement());
                Daemon.start("attack of a publisher", () -> publish(socket, random));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void publish(Socket socket, Random random) {
        try (socket) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            DataInputStream in = new DataInputStream(socket.getInputStream());
            int length = Integer.reverseBytes(in.readInt());
            if (length < 0 || length > LONGEST_HEADER) {
                return;
            }
            String asked = new String(in.readNBytes(length), StandardCharsets.ISO_8859_1);
            Message good = good(asked);
            OutputStream out = socket.getOutputStream();
            byte[] header = Manners.header(
                    "callerid=/fuzz",
                    "type=" + good.type().name(),
                    "md5sum=" + (random.nextBoolean() ? "*" : "0123456789abcdef0123456789abcdef"),
                    "message_definition=" + good.type().text());
            boolean whole = !mad || random.nextInt(4) > 0;
            out.write(whole ? header : Mutation.ofText(header, random));
            byte[] message = good.encode();
            for (int i = 1 + random.nextInt(MOST_BATCHES); i > 0; i--) {
                out.write(batch(message, random));
                sent.addAndGet(BATCH);
            }
            if (mad && random.nextBoolean()) {
                out.write(Mutation.of(Manners.join(Manners.little(message.length), message), random));
            }
            socket.shutdownOutput();
            // It hangs up after it has read all.
            in.transferTo(OutputStream.nullOutputStream());
            readToTheEnd.incrementAndGet();
        } catch (IOException gone) {
            // A node may end such a conversation.
            return;
        }
    }

    private byte[] batch(byte[] message, Random random) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int i = 0; i < BATCH; i++) {
            byte[] bytes = !mad || random.nextInt(5) == 0 ? message : Mutation.of(message, random);
            all.writeBytes(Manners.little(bytes.length));
            all.writeBytes(bytes);
        }
        return all.toByteArray();
    }

    /** A message that means something, for the topic that a header asks for. */
    private Message good(String header) {
        if (header.contains("velcmd")) {
            return message("nubot_common/VelCmd")
                    .set("Vx", 120.0)
                    .set("Vy", -30.0)
                    .set("w", 1.5);
        }
        if (header.contains("receive_from_coach")) {
            return message("nubot_common/CoachInfo").set("MatchMode", 10).set("idA", 1);
        }
        if (header.contains("set_model_state")) {
            return message("gazebo_msgs/ModelState").set("model_name", "football");
        }
        return message("std_msgs/String").set("data", "hello");
    }

    private Message message(String type) {
        return new Message(definitions.message(type));
    }

    @Override
    public void close() throws IOException {
        door.close();
    }
}
