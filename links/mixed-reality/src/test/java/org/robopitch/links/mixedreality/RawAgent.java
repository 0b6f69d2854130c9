// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import org.robopitch.links.mixedreality.wire.WorldData;

/** A socket that says exactly what a test wants it to say. */
final class RawAgent implements AutoCloseable {
    static final String CONNECT = "<connect><type>Client</type><protocol_version>1.0</protocol_version>"
            + "<nickname>N</nickname><rc_id>0</rc_id><vt_id>0</vt_id></connect>";

    private final DatagramSocket socket = new DatagramSocket();
    private final InetSocketAddress server;
    private InetSocketAddress heard;

    RawAgent(InetSocketAddress server) throws IOException {
        this.server = server;
        this.heard = server;
        socket.setSoTimeout(30_000);
    }

    RawAgent say(String text) throws IOException {
        byte[] bytes = text.getBytes(UTF_8);
        socket.send(new DatagramPacket(bytes, bytes.length, server));
        return this;
    }

    /** Says something to whom it heard last. */
    void reply(String text) throws IOException {
        byte[] bytes = text.getBytes(UTF_8);
        socket.send(new DatagramPacket(bytes, bytes.length, heard));
    }

    InetSocketAddress address() {
        return (InetSocketAddress) socket.getLocalSocketAddress();
    }

    String hear() throws IOException {
        DatagramPacket packet = new DatagramPacket(new byte[65_507], 65_507);
        socket.receive(packet);
        heard = (InetSocketAddress) packet.getSocketAddress();
        return new String(packet.getData(), 0, packet.getLength(), UTF_8);
    }

    /** Says something until there is an answer: after a flood of datagrams the system drops some. */
    String ask(String text) throws IOException {
        socket.setSoTimeout(500);
        for (int i = 0; i < 100; i++) {
            say(text);
            try {
                return hear();
            } catch (java.net.SocketTimeoutException lost) {
                continue;
            }
        }
        throw new IOException("no answer to " + text);
    }

    /** The newest WorldData that has come, after at least one. */
    WorldData world() throws Exception {
        String text = hear();
        socket.setSoTimeout(50);
        try {
            while (true) {
                text = hear();
            }
        } catch (java.net.SocketTimeoutException all) {
            socket.setSoTimeout(30_000);
        }
        return WorldData.read(text);
    }

    static RawAgent connected(Served served, org.robopitch.engine.match.Side side) throws IOException {
        RawAgent agent = new RawAgent(served.link.address(side)).say(CONNECT);
        agent.hear();
        agent.hear();
        agent.say("<connect>true</connect>");
        return agent;
    }

    @Override
    public void close() {
        socket.close();
    }
}
