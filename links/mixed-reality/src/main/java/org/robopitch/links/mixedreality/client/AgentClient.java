// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality.client;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.net.SocketTimeoutException;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.robopitch.links.mixedreality.wire.AgentMessage;
import org.robopitch.links.mixedreality.wire.WorldData;
import org.robopitch.links.mixedreality.xml.MalformedXmlException;
import org.robopitch.runner.guard.Daemon;

/**
 * An agent: it connects with protocol 1.0, and answers every WorldData with what its brain decides. When the server is
 * silent it connects again, so that a server which was started later or restarted finds it.
 */
public final class AgentClient implements AutoCloseable {
    private static final int LONGEST = 65_507;
    private static final int PATIENCE_MILLIS = 500;

    private final InetSocketAddress server;
    private final DatagramSocket socket;
    private final AgentMessage.Connect connect;
    private final AgentMessage.Parameters parameters;
    private final Function<WorldData, List<AgentMessage>> brain;
    private final AtomicLong told = new AtomicLong();

    /**
     * Starts an agent, on a thread of its own.
     *
     * @param robot the robot it asks for
     * @param brain decides what the agent says when it is told what it sees
     */
    public AgentClient(
            InetSocketAddress server, String nickname, int robot, Function<WorldData, List<AgentMessage>> brain)
            throws IOException {
        this(server, nickname, robot, false, brain);
    }

    /**
     * The same by either variant of the protocol.
     *
     * @param later whether it tells its parameters only when it was let in, as later agents do
     */
    public AgentClient(
            InetSocketAddress server,
            String nickname,
            int robot,
            boolean later,
            Function<WorldData, List<AgentMessage>> brain)
            throws IOException {
        this.server = server;
        // Where the server is on this machine, nobody else can reach the agent.
        boolean here = server.getAddress() != null && server.getAddress().isLoopbackAddress();
        this.socket = here ? new DatagramSocket(0, server.getAddress()) : new DatagramSocket();
        this.connect = new AgentMessage.Connect("Client", AgentMessage.VERSION, !later, nickname, robot);
        this.parameters = new AgentMessage.Parameters(nickname, "RoboPitch", robot);
        this.brain = brain;
        socket.setSoTimeout(PATIENCE_MILLIS);
        Daemon.start("agent " + nickname, this::run);
    }

    private void run() {
        byte[] buffer = new byte[LONGEST];
        send(connect);
        while (!socket.isClosed()) {
            try {
                DatagramPacket packet = new DatagramPacket(buffer, buffer.length);
                socket.receive(packet);
                take(new String(packet.getData(), 0, packet.getLength(), UTF_8));
            } catch (SocketTimeoutException silence) {
                send(connect);
            } catch (IOException | MalformedXmlException e) {
                // A closed socket ends the loop; anything else is the next datagram's chance.
                continue;
            }
        }
    }

    private void take(String text) throws MalformedXmlException {
        if (text.startsWith("<WorldData>")) {
            WorldData seen = WorldData.read(text);
            told.incrementAndGet();
            brain.apply(seen).forEach(this::send);
        } else if (text.startsWith("<connect>true") && !connect.whole()) {
            send(parameters);
        } else if (text.startsWith("<connect>") && text.contains("movement_mode")) {
            send(new AgentMessage.Acknowledgement());
        }
    }

    private void send(AgentMessage message) {
        byte[] bytes = AgentMessage.write(message).getBytes(UTF_8);
        try {
            socket.send(new DatagramPacket(bytes, bytes.length, server));
        } catch (IOException e) {
            // The server is not there now; silence leads to another try.
            return;
        }
    }

    /** How often it was told what it sees. */
    public long told() {
        return told.get();
    }

    @Override
    public void close() {
        socket.close();
    }
}
