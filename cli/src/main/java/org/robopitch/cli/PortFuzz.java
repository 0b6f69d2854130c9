// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Sends spoilt messages to a TCP port of a server that is running, in the manner of one of its protocols. */
final class PortFuzz {
    private static final int PATIENCE_MILLIS = 10_000;
    private static final int MESSAGES_A_CONNECTION = 50;

    private final int port;
    private final List<byte[]> good;

    private PortFuzz(int port, List<byte[]> good) {
        this.port = port;
        this.good = good;
    }

    /**
     * A fuzz of a port.
     *
     * @param manner what its messages are like: http, websocket, xmlrpc, tcpros, simspark or refbox
     * @throws IllegalArgumentException if there is no such manner
     */
    static PortFuzz of(int port, String manner) {
        List<byte[]> good = new ArrayList<>();
        switch (manner) {
            case "http" -> {
                good.add(text("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"));
                good.add(text("GET /api/live/frames?from=0&to=1 HTTP/1.1\r\nHost: localhost\r\n\r\n"));
                good.add(
                        text(
                                "POST /api/recordings?name=x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 8\r\n\r\nnonsense"));
            }
            case "websocket" -> {
                byte[] frame = text("....{\"do\":\"place\",\"body\":1,\"x\":0,\"y\":0,\"heading\":0}");
                good.add(upgrade("/ws"));
                good.add(frame(frame));
                good.add(frame(text("....{\"do\":\"pause\"}")));
            }
            case "rosbridge" -> {
                good.add(upgrade("/rosbridge"));
                good.add(frame(text("....{\"op\":\"subscribe\",\"topic\":\"/clock\",\"id\":\"a\"}")));
                good.add(frame(text("....{\"op\":\"advertise\",\"topic\":\"/x\",\"type\":\"std_msgs/String\"}")));
                good.add(frame(text("....{\"op\":\"call_service\",\"service\":\"/rosapi/topics\"}")));
            }
            case "xmlrpc" -> {
                good.add(xml("getPid", ""));
                good.add(xml("requestTopic", "<param><value>/a</value></param><param><value>/clock</value></param>"));
                good.add(xml("publisherUpdate", "<param><value>/master</value></param>"));
                good.add(xml("shutdown", "<param><value>/x</value></param>"));
            }
            case "tcpros" -> {
                good.add(fields("callerid=/fuzz", "topic=/clock", "md5sum=*", "type=*"));
                good.add(fields("callerid=/fuzz", "service=/x", "md5sum=*"));
            }
            case "simspark" -> {
                good.add(counted("(scene rsg/agent/nao/nao.rsg)"));
                good.add(counted("(init (unum 1)(teamname A))"));
                good.add(counted("(he1 1.0)(lle1 -2.5)(say hello)"));
                good.add(counted("(playMode PlayOn)(ball (pos 1 2 0.1))"));
            }
            case "refbox" -> {
                good.add(text("W\0"));
                good.add(text("s\0"));
                good.add(text("{\"command\":\"KICKOFF\",\"targetTeam\":\"224.16.32.63\"}\0"));
            }
            default ->
                throw new IllegalArgumentException("--speak must be http, websocket, rosbridge, xmlrpc, tcpros,"
                        + " simspark or refbox, but is '" + manner + "'");
        }
        return new PortFuzz(port, good);
    }

    /**
     * Sends.
     *
     * @return how many messages were sent
     * @throws IOException if the server does not take connections any more
     */
    long run(FuzzBudget budget, long seed) throws IOException {
        Random random = new Random(seed);
        long sent = 0;
        boolean more = budget.next();
        while (more) {
            try (Socket socket = connect()) {
                OutputStream out = socket.getOutputStream();
                InputStream in = socket.getInputStream();
                for (int i = 0; more && i < MESSAGES_A_CONNECTION; i++) {
                    byte[] message = good.get(i == 0 ? 0 : random.nextInt(good.size()));
                    // The first message is whole now and then, so that what follows is taken for what it says.
                    out.write(i == 0 && random.nextInt(4) > 0 ? message : Mutation.of(message, random));
                    sent++;
                    in.skipNBytes(Math.min(in.available(), 1 << 20));
                    more = budget.next();
                }
            } catch (IOException closed) {
                if (closed instanceof java.net.ConnectException) {
                    throw new IOException("port " + port + " takes no connections after " + sent + " messages", closed);
                }
                // A server may well end such a conversation.
                more = more && budget.next();
            }
        }
        connect().close();
        return sent;
    }

    private Socket connect() throws IOException {
        Socket socket = new Socket();
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE_MILLIS);
        socket.setSoTimeout(PATIENCE_MILLIS);
        return socket;
    }

    private static byte[] text(String text) {
        return text.getBytes(UTF_8);
    }

    private static byte[] upgrade(String path) {
        return text("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n");
    }

    /** A text frame whose first four bytes are the mask; four dots stand for a mask of their own. */
    private static byte[] frame(byte[] masked) {
        byte[] frame = new byte[masked.length + 2];
        frame[0] = (byte) 0x81;
        frame[1] = (byte) (0x80 | (masked.length - 4));
        System.arraycopy(masked, 0, frame, 2, masked.length);
        for (int i = 4; i < masked.length; i++) {
            frame[i + 2] = (byte) (masked[i] ^ masked[i % 4]);
        }
        return frame;
    }

    private static byte[] xml(String method, String parameters) {
        String body = "<?xml version=\"1.0\"?><methodCall><methodName>" + method + "</methodName><params>" + parameters
                + "</params></methodCall>";
        return text("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/xml\r\nContent-Length: " + body.length()
                + "\r\n\r\n" + body);
    }

    private static byte[] fields(String... fields) {
        StringBuilder all = new StringBuilder();
        for (String field : fields) {
            all.append(little(field.length())).append(field);
        }
        return (little(all.length()) + all).getBytes(java.nio.charset.StandardCharsets.ISO_8859_1);
    }

    private static String little(int number) {
        return "" + (char) (number & 0xFF) + (char) (number >> 8 & 0xFF) + (char) (number >> 16 & 0xFF)
                + (char) (number >> 24 & 0xFF);
    }

    private static byte[] counted(String expression) {
        byte[] body = text(expression);
        byte[] all = new byte[body.length + 4];
        all[2] = (byte) (body.length >> 8);
        all[3] = (byte) body.length;
        System.arraycopy(body, 0, all, 4, body.length);
        return all;
    }
}
