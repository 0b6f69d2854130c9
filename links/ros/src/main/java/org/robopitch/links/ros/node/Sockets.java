// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketOption;
import java.util.Map;
import jdk.net.ExtendedSocketOptions;
import org.robopitch.links.ros.message.MalformedMessageException;
import org.robopitch.links.ros.message.RosInput;

/** What all our sockets have in common: small packets go at once, dead peers are found out, frames have a length. */
final class Sockets {
    /** A peer that vanished without a word is noticed after about 25 s. */
    private static final Map<SocketOption<Integer>, Integer> PROBES = Map.of(
            ExtendedSocketOptions.TCP_KEEPIDLE, 10,
            ExtendedSocketOptions.TCP_KEEPINTERVAL, 5,
            ExtendedSocketOptions.TCP_KEEPCOUNT, 3);

    private Sockets() {}

    static void prepare(Socket socket) throws IOException {
        socket.setTcpNoDelay(true);
        socket.setKeepAlive(true);
        for (Map.Entry<SocketOption<Integer>, Integer> probe : PROBES.entrySet()) {
            if (socket.supportedOptions().contains(probe.getKey())) {
                socket.setOption(probe.getKey(), probe.getValue());
            }
        }
    }

    static void closeQuietly(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            // It is gone either way.
        }
    }

    /** {@return the next message of a stream, without its length} */
    static byte[] readFrame(InputStream stream, int longest) throws IOException {
        byte[] prefix = stream.readNBytes(Integer.BYTES);
        if (prefix.length < Integer.BYTES) {
            throw new EOFException("the peer closed the connection");
        }
        int size = new RosInput(prefix).int32();
        if (size < 0 || size > longest) {
            throw new MalformedMessageException("a message of " + Integer.toUnsignedString(size)
                    + " bytes is announced, at most " + longest + " are taken");
        }
        byte[] message = stream.readNBytes(size);
        if (message.length < size) {
            throw new EOFException("the peer closed the connection within a message");
        }
        return message;
    }
}
