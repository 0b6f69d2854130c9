// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.robopitch.links.ros.real.RealMaster.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
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
import org.robopitch.links.ros.xmlrpc.XmlRpcServer;

/** Programs of forks, whose fields have other names and whose md5 sums are others: alone the bytes count. */
class ForkedMessagesTest {
    private static final String RULER = "=".repeat(80) + "\n";
    private static final String FORK = "std_msgs/Header header\nchar Mode\nchar Type\nchar Test\nPoint a\nPoint b\n"
            + "# speed limits\nint16 limitA\nint16 limitB\nchar[1] unused # not alike\n";
    private static final String COACH = "Header head\nuint8 Mode\nchar Type\nchar Test\nfork/Point a\nPoint b\n"
            + "int16 maxSpeed # cm/s\nuint16 maxTurn\nchar idA\nchar idB\nbyte force\n" + RULER
            + "MSG: std_msgs/Header\nuint32 seq\ntime stamp\nstring frame_id\n" + RULER
            + "MSG: fork/Point\nfloat32 easting\nfloat32 northing\n";

    private final Definitions definitions = new Definitions();
    private final MessageType coach = definitions.message("nubot_common/CoachInfo");
    private final ServiceType shoot = definitions.service("nubot_common/Shoot");
    private final Queue<String> lines = new ConcurrentLinkedQueue<>();
    private final Queue<Message> heard = new ConcurrentLinkedQueue<>();
    private RosNode node;

    @BeforeEach
    void startNodeWithoutMaster() throws IOException {
        node = new RosNode(NodeSettings.defaults(URI.create("http://127.0.0.1:1"), "/robopitch"), lines::add);
        Publisher words = node.publish("/coach", coach, true);
        words.publish(new Message(coach).set("MatchMode", 15));
        node.serve(
                "/Shoot",
                shoot,
                request -> new Message(shoot.response()).set("ShootIsDone", request.integer("ShootPos")));
    }

    @AfterEach
    void endNode() {
        node.close();
    }

    private Socket connect(String... header) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), node.tcpPort());
        socket.setSoTimeout(60_000);
        socket.getOutputStream().write(ConnectionHeader.of(header).toBytes());
        return socket;
    }

    private ConnectionHeader subscribe(String type, String md5, String definition) throws IOException {
        try (Socket socket = connect(
                "callerid",
                "/fork",
                "topic",
                "/coach",
                "type",
                type,
                "md5sum",
                md5,
                "message_definition",
                definition)) {
            ConnectionHeader answer = ConnectionHeader.readFrom(socket.getInputStream());
            if (!answer.has("error")) {
                byte[] message = Sockets.readFrame(socket.getInputStream(), 1000);
                assertThat(Message.decode(coach, message).integer("MatchMode")).isEqualTo(15);
            }
            return answer;
        }
    }

    @Test
    void aSubscriberOfAForkIsServedAndAnsweredWithAnything() throws IOException {
        ConnectionHeader answer = subscribe("fork/CoachInfo", "1234", COACH);
        assertThat(answer.fields()).containsEntry("md5sum", "*").containsEntry("type", "*");
        assertThat(lines).anyMatch(line -> line.contains("/fork has a fork") && line.contains("1234"));
    }

    @Test
    void whatDoesNotLayOutAlikeIsRefusedWithTheDifference() throws IOException {
        String points = RULER + "MSG: fork/Point\nfloat32 x\nfloat32 y\n" + RULER
                + "MSG: std_msgs/Header\nuint32 seq\ntime stamp\nstring frame_id\n";
        assertThat(subscribe("fork/CoachInfo", "77", FORK + points).get("error"))
                .contains("/fork wants /coach", "77", coach.md5(), "it has char[1] unused where we have char idA");
        assertThat(subscribe("fork/CoachInfo", "78", COACH.replace("float32 northing", "float64 northing"))
                        .get("error"))
                .contains("it has float64 a.northing where we have float32 pointA.y");
        assertThat(subscribe("fork/CoachInfo", "79", COACH.replace("byte force\n", ""))
                        .get("error"))
                .contains("it ends before our char kickforce");
        assertThat(subscribe("fork/CoachInfo", "80", COACH.replace("byte force\n", "byte force\nbool extra\n"))
                        .get("error"))
                .contains("it goes on with bool extra");
        assertThat(subscribe("fork/CoachInfo", "81", "fork/Missing m\n").get("error"))
                .contains("there is no fork/Missing in it");
        assertThat(subscribe("fork/Me", "82", "fork/Me me\n").get("error")).contains("deep");
    }

    @Test
    void aSubscriberWithoutADefinitionGoesByItsTypesName() throws IOException {
        // Those of roscpp send none.
        assertThat(subscribe("fork/CoachInfo", "5", "").has("error")).isFalse();
        assertThat(subscribe("fork/Weather", "5", "").get("error")).contains("no message_definition");
        // What a publisher of the same fork has said counts.
        subscribe("fork/CoachInfo", "6", COACH.replace("byte force\n", ""));
        assertThat(subscribe("fork/CoachInfo", "6", "").get("error")).contains("it ends before our char kickforce");
    }

    @Test
    void aPublisherOfAForkIsHeardAndAskedForAnything() throws Exception {
        node.subscribe("/orders", coach, heard::add);
        try (ServerSocket topics = new ServerSocket(0, 8, InetAddress.getLoopbackAddress())) {
            XmlRpcServer slave = new XmlRpcServer(
                    new java.net.InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                    call -> Master.success(List.of("TCPROS", "127.0.0.1", topics.getLocalPort())),
                    line -> {});
            node.subscriptionsOf("/orders")
                    .forEach(
                            one -> one.publishers(List.of(URI.create("http://127.0.0.1:" + slave.port() + "/")), true));
            try (Socket line = topics.accept()) {
                ConnectionHeader asked = ConnectionHeader.readFrom(line.getInputStream());
                assertThat(asked.fields()).containsEntry("md5sum", "*").containsEntry("type", "*");
                line.getOutputStream()
                        .write(ConnectionHeader.of(
                                        "callerid",
                                        "/qt_coach",
                                        "type",
                                        "fork/CoachInfo",
                                        "md5sum",
                                        "9",
                                        "message_definition",
                                        COACH)
                                .toBytes());
                Message said = new Message(coach).set("MatchMode", 11).set("angleA", 450);
                line.getOutputStream().write(RosOutput.framed(said.encode()));
                await("the order is heard", () -> !heard.isEmpty());
                assertThat(heard.element().integer("angleA")).isEqualTo(450);
            } finally {
                slave.close();
            }
        }
    }

    private String call(byte[] request) throws IOException {
        try (Socket socket = connect("callerid", "/fork", "service", "/Shoot", "md5sum", "1234")) {
            ConnectionHeader answer = ConnectionHeader.readFrom(socket.getInputStream());
            assertThat(answer.fields()).containsEntry("md5sum", "*");
            socket.getOutputStream().write(RosOutput.framed(request));
            int success = socket.getInputStream().read();
            byte[] content = Sockets.readFrame(socket.getInputStream(), 1000);
            return success == 1
                    ? "done " + Message.decode(shoot.response(), content).integer("ShootIsDone")
                    : new String(content, StandardCharsets.UTF_8);
        }
    }

    @Test
    void aServiceOfAForkIsServedIfItsRequestLaysOutAlike() throws IOException {
        RosOutput request = new RosOutput();
        request.int32(Float.floatToRawIntBits(5));
        request.whole(-1, 8);
        assertThat(call(request.toBytes())).isEqualTo("done -1");
        request.whole(1, 1);
        assertThat(call(request.toBytes()))
                .contains("its layout differs from nubot_common/Shoot", "1 bytes are left over");
    }
}
