// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.robopitch.links.ros.real.RealMaster.await;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.robopitch.links.ros.graph.Graph.Publisher;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.links.ros.message.RosOutput;
import org.robopitch.links.ros.message.ServiceType;
import org.robopitch.links.ros.xmlrpc.XmlRpcClient;
import org.robopitch.links.ros.xmlrpc.XmlRpcServer;

/** Peers that get it wrong, on purpose or not: each is refused, told why and counted, and all others are served. */
class HostilePeersTest {
    private final Definitions definitions = new Definitions();
    private final MessageType velocity = definitions.message("nubot_common/VelCmd");
    private final MessageType text = definitions.message("std_msgs/String");
    private final ServiceType shoot = definitions.service("nubot_common/Shoot");
    private final Queue<String> lines = new ConcurrentLinkedQueue<>();
    private final Queue<Message> heard = new ConcurrentLinkedQueue<>();
    private RosNode node;
    private Publisher spin;

    @BeforeEach
    void startNodeWithoutMaster() throws IOException {
        node = startWithoutMaster(Duration.ofMinutes(1));
        spin = node.publish("/spin", velocity, true);
        spin.publish(new Message(velocity));
        node.serve("/Shoot", shoot, request -> new Message(shoot.response()).set("ShootIsDone", 1));
    }

    /** Nobody listens on the port of a master that was never there. */
    private RosNode startWithoutMaster(Duration blocked) throws IOException {
        NodeSettings settings = NodeSettings.defaults(URI.create("http://127.0.0.1:1"), "/robopitch");
        return new RosNode(
                settings.with("handshakeTimeout", Duration.ofSeconds(1)).with("blockedTimeout", blocked), lines::add);
    }

    @AfterEach
    void endNode() {
        node.close();
    }

    /** An incident may be counted a moment after the peer has noticed. */
    private void awaitCount(long count, String incident) {
        await(count + " × " + incident, () -> node.incidents().count(incident) >= count);
        assertThat(node.incidents().count(incident)).isEqualTo(count);
    }

    private Socket connect() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), node.tcpPort());
        socket.setSoTimeout(60_000);
        return socket;
    }

    private ConnectionHeader answerTo(String... header) throws IOException {
        try (Socket socket = connect()) {
            socket.getOutputStream().write(ConnectionHeader.of(header).toBytes());
            return ConnectionHeader.readFrom(socket.getInputStream());
        }
    }

    private String refusal(String... header) throws IOException {
        return answerTo(header).get("error");
    }

    private static byte[] length(int value) {
        RosOutput output = new RosOutput();
        output.int32(value);
        return output.toBytes();
    }

    @Test
    void aHandshakeThatDoesNotFitIsAnsweredWithTheReason() throws IOException {
        assertThat(refusal("callerid", "/me", "topic", "/spin", "type", "x/Y", "md5sum", "1234"))
                .contains("/me", "/spin", "1234", velocity.md5());
        assertThat(refusal("callerid", "/me", "topic", "/nowhere", "md5sum", "*"))
                .contains("/nowhere");
        assertThat(refusal("callerid", "/me", "service", "/nothing", "md5sum", "*"))
                .contains("/nothing");
        assertThat(refusal("callerid", "/me")).contains("neither a topic nor a service");
        assertThat(refusal("topic", "/spin")).contains("no md5sum");
        awaitCount(5, "refused handshake");
        assertThat(lines).anyMatch(line -> line.startsWith("refused handshake: ") && line.contains("1234"));
    }

    @Test
    void whoTakesAnythingIsServed() throws IOException {
        assertThat(answerTo("callerid", "/any", "topic", "/spin", "type", "*", "md5sum", "*")
                        .get("md5sum"))
                .isEqualTo(velocity.md5());
        assertThat(answerTo("callerid", "/any", "service", "/Shoot", "md5sum", "*", "probe", "1")
                        .get("type"))
                .isEqualTo("nubot_common/Shoot");
    }

    @Test
    void noiseHugeLengthsAndSilenceAreHungUpOnAndCounted() throws IOException {
        List<byte[]> openings = List.of(
                length(-1),
                length(Integer.MAX_VALUE),
                "GET / HTTP/1.1\r\n\r\n".getBytes(StandardCharsets.US_ASCII),
                new byte[] {8, 0, 0, 0, 4, 0, 0, 0, 'a', 'b', 'c', 'd'},
                new byte[] {8, 0, 0, 0, 99, 0, 0, 0, 'a', 'b', 'c', 'd'});
        for (byte[] opening : openings) {
            try (Socket socket = connect()) {
                socket.getOutputStream().write(opening);
                assertThat(ended(socket)).isTrue();
            }
        }
        try (Socket silent = connect();
                Socket half = connect()) {
            half.getOutputStream().write(new byte[] {40, 0});
            assertThat(ended(silent)).isTrue();
            assertThat(ended(half)).isTrue();
        }
        awaitCount(5, "malformed handshake");
        awaitCount(2, "half-open handshake");
        assertThat(lines).anyMatch(line -> line.contains("bytes is announced, at most"));
        assertThat(answerTo("callerid", "/good", "topic", "/spin", "md5sum", velocity.md5())
                        .has("error"))
                .isFalse();
    }

    private static boolean ended(Socket socket) {
        try {
            return socket.getInputStream().readAllBytes().length == 0;
        } catch (java.net.SocketTimeoutException e) {
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    @Test
    void aRequestOfTheWrongLengthIsRefusedAndTheConnectionKept() throws IOException {
        try (Socket socket = connect()) {
            socket.getOutputStream()
                    .write(ConnectionHeader.of("callerid", "/c", "service", "/Shoot", "md5sum", "*", "persistent", "1")
                            .toBytes());
            InputStream stream = socket.getInputStream();
            ConnectionHeader.readFrom(stream);

            socket.getOutputStream().write(RosOutput.framed(new byte[3]));
            assertThat(stream.read()).isZero();
            assertThat(new String(Sockets.readFrame(stream, 1000), StandardCharsets.UTF_8))
                    .contains("ends too early");
            socket.getOutputStream().write(RosOutput.framed(new byte[12]));
            assertThat(stream.read()).isEqualTo(1);
            assertThat(Sockets.readFrame(stream, 1000)).hasSize(8);

            socket.getOutputStream().write(length(Integer.MAX_VALUE));
            assertThat(ended(socket)).isTrue();
        }
        awaitCount(2, "malformed request");
    }

    @Test
    void aSubscriberThatDoesNotReadMissesTheOldestAndTheOthersMissNothing() throws IOException {
        Publisher big = node.publish("/big", text, false);
        Message message = new Message(text).set("data", "x".repeat(500_000));
        try (Socket lazy = subscriber("/big");
                Socket eager = subscriber("/big")) {
            await("both are served", () -> big.subscribers() == 2);
            List<Publication.SubscriberLink> both =
                    List.copyOf(node.publications.get("/big").links());
            for (int i = 0; i < 200; i++) {
                big.publish(message);
                assertThat(Sockets.readFrame(eager.getInputStream(), 1 << 20)).hasSize(500_004);
            }
            assertThat(lazy.getInputStream().available())
                    .as("what waits to be read")
                    .isPositive();
            assertThat(both).filteredOn(link -> link.dropped() > 0).hasSize(1);
            assertThat(big.subscribers()).isEqualTo(2);
        }
        await("both are noticed to have left", () -> big.subscribers() == 0);
    }

    @Test
    void aSubscriberThatDoesNotReadIsDroppedInTheEnd() throws IOException {
        node.close();
        node = startWithoutMaster(Duration.ofMillis(500));
        Publisher big = node.publish("/big", text, false);
        Message message = new Message(text).set("data", "x".repeat(500_000));
        try (Socket lazy = subscriber("/big")) {
            await("it is served", () -> big.subscribers() == 1);
            await("it is dropped", () -> {
                big.publish(message);
                return big.subscribers() == 0;
            });
            awaitCount(1, "stale subscriber");
            assertThat(endsAfterWhatWasSent(lazy)).isTrue();
        }
    }

    private static boolean endsAfterWhatWasSent(Socket socket) {
        try {
            return socket.getInputStream().transferTo(OutputStream.nullOutputStream()) > 0;
        } catch (java.net.SocketTimeoutException e) {
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    private Socket subscriber(String topic) throws IOException {
        Socket socket = connect();
        socket.getOutputStream()
                .write(ConnectionHeader.of("callerid", "/s", "topic", topic, "md5sum", "*")
                        .toBytes());
        ConnectionHeader.readFrom(socket.getInputStream());
        return socket;
    }

    @Test
    void aPublisherThatSendsNonsenseIsHeardAgainOnceItSendsSense() throws Exception {
        node.subscribe("/drive", velocity, heard::add);
        try (ServerSocket door = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
                XmlRpcServer publisher = new XmlRpcServer(
                        new java.net.InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                        call -> Master.success(List.of("TCPROS", "127.0.0.1", door.getLocalPort())),
                        lines::add)) {
            XmlRpcClient master = new XmlRpcClient(Duration.ofSeconds(30));
            List<String> publishers =
                    List.of("http://127.0.0.1:" + publisher.port() + "/", "nonsense", "http://nowhere");
            master.call(node.slaveAddress(), "publisherUpdate", "/master", "/drive", publishers);

            byte[] good = ConnectionHeader.of("callerid", "/p", "type", velocity.name(), "md5sum", velocity.md5())
                    .toBytes();
            byte[] wrong = ConnectionHeader.of("callerid", "/p", "type", "x/Y", "md5sum", "77")
                    .toBytes();
            answerAndHangUp(door, wrong);
            answerAndHangUp(door, length(-5));
            answerAndHangUp(door, good, length(Integer.MAX_VALUE));
            try (Socket subscriber = door.accept()) {
                subscriber.getOutputStream().write(good);
                subscriber.getOutputStream().write(RosOutput.framed(new byte[5]));
                subscriber
                        .getOutputStream()
                        .write(RosOutput.framed(
                                new Message(velocity).set("Vx", 8).encode()));
                await("the good message is heard", () -> heard.size() == 1);
            }
            awaitCount(3, "malformed message");
            assertThat(node.incidents().count("refused handshake")).isPositive();
            assertThat(lines)
                    .anyMatch(line -> line.contains("/drive") && line.contains("77") && line.contains(velocity.md5()));

            master.call(node.slaveAddress(), "publisherUpdate", "/master", "/drive", List.of());
            await(
                    "the publisher is forgotten",
                    () -> node.subscriptionsOf("/drive").get(0).links().isEmpty());
        }
    }

    private static void answerAndHangUp(ServerSocket door, byte[]... parts) throws IOException {
        try (Socket subscriber = door.accept()) {
            ConnectionHeader.readFrom(subscriber.getInputStream());
            for (byte[] part : parts) {
                subscriber.getOutputStream().write(part);
            }
            subscriber.shutdownOutput();
            assertThat(subscriber.getInputStream().read()).isNegative();
        }
    }

    private int post(String headers, String method) throws IOException {
        String body = "<?xml version=\"1.0\"?><methodCall><methodName>" + method + "</methodName><params>"
                + "<param><value>/x</value></param><param><value>enough</value></param></params></methodCall>";
        try (Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), node.slaveAddress().getPort())) {
            socket.setSoTimeout(60_000);
            String request = "POST / HTTP/1.1\r\nConnection: close\r\n" + headers + "Content-Length: " + body.length()
                    + "\r\n\r\n" + body;
            socket.getOutputStream().write(request.getBytes(java.nio.charset.StandardCharsets.US_ASCII));
            String answer =
                    new String(socket.getInputStream().readNBytes(12), java.nio.charset.StandardCharsets.US_ASCII);
            return Integer.parseInt(answer.substring(9));
        }
    }

    @Test
    void aWebPageCannotCallTheNode() throws IOException {
        String own = "Host: 127.0.0.1:1\r\n";
        String xml = "Content-Type: text/xml\r\n";
        assertThat(post(own + xml + "Origin: http://evil.example\r\n", "shutdown"))
                .isEqualTo(403);
        assertThat(post(own + xml + "Origin: null\r\n", "getPid")).isEqualTo(403);
        assertThat(post(own + "Content-Type: text/plain\r\n", "shutdown")).isEqualTo(403);
        assertThat(post(own, "shutdown")).isEqualTo(403);
        assertThat(post("Host: evil.example:1\r\n" + xml, "shutdown")).isEqualTo(403);
        awaitCount(5, "malformed call");
        assertThat(node.closed()).isFalse();
        assertThat(post(own + xml, "getPid")).isEqualTo(200);
        assertThat(post("Host: localhost\r\nContent-Type: text/xml; charset=utf-8\r\n", "getPid"))
                .isEqualTo(200);
    }

    @Test
    void onlyTheMastersMachineEndsTheNode() {
        URI here = URI.create("http://127.0.0.1:11311");
        URI elsewhere = URI.create("http://192.0.2.7:11311");
        InetAddress loopback = InetAddress.getLoopbackAddress();
        assertThat(Reach.isAt(loopback, here)).isTrue();
        assertThat(Reach.isAt(loopback, elsewhere)).isFalse();
    }

    @Test
    void aNodeWhoseMasterIsElsewhereIsNotEndedFromHere() throws IOException {
        String headers = "Host: 127.0.0.1:1\r\nContent-Type: text/xml\r\n";
        node.close();
        NodeSettings far = NodeSettings.defaults(URI.create("http://192.0.2.7:11311"), "/robopitch");
        node = new RosNode(
                far.with("handshakeTimeout", Duration.ofSeconds(1)).with("blockedTimeout", Duration.ofMinutes(1)),
                lines::add);
        assertThat(post(headers, "shutdown")).isEqualTo(200);
        awaitCount(1, "malformed call");
        assertThat(node.closed()).isFalse();
        node.close();
        node = startWithoutMaster(Duration.ofMinutes(1));
        assertThat(post(headers, "shutdown")).isEqualTo(200);
        await("the end of the node", node::closed);
    }
}
