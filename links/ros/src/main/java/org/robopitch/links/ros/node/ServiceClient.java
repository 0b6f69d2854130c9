// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.graph.Graph.ServiceCaller;
import org.robopitch.links.ros.graph.ServiceRefusedException;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.RosOutput;
import org.robopitch.links.ros.message.ServiceType;

/** Calls a service, over a new connection each time or over one that is kept. Calls of several threads queue up. */
public final class ServiceClient implements ServiceCaller {
    private final RosNode node;
    private final String service;
    private final ServiceType type;
    private final boolean persistent;
    private @Nullable Line kept;

    private record Line(Socket socket, InputStream stream) {}

    ServiceClient(RosNode node, String service, ServiceType type, boolean persistent) {
        this.node = node;
        this.service = service;
        this.type = type;
        this.persistent = persistent;
    }

    @Override
    public synchronized Message call(Message request) throws IOException {
        Line line = kept;
        if (line != null) {
            try {
                return exchange(line, request);
            } catch (ServiceRefusedException e) {
                throw e;
            } catch (IOException e) {
                // The server may have been restarted since the last call.
                close();
            }
        }
        line = connect();
        boolean keep = false;
        try {
            Message answer = exchange(line, request);
            keep = persistent;
            return answer;
        } finally {
            if (keep) {
                kept = line;
            } else {
                Sockets.closeQuietly(line.socket);
            }
        }
    }

    private Line connect() throws IOException {
        URI address = node.master.lookupService(service);
        Socket socket = new Socket();
        try {
            int timeout = (int) node.settings.callTimeout().toMillis();
            socket.connect(new InetSocketAddress(address.getHost(), address.getPort()), timeout);
            Sockets.prepare(socket);
            socket.setSoTimeout(timeout);
            ConnectionHeader greeting = ConnectionHeader.of(
                    "callerid",
                    node.settings.name(),
                    "service",
                    service,
                    "type",
                    ConnectionHeader.ANY,
                    "md5sum",
                    ConnectionHeader.ANY,
                    "persistent",
                    persistent ? "1" : "0");
            socket.getOutputStream().write(greeting.toBytes());
            InputStream stream = new BufferedInputStream(socket.getInputStream());
            ConnectionHeader answer = ConnectionHeader.readFrom(stream);
            if (answer.has("error")) {
                throw new IOException(service + " is not " + type.name() + " there: " + answer.fields());
            }
            return new Line(socket, stream);
        } catch (IOException e) {
            Sockets.closeQuietly(socket);
            throw e;
        }
    }

    private Message exchange(Line line, Message request) throws IOException {
        line.socket.getOutputStream().write(RosOutput.framed(request.encode()));
        int success = line.stream.read();
        if (success < 0) {
            throw new EOFException(service + " closed the connection without an answer");
        }
        byte[] answer = Sockets.readFrame(line.stream, node.settings.longestMessage());
        if (success == 0) {
            throw new ServiceRefusedException(service + ": " + new String(answer, StandardCharsets.UTF_8));
        }
        return Message.decode(type.response(), answer);
    }

    @Override
    public synchronized void close() {
        if (kept != null) {
            Sockets.closeQuietly(kept.socket);
            kept = null;
        }
    }
}
