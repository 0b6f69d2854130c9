// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.robopitch.workshop.attack.Manner.Answers;
import org.robopitch.workshop.attack.Manner.Question;

/** The manners in which a TCP port can be attacked. */
public final class Manners {
    /** Their names, for people. */
    public static final String NAMES = "http, docs, websocket, foxglove, rosbridge, xmlrpc, tcpros, simspark-agent,"
            + " simspark-monitor or refbox (TCP), fira-packet, fira-placement, fira-call, mixed-reality or nubot-radio"
            + " (UDP)";

    /** One request in so many is an upload. */
    private static final String AS_OWNER = "Authorization: Bearer " + ServerProcess.TOKEN + "\r\n";

    private static final int UPLOADS = 64;

    /** One text in so many may have bytes that are no text, which end a conversation. */
    private static final int RAW_TEXTS = 64;

    private static final String HEXADECIMAL = "0123456789ABCDEF";
    private static final int FEW = 4;
    private static final int MANY = 16;
    private static final byte[] NOTHING = {};
    private static final byte[] MASK = {'m', 'a', 's', 'k'};

    private Manners() {}

    /**
     * {@return a manner by its name}
     *
     * @throws IllegalArgumentException if there is none
     */
    static Manner find(String name) {
        return switch (name) {
            case "http" ->
                http(
                        "/api/choices",
                        "/api/live/frames?from=0&to=1&every=1",
                        "/api/live/readings?from=0&to=1&body=1",
                        "/api/recordings/1/frames?from=0&to=10",
                        "/api/recordings/1",
                        "/api/recordings/7/readings?body=2",
                        "/site/index.html");
            case "docs" -> http("/index.html", "/site.js", "/../../../etc/passwd", "/api/index.html", "/site.css", "/");
            case "websocket" ->
                socket(
                        "/ws",
                        "",
                        new Question(List.of(upgrade("/ws", "")), "\"scene\""),
                        "{\"do\":\"place\",\"body\":1,\"x\":0.1,\"y\":0.2,\"heading\":0.5}",
                        "{\"do\":\"drive\",\"body\":0,\"forward\":0.5,\"turn\":0.1,\"sideways\":0}",
                        "{\"do\":\"handle\",\"body\":0,\"hold\":true,\"kick\":0.5,\"lob\":false}",
                        "{\"do\":\"release\",\"body\":0}",
                        "{\"do\":\"order\",\"number\":1}",
                        "{\"do\":\"detail\",\"number\":1,\"value\":3}",
                        "{\"do\":\"step\",\"cycles\":3}",
                        "{\"do\":\"speed\",\"factor\":1.5}",
                        "{\"do\":\"play\"}",
                        "{\"do\":\"new match\",\"league\":\"cake\",\"size\":\"3v3\",\"blue\":\"chaser\",\"yellow\":"
                                + "\"chaser\",\"seed\":\"1\",\"noise\":{\"positionNoise\":0.1}}",
                        "{\"do\":\"go"
                                + " on\",\"recording\":\"7\",\"time\":1,\"blue\":\"\",\"yellow\":\"\",\"seed\":\"1\"}");
            case "foxglove" ->
                socket(
                        "/foxglove",
                        "Sec-WebSocket-Protocol: foxglove.websocket.v1\r\n",
                        new Question(
                                List.of(upgrade("/foxglove", "Sec-WebSocket-Protocol: foxglove.websocket.v1\r\n")),
                                "serverInfo"),
                        "{\"op\":\"subscribe\",\"subscriptions\":[{\"id\":1,\"channelId\":1},{\"id\":2,\"channelId\":2}]}",
                        "{\"op\":\"subscribe\",\"subscriptions\":[{\"id\":3,\"channelId\":3}]}",
                        "{\"op\":\"unsubscribe\",\"subscriptionIds\":[1,2]}",
                        "{\"op\":\"advertise\",\"channels\":[{\"id\":1,\"topic\":\"/a\",\"encoding\":\"json\"}]}");
            case "rosbridge" -> rosbridge();
            case "xmlrpc" -> xmlrpc();
            case "tcpros" -> tcpros();
            case "simspark-agent", "simspark" -> {
                byte[] greeting = join(
                        counted(bytes("(scene rsg/agent/nao/nao.rsg)")), counted(bytes("(init (unum 0)(teamname A))")));
                yield new Manner(
                        greeting,
                        texts(
                                "(scene rsg/agent/nao/nao_hetero.rsg 3)",
                                "(init (unum 1)(teamname A))",
                                "(he1 1.0)(he2 -0.3)(lle1 -2.5)(rle3 4)(say hello)(syn)",
                                "(beam -1.5 2 -90)(lae1 0.2)(rae4 1)(syn)",
                                "(rle1 0.1)(rle2 0.1)(rle4 0.1)(rle5 0.1)(rle6 0.1)(pass)"),
                        Manners::counted,
                        Answers.NONE,
                        new Question(List.of(greeting), "(time"),
                        FEW);
            }
            case "simspark-monitor" ->
                new Manner(
                        NOTHING,
                        texts(
                                "(playMode PlayOn)",
                                "(ball (pos 1 2 0.1) (vel 3 0 0))",
                                "(agent (unum 3) (team Right) (move 1 2 0.4 90))",
                                "(kickOff Left)",
                                "(dropBall)",
                                "(time 12.5)",
                                "(score (left 2) (right 1))",
                                "(reqfullstate)"),
                        Manners::counted,
                        Answers.NONE,
                        new Question(List.of(counted(bytes("(reqfullstate)"))), "FieldLength"),
                        MANY);
            default -> throw new IllegalArgumentException("--speak must be " + NAMES + ", but is '" + name + "'");
        };
    }

    /** Pages and files; the first of them shows whether the server is well. */
    private static Manner http(String... paths) {
        String end = " HTTP/1.1\r\nHost: localhost\r\n" + AS_OWNER + "\r\n";
        return new Manner(
                NOTHING,
                texts(paths),
                path -> Arrays.hashCode(path) % UPLOADS == 0
                        ? upload(path)
                        : join(bytes("GET "), escaped(path), bytes(end)),
                Answers.NONE,
                new Question(List.of(bytes("GET " + paths[0] + end)), "200 OK"),
                FEW);
    }

    /** A file that is no recording. */
    private static byte[] upload(byte[] body) {
        return join(
                bytes("POST /api/recordings?name=x HTTP/1.1\r\nHost: localhost\r\n" + AS_OWNER + "Content-Length: "
                        + body.length + "\r\n\r\n"),
                body);
    }

    /** Odd bytes are escaped, so that the request is one, and what it asks for is looked at. */
    private static byte[] escaped(byte[] path) {
        StringBuilder text = new StringBuilder();
        for (byte octet : path) {
            boolean plain = Character.isLetterOrDigit(octet) || "/?&=._-".indexOf(octet) >= 0;
            if (plain && octet > 0) {
                text.append((char) octet);
            } else {
                text.append('%').append(HEXADECIMAL.charAt(octet >> 4 & 15)).append(HEXADECIMAL.charAt(octet & 15));
            }
        }
        return bytes(text.length() > 7000 ? text.substring(0, 7000) : text.toString());
    }

    private static Manner rosbridge() {
        return socket(
                "/rosbridge",
                "",
                new Question(
                        List.of(
                                upgrade("/rosbridge", ""),
                                webFrame(bytes(
                                        "{\"op\":\"call_service\",\"service\":\"/rosapi/topics\",\"id\":\"q\"}"))),
                        "\"result\":true"),
                "{\"op\":\"subscribe\",\"topic\":\"/clock\",\"id\":\"a\",\"throttle_rate\":100,\"queue_length\":1}",
                "{\"op\":\"unsubscribe\",\"topic\":\"/clock\",\"id\":\"a\"}",
                "{\"op\":\"advertise\",\"topic\":\"/x\",\"type\":\"std_msgs/String\"}",
                "{\"op\":\"publish\",\"topic\":\"/x\",\"msg\":{\"data\":\"a\"}}",
                "{\"op\":\"publish\",\"topic\":\"/nubot1/nubotcontrol/velcmd\",\"msg\":{\"Vx\":100,\"Vy\":-5,\"w\":0.5}}",
                "{\"op\":\"call_service\",\"service\":\"/nubot1/BallHandle\",\"args\":{\"enable\":1},\"id\":\"c\"}",
                "{\"op\":\"call_service\",\"service\":\"/rosapi/get_param\",\"args\":{\"name\":\"/a\",\"default\":\"1\"}}",
                "{\"op\":\"call_service\",\"service\":\"/rosapi/set_param\",\"args\":{\"name\":\"/a\",\"value\":\"1\"}}",
                "{\"op\":\"call_service\",\"service\":\"/rosapi/topics\"}",
                "{\"op\":\"advertise_service\",\"service\":\"/y\",\"type\":\"std_srvs/Empty\"}",
                "{\"op\":\"service_response\",\"service\":\"/y\",\"id\":\"1\",\"values\":{},\"result\":true}",
                "{\"op\":\"unadvertise\",\"topic\":\"/x\"}");
    }

    private static Manner xmlrpc() {
        UnaryOperator<byte[]> post = body -> join(
                bytes("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/xml\r\nContent-Length: " + body.length
                        + "\r\n\r\n"),
                body);
        String topic = "<param><value>/fuzz</value></param><param><value>/clock</value></param>";
        return new Manner(
                NOTHING,
                List.of(
                        call("getPid", "<param><value><string>/fuzz</string></value></param>"),
                        call("getBusInfo", "<param><value>/fuzz</value></param>"),
                        call("getPublications", "<param><value>/fuzz</value></param>"),
                        call(
                                "requestTopic",
                                topic
                                        + "<param><value><array><data><value><array><data><value>TCPROS</value></data></array>"
                                        + "</value></data></array></value></param>"),
                        call(
                                "paramUpdate",
                                topic
                                        + "<param><value><struct><member><name>a</name><value><double>1.5</double></value>"
                                        + "</member></struct></value></param>"),
                        call("publisherUpdate", topic + "<param><value><i4>7</i4></value></param>"),
                        call("getMasterUri", "<param><value><boolean>1</boolean></value></param>")),
                post,
                Answers.HTTP,
                new Question(
                        List.of(post.apply(call("getPid", "<param><value>/fuzz</value></param>"))), "methodResponse"),
                MANY);
    }

    private static byte[] call(String method, String parameters) {
        return bytes("<?xml version=\"1.0\"?><methodCall><methodName>" + method + "</methodName><params>" + parameters
                + "</params></methodCall>");
    }

    private static Manner tcpros() {
        return new Manner(
                header("callerid=/fuzz", "service=/nubot1/BallHandle", "md5sum=*", "persistent=1"),
                List.of(new byte[] {1, 0, 0, 0}, new byte[] {0, 0, 0, 0}, new byte[] {-1, -1, -1, 127}),
                body -> join(little(body.length), body),
                Answers.ROS_SERVICE,
                new Question(List.of(header("callerid=/fuzz", "topic=/clock", "md5sum=*", "type=*")), "md5sum="),
                MANY);
    }

    static byte[] header(String... fields) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (String field : fields) {
            all.writeBytes(little(field.length()));
            all.writeBytes(bytes(field));
        }
        return join(little(all.size()), all.toByteArray());
    }

    static byte[] little(int number) {
        return ByteBuffer.allocate(4)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(number)
                .array();
    }

    static byte[] counted(byte[] body) {
        return join(ByteBuffer.allocate(4).putInt(body.length).array(), body);
    }

    private static Manner socket(String path, String protocol, Question question, String... good) {
        return new Manner(upgrade(path, protocol), texts(good), Manners::webFrame, Answers.NONE, question, FEW);
    }

    private static byte[] upgrade(String path, String protocol) {
        return bytes("GET " + path + " HTTP/1.1\r\nHost: localhost\r\n" + AS_OWNER
                + "Upgrade: websocket\r\nConnection: Upgrade\r\n" + protocol
                + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n");
    }

    /** A masked text frame. */
    private static byte[] webFrame(byte[] text) {
        ByteBuffer frame = ByteBuffer.allocate(text.length + 8);
        frame.put((byte) 0x81);
        if (text.length < 126) {
            frame.put((byte) (0x80 | text.length));
        } else {
            frame.put((byte) (0x80 | 126)).putShort((short) Math.min(text.length, 65_535));
        }
        frame.put(MASK);
        int bits = Arrays.hashCode(text) % RAW_TEXTS == 0 ? 0xFF : 0x7F;
        for (int i = 0; i < Math.min(text.length, 65_535); i++) {
            frame.put((byte) (text[i] & bits ^ MASK[i % 4]));
        }
        byte[] bytes = new byte[frame.position()];
        frame.flip().get(bytes);
        return bytes;
    }

    static List<byte[]> texts(String... texts) {
        return List.of(texts).stream().map(Manners::bytes).toList();
    }

    static byte[] bytes(String text) {
        return text.getBytes(ISO_8859_1);
    }

    static byte[] join(byte[]... pieces) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] piece : pieces) {
            all.writeBytes(piece);
        }
        return all.toByteArray();
    }
}
