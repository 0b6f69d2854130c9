// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.robopitch.runner.guard.Daemon;
import org.robopitch.runner.pace.Clock;

/**
 * A ROS master that has lost its mind. It is well until the node has registered; then its answers are spoilt, cut, endless or
 * never finished, and it names publishers whose answers are no better. In the end it is well again, and the node must
 * register once more.
 */
final class RosMasterAttack implements AutoCloseable {
    private static final int MOST_BYTES = 1 << 20;
    private static final int NAMED = 8;
    private static final long UNFINISHED_MILLIS = 2000;
    private static final int ENDLESS_BYTES = 10 << 20;
    private static final Pattern METHOD = Pattern.compile("<methodName>([^<]*)</methodName>");
    private static final Pattern VALUE = Pattern.compile("<string>([^<]*)</string>");
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

    private final ServerSocket door = new ServerSocket(0, 256, InetAddress.getLoopbackAddress());
    private final RosVictim victim = new RosVictim();
    private final AtomicLong answers = new AtomicLong();
    private final AtomicLong registrations = new AtomicLong();
    private final long seed;
    private volatile boolean mad;

    RosMasterAttack(long seed) throws IOException {
        this.seed = seed;
        Daemon.start("attack of a master", this::welcome);
    }

    int port() {
        return door.getLocalPort();
    }

    /** Whether a node has registered all it has. */
    boolean known() {
        return victim.known();
    }

    /**
     * Answers so many calls.
     *
     * @return how it went, as a line
     * @throws IOException if the node does not answer, or does not register in the end
     */
    String run(Servers.Plan plan) throws IOException, InterruptedException {
        long begin = Clock.SYSTEM.nanoTime();
        long asked = begin;
        long questions = 0;
        long named = 0;
        mad = true;
        while (answers.get() < plan.messages()
                && !(plan.minutes() > 0 && Clock.SYSTEM.nanoTime() - begin > plan.minutes() * 60e9)) {
            List<String> addresses = new ArrayList<>();
            for (int i = 0; i < NAMED; i++) {
                addresses.add("http://127.0.0.1:" + port() + "/" + named++);
            }
            addresses.add(ODD_ADDRESSES.get((int) (named / NAMED % ODD_ADDRESSES.size())));
            victim.name(addresses);
            plan.progress().accept(answers.get());
            if (Clock.SYSTEM.nanoTime() - asked > 1_000_000_000L) {
                asked = Clock.SYSTEM.nanoTime();
                victim.ask();
                questions++;
            }
        }
        double seconds = (Clock.SYSTEM.nanoTime() - begin) / 1e9;
        mad = false;
        victim.name(List.of());
        victim.ask();
        long before = registrations.get();
        victim.await(() -> registrations.get() > before, "the node does not register with a master that is well again");
        return String.format(
                Locale.ROOT,
                "%d answers (%.0f a second), %d publishers named, %d questions answered, and it registered again",
                answers.get(),
                answers.get() / seconds,
                named,
                questions + 1);
    }

    private void welcome() {
        long connections = 0;
        while (!door.isClosed()) {
            try {
                Socket socket = door.accept();
                Random random = new Random(seed * 1_000_003 + connections++);
                Daemon.start("attack of a master", () -> serve(socket, random));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void serve(Socket socket, Random random) {
        try (socket) {
            InputStream in = new BufferedInputStream(socket.getInputStream());
            OutputStream out = socket.getOutputStream();
            for (String call = call(in); !call.isEmpty(); call = call(in)) {
                byte[] good = good(call);
                answers.incrementAndGet();
                if (!mad) {
                    out.write(http(good));
                } else if (!answerBadly(out, good, random)) {
                    return;
                }
            }
        } catch (IOException | InterruptedException gone) {
            // A node may end such a conversation.
            return;
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
    private static String call(InputStream in) throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int octet = in.read();
            if (octet < 0 || head.length() > MOST_BYTES) {
                return "";
            }
            head.append((char) octet);
        }
        Matcher length = Pattern.compile("(?i)content-length: *(\\d{1,6})").matcher(head);
        return length.find()
                ? new String(in.readNBytes(Integer.parseInt(length.group(1))), StandardCharsets.UTF_8)
                : "";
    }

    private byte[] good(String call) {
        Matcher method = METHOD.matcher(call);
        String name = method.find() ? method.group(1) : "";
        List<String> values =
                VALUE.matcher(call).results().map(one -> one.group(1)).toList();
        switch (name) {
            case "registerSubscriber" -> victim.subscribes(values.get(1), values.get(3));
            case "registerPublisher" -> registrations.incrementAndGet();
            default -> {}
        }
        return Manners.bytes("<?xml version=\"1.0\"?><methodResponse><params><param><value><array><data>"
                + switch (name) {
                    case "getParam", "searchParam", "lookupService" -> triple(-1, "<i4>0</i4>");
                    // A master that does not know the node is told everything again.
                    case "lookupNode" -> triple(-1, "<string>http://127.0.0.1:1/</string>");
                    case "hasParam" -> triple(1, "<boolean>0</boolean>");
                    case "getSystemState" ->
                        triple(1, list(list(list(text("/clock") + list(text("/other")))) + list("") + list("")));
                    case "requestTopic" -> triple(1, list(text("TCPROS") + text("127.0.0.1") + number(port())));
                    case "registerSubscriber", "registerPublisher" ->
                        triple(1, list(text("http://127.0.0.1:" + port() + "/first")));
                    default -> triple(1, "<i4>0</i4>");
                }
                + "</data></array></value></param></params></methodResponse>");
    }

    private static String triple(int code, String value) {
        return number(code) + text("ok") + (value.startsWith("<value>") ? value : "<value>" + value + "</value>");
    }

    private static String number(int number) {
        return "<value><i4>" + number + "</i4></value>";
    }

    private static String text(String text) {
        return "<value><string>" + text + "</string></value>";
    }

    private static String list(String values) {
        return "<value><array><data>" + values + "</data></array></value>";
    }

    @Override
    public void close() throws IOException {
        door.close();
    }
}
