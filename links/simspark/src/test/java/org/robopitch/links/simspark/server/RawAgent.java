// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.server;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** The other end of a connection, byte by byte. */
public final class RawAgent implements AutoCloseable {
    private final Socket socket;
    private final DataInputStream in;

    public RawAgent(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(20_000);
        in = new DataInputStream(socket.getInputStream());
    }

    /** Sends messages in one segment. */
    public void send(String... messages) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        for (String message : messages) {
            out.writeInt(message.length());
            out.write(message.getBytes(StandardCharsets.ISO_8859_1));
        }
        raw(bytes.toByteArray());
    }

    void raw(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
        socket.getOutputStream().flush();
    }

    public String read() throws IOException {
        byte[] bytes = new byte[in.readInt()];
        in.readFully(bytes);
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    boolean closedByServer() {
        try {
            while (in.read() >= 0) {
                // What was sent before the end is of no interest.
            }
            return true;
        } catch (IOException e) {
            return true;
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
