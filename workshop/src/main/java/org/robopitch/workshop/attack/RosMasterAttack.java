// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.robopitch.links.ros.xmlrpc.XmlRpcCall;
import org.robopitch.links.ros.xmlrpc.XmlRpcReader;
import org.robopitch.links.ros.xmlrpc.XmlRpcWriter;
import org.robopitch.runner.pace.Clock;

/**
 * A ROS master. It is well until the node has registered; then its answers are spoilt, cut, endless or
 * never finished, and it names publishers whose answers are no better. In the end it is well again, and the node must
 * register once more.
 */
final class RosMasterAttack extends BadServer {
    private static final int MOST_BYTES = 1 << 20;
    private static final int NAMED = 8;
    private static final long UNFINISHED_MILLIS = 2000;
    private static final int ENDLESS_BYTES = 10 << 20;
    private static final Pattern LENGTH = Pattern.compile("(?i)content-length: *(\\d{1,6})");
    private static final List<String> ODD_ADDRESSES = List.of(
            "http://127.0.0.1:99999/",
            "http://127.0.0.1:1/",
            "http://[::1]:80/",
            "http://no such host:80/",
            "http://nowhere.invalid:80/",
            "ftp://127.0.0.1:21/",
            "http://:80/",
            "",
            "%",
            "http://127.0.0.1:2147483648/");

    private final RosVictim victim = new RosVictim();
    private final AtomicLong answers = new AtomicLong();
    private final AtomicLong registrations = new AtomicLong();
    private volatile boolean mad;

    RosMasterAttack(long seed) throws IOException {
        super(0);
        welcome(seed, this::serve);
    }

    /** Whether a node has registered all it has. */
    boolean known() {
        return victim.known();
    }

    @Override
    public String run(Budget budget) throws IOException {
        long asked = Clock.SYSTEM.nanoTime();
        long questions = 0;
        long named = 0;
        mad = true;
        while (budget.lasts(answers.get())) {
            List<String> addresses = new ArrayList<>();
            for (int i = 0; i < NAMED; i++) {
                addresses.add("http://127.0.0.1:" + port() + "/" + named++);
            }
            addresses.add(ODD_ADDRESSES.get((int) (named / NAMED % ODD_ADDRESSES.size())));
            victim.name(addresses);
            if (Clock.SYSTEM.nanoTime() - asked > 1_000_000_000L) {
                asked = Clock.SYSTEM.nanoTime();
                victim.ask();
                questions++;
            }
        }
        String rate = budget.rate(answers.get(), "answers");
        mad = false;
        victim.name(List.of());
        victim.ask();
        long before = registrations.get();
        victim.await(() -> registrations.get() > before, "the node does not register with a master that is well again");
        return rate + ", " + named + " publishers named, " + (questions + 1)
                + " questions answered, and it registered again";
    }

    private void serve(Socket socket, Random random) throws IOException, InterruptedException {
        InputStream in = new BufferedInputStream(socket.getInputStream());
        OutputStream out = socket.getOutputStream();
        for (byte[] call = call(in); call.length > 0; call = call(in)) {
            byte[] good = good(XmlRpcReader.call(call));
            answers.incrementAndGet();
            if (!mad) {
                out.write(http(good));
            } else if (!answerBadly(out, good, random)) {
                return;
            }
        }
    }

    /** Answers, and says whether this conversation continues. */
    private static boolean answerBadly(OutputStream out, byte[] good, Random random)
            throws IOException, InterruptedException {
        int dice = random.nextInt(2000);
        if (dice == 0) {
            out.write(Manners.bytes("HTTP/1.1 200 OK\r\nContent-Length: " + ENDLESS_BYTES + "\r\n\r\n"));
            out.write(new byte[ENDLESS_BYTES]);
            return false;
        }
        if (dice < 6) {
            out.write(Manners.bytes("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n<?xml"));
            Thread.sleep(UNFINISHED_MILLIS);
            return false;
        }
        if (dice < 20) {
            return false;
        }
        if (dice < 60) {
            out.write(Mutation.of(http(good), random));
            return false;
        }
        out.write(http(dice < 400 ? good : Mutation.ofText(good, random)));
        return true;
    }

    private static byte[] http(byte[] body) {
        return Manners.join(
                Manners.bytes(
                        "HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\nContent-Length: " + body.length + "\r\n\r\n"),
                body);
    }

    /** The next call, or nothing if there is none. */
    private static byte[] call(InputStream in) throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int octet = in.read();
            if (octet < 0 || head.length() > MOST_BYTES) {
                return new byte[0];
            }
            head.append((char) octet);
        }
        Matcher length = LENGTH.matcher(head);
        return in.readNBytes(length.find() ? Integer.parseInt(length.group(1)) : 0);
    }

    private byte[] good(XmlRpcCall call) {
        switch (call.method()) {
            case "registerSubscriber" ->
                victim.subscribes(
                        String.valueOf(call.arguments().get(1)),
                        String.valueOf(call.arguments().get(3)));
            case "registerPublisher" -> registrations.incrementAndGet();
            default -> {}
        }
        return XmlRpcWriter.answer(
                switch (call.method()) {
                    case "getParam", "searchParam", "lookupService" -> List.of(-1, "ok", 0);
                    // A master that does not know the node is told everything again.
                    case "lookupNode" -> List.of(-1, "ok", "http://127.0.0.1:1/");
                    case "hasParam" -> List.of(1, "ok", false);
                    case "getSystemState" ->
                        List.of(1, "ok", List.of(List.of(List.of("/clock", List.of("/other"))), List.of(), List.of()));
                    case "requestTopic" -> List.of(1, "ok", List.of("TCPROS", "127.0.0.1", port()));
                    case "registerSubscriber", "registerPublisher" ->
                        List.of(1, "ok", List.of("http://127.0.0.1:" + port() + "/first"));
                    default -> List.of(1, "ok", 0);
                });
    }
}
