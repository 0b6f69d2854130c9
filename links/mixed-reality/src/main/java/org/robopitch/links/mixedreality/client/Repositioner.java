// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality.client;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.net.PortUnreachableException;
import java.net.SocketTimeoutException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.mixedreality.wire.DeviceMessage;
import org.robopitch.links.mixedreality.xml.MalformedXmlException;

/** An operator who puts a robot somewhere else and looks whether it is there. */
public final class Repositioner {
    private static final int PATIENCE_MILLIS = 500;
    private static final int TRIES = 4;
    private static final int LONGEST = 65_507;

    /** Frames that may still show what was before; the last of them counts. */
    private static final int FRAMES = 4;

    private Repositioner() {}

    /**
     * Asks a vision to have a robot somewhere, and says where it shows it then.
     *
     * @return null if the vision is silent, or does not find the robot
     */
    public static DeviceMessage.@Nullable Seen put(DeviceMessage.Seen wish, InetSocketAddress vision)
            throws IOException {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.connect(vision);
            socket.setSoTimeout(PATIENCE_MILLIS);
            for (int i = 0; i < TRIES; i++) {
                try {
                    send(socket, new DeviceMessage.Subscribe());
                    send(socket, new DeviceMessage.Reposition(List.of(wish)));
                    return look(socket, wish.id());
                } catch (SocketTimeoutException | PortUnreachableException nobody) {
                    continue;
                }
            }
            throw new IOException("no answer from " + vision + ", where a vision tracking was expected");
        }
    }

    private static void send(DatagramSocket socket, DeviceMessage message) throws IOException {
        byte[] bytes = DeviceMessage.write(message).getBytes(UTF_8);
        socket.send(new DatagramPacket(bytes, bytes.length));
    }

    private static DeviceMessage.@Nullable Seen look(DatagramSocket socket, int robot) throws IOException {
        DeviceMessage.Seen found = null;
        for (int frames = 0; frames < FRAMES; frames++) {
            DatagramPacket packet = new DatagramPacket(new byte[LONGEST], LONGEST);
            socket.receive(packet);
            try {
                String text = new String(packet.getData(), 0, packet.getLength(), UTF_8);
                if (DeviceMessage.read(text) instanceof DeviceMessage.Vision frame) {
                    found = frame.robots().stream()
                            .filter(seen -> seen.id() == robot && seen.found())
                            .findFirst()
                            .orElse(found);
                }
            } catch (MalformedXmlException e) {
                throw new IOException("the vision sent an unreadable message: " + e.getMessage(), e);
            }
        }
        return found;
    }
}
