// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira.client;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.fira.Addresses;
import org.robopitch.links.fira.FiraSettings;
import org.robopitch.links.fira.wire.Command;
import org.robopitch.links.fira.wire.Commands;
import org.robopitch.links.fira.wire.Environment;
import org.robopitch.links.fira.wire.Packet;

/**
 * One side's end of the wire: reads Environments, sends Packets.
 *
 * <p>{@link #receive} gives each Environment once, and {@link #send} says which one it answers, so that a program with
 * this loop plays in lockstep and in real time alike:
 *
 * <pre>{@code
 * try (FiraClient client = FiraClient.open(System.getenv())) {
 *     for (Environment seen = client.receive(5000); seen != null; seen = client.receive(5000)) {
 *         client.wheels(0, 10, 10);
 *         client.send();
 *     }
 * }
 * }</pre>
 */
public final class FiraClient implements AutoCloseable {
    private static final int LARGEST_DATAGRAM = 65_535;

    private final boolean yellow;
    private final MulticastSocket socket;
    private final DatagramSocket out;
    private final InetSocketAddress packets;
    private final DatagramPacket received = new DatagramPacket(new byte[LARGEST_DATAGRAM], LARGEST_DATAGRAM);
    private Commands.Builder commands = Commands.newBuilder();
    private @Nullable Environment last;

    /**
     * Listens to a group.
     *
     * @param yellow whether the program plays yellow
     * @param environment group and port of the Environments
     * @param packets where Packets go
     * @param networkInterface name or address of the interface on which to listen; empty for the default one
     */
    public FiraClient(boolean yellow, InetSocketAddress environment, InetSocketAddress packets, String networkInterface)
            throws IOException {
        this.yellow = yellow;
        this.packets = packets;
        NetworkInterface on = Addresses.networkInterface(networkInterface, environment);
        this.socket = listen(environment);
        try {
            socket.joinGroup(environment, on);
            boolean here = packets.getAddress() != null && packets.getAddress().isLoopbackAddress();
            this.out = here ? new DatagramSocket(0, InetAddress.getLoopbackAddress()) : new DatagramSocket();
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }

    /** Hears the group alone, and nothing that comes to another address of this machine; not every system can do that. */
    private static MulticastSocket listen(InetSocketAddress group) throws IOException {
        MulticastSocket socket = new MulticastSocket(null);
        try {
            socket.setReuseAddress(true);
            try {
                socket.bind(group);
            } catch (SocketException notThere) {
                socket.bind(new InetSocketAddress(group.getPort()));
            }
            return socket;
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }

    /** Where it listens. */
    public InetAddress localAddress() {
        return socket.getLocalAddress();
    }

    /** A client for the addresses and the side that the match tells a program it starts; the defaults for the rest. */
    public static FiraClient open(Map<String, String> variables) throws IOException {
        return new FiraClient(
                variables.getOrDefault("ROBOPITCH_SIDE", "blue").equals("yellow"),
                Addresses.parse(variables.getOrDefault("ROBOPITCH_ENVIRONMENT", FiraSettings.ENVIRONMENT)),
                Addresses.parse(variables.getOrDefault("ROBOPITCH_PACKETS", FiraSettings.PACKETS)),
                variables.getOrDefault("ROBOPITCH_INTERFACE", ""));
    }

    public boolean yellow() {
        return yellow;
    }

    /**
     * The next Environment that was not seen before, or null if none comes in time; what is no Environment is passed
     * over.
     */
    public @Nullable Environment receive(int milliseconds) throws IOException {
        socket.setSoTimeout(milliseconds);
        while (true) {
            try {
                received.setLength(LARGEST_DATAGRAM);
                socket.receive(received);
            } catch (SocketTimeoutException e) {
                return null;
            }
            Environment seen = parse();
            if (seen != null && (last == null || seen.getStep() != last.getStep())) {
                last = seen;
                return seen;
            }
        }
    }

    private @Nullable Environment parse() {
        try {
            return Environment.parser().parseFrom(received.getData(), received.getOffset(), received.getLength());
        } catch (com.google.protobuf.InvalidProtocolBufferException e) {
            return null;
        }
    }

    /** Sets the wheel speeds of a robot [rad/s] for the next {@link #send}. */
    public void wheels(int robot, double left, double right) {
        commands.addRobotCommands(Command.newBuilder()
                .setId(robot)
                .setYellowteam(yellow)
                .setWheelLeft(left)
                .setWheelRight(right));
    }

    /** Sends what was set since the last time, as the answer to the Environment that was received last. */
    public void send() throws IOException {
        Packet.Builder packet = Packet.newBuilder().setCmd(commands);
        if (last != null) {
            packet.setStep(last.getStep());
        }
        commands = Commands.newBuilder();
        send(packet.build());
    }

    /** Sends a packet as it is. */
    public void send(Packet packet) throws IOException {
        byte[] bytes = packet.toByteArray();
        out.send(new DatagramPacket(bytes, bytes.length, packets));
    }

    @Override
    public void close() {
        out.close();
        socket.close();
    }
}
