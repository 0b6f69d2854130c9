// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.Message;

/** Publishers of topics: the headers and messages that they send to a node are spoilt. */
final class RosPublisherAttack extends BadServer {
    private static final int BATCH = 64;
    private static final int MOST_BATCHES = 200;
    private static final int PUBLISHERS = 4;
    private static final int PATIENCE_MILLIS = 60_000;
    private static final int LONGEST_HEADER = 1 << 20;

    private final RosMaster master;
    private final RosVictim victim;
    private final Definitions definitions = new Definitions();
    private final AtomicLong sent = new AtomicLong();
    private final AtomicLong connections = new AtomicLong();
    private final AtomicLong readToTheEnd = new AtomicLong();
    private volatile boolean mad = true;

    /** @param master answers the calls of a node for a topic with our port */
    RosPublisherAttack(RosMaster master, long seed) throws IOException {
        super(0);
        this.master = master;
        this.victim = master.victim();
        master.publishersAt(port());
        welcome(seed, this::publish);
    }

    @Override
    public String run(Budget budget) throws IOException {
        long named = 0;
        while (budget.lasts(sent.get())) {
            List<String> publishers = new ArrayList<>();
            for (int i = 0; i < PUBLISHERS; i++) {
                publishers.add(master.address() + "/" + named++);
            }
            long before = connections.get();
            victim.name(publishers);
            victim.await(() -> connections.get() >= before + PUBLISHERS, "the node does not come for its topics");
            victim.ask();
        }
        String rate = budget.rate(sent.get(), "messages");
        mad = false;
        long before = readToTheEnd.get();
        victim.name(List.of(master.address() + "/last"));
        victim.await(() -> readToTheEnd.get() > before, "the node does not read from a publisher that is well");
        victim.ask();
        return rate + " in " + connections + " connections, " + readToTheEnd + " of them read to their end";
    }

    private void publish(Socket socket, Random random) throws IOException {
        connections.incrementAndGet();
        socket.setSoTimeout(PATIENCE_MILLIS);
        DataInputStream in = new DataInputStream(socket.getInputStream());
        int length = Integer.reverseBytes(in.readInt());
        if (length < 0 || length > LONGEST_HEADER) {
            return;
        }
        Message good = good(new String(in.readNBytes(length), StandardCharsets.ISO_8859_1));
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
}
