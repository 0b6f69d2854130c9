// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.message.MalformedMessageException;
import org.robopitch.runner.guard.Daemon;

/** Where subscribers and callers of services come in: each says who it is and what it wants, and is served or refused. */
final class TcprosServer implements AutoCloseable {
    private static final int BACKLOG = 64;

    private final RosNode node;
    private final Incidents incidents;
    private final ServerSocket door;
    private final Set<Socket> guests = ConcurrentHashMap.newKeySet();

    TcprosServer(RosNode node) throws IOException {
        this.node = node;
        this.incidents = node.incidents;
        this.door = open(node.settings.host());
        Daemon.start("ros door", this::admit);
    }

    private static ServerSocket open(String host) throws IOException {
        try {
            return new ServerSocket(0, BACKLOG, InetAddress.getByName(host));
        } catch (IOException e) {
            throw new IOException("this machine cannot listen on " + host + ": " + e.getMessage(), e);
        }
    }

    int port() {
        return door.getLocalPort();
    }

    private void admit() {
        while (!door.isClosed()) {
            try {
                Socket socket = door.accept();
                if (guests.size() >= node.settings.mostConnections()) {
                    incidents.report("too many connections", socket.getRemoteSocketAddress() + " is refused");
                    Sockets.closeQuietly(socket);
                    continue;
                }
                guests.add(socket);
                Daemon.start("ros to " + socket.getRemoteSocketAddress(), () -> welcome(socket));
            } catch (SocketException e) {
                if (!door.isClosed()) {
                    incidents.report("connection lost", Reach.words(e));
                }
            } catch (IOException e) {
                incidents.report("connection lost", Reach.words(e));
            }
        }
    }

    private void welcome(Socket socket) {
        boolean introduced = false;
        try (socket) {
            Sockets.prepare(socket);
            socket.setSoTimeout((int) node.settings.handshakeTimeout().toMillis());
            ConnectionHeader header = ConnectionHeader.readFrom(socket.getInputStream());
            introduced = true;
            serve(socket, header);
        } catch (SocketTimeoutException e) {
            incidents.report(
                    introduced ? "half-open request" : "half-open handshake",
                    socket.getRemoteSocketAddress() + " connected and then sent nothing");
        } catch (MalformedMessageException e) {
            incidents.report(
                    introduced ? "malformed request" : "malformed handshake",
                    socket.getRemoteSocketAddress() + ": " + e.getMessage());
        } catch (EOFException e) {
            if (!introduced) {
                incidents.report("malformed handshake", socket.getRemoteSocketAddress() + ": " + e.getMessage());
            }
        } catch (IOException e) {
            // Who leaves while being served is free to do so.
        } finally {
            guests.remove(socket);
        }
    }

    private void serve(Socket socket, ConnectionHeader header) throws IOException {
        if (header.has("service")) {
            ServiceServer service = node.services.get(header.get("service"));
            if (accepted(socket, service == null ? unknown(header, "service") : service.objection(header))
                    && service != null) {
                service.serve(socket, header);
            }
        } else if (header.has("topic")) {
            Publication publication = node.publications.get(header.get("topic"));
            if (accepted(socket, publication == null ? unknown(header, "topic") : publication.objection(header))
                    && publication != null) {
                publication.serve(socket, header);
            }
        } else {
            accepted(
                    socket,
                    "the header names neither a topic nor a service: "
                            + header.fields().keySet());
        }
    }

    private static String unknown(ConnectionHeader header, String what) {
        return header.sender() + " asks for the " + what + " " + header.get(what) + ", which is not here";
    }

    private boolean accepted(Socket socket, @Nullable String objection) throws IOException {
        if (objection == null) {
            return true;
        }
        incidents.report("refused handshake", socket.getRemoteSocketAddress() + ": " + objection);
        socket.getOutputStream().write(ConnectionHeader.error(objection).toBytes());
        return false;
    }

    @Override
    public void close() {
        try {
            door.close();
        } catch (IOException e) {
            incidents.report("connection lost", Reach.words(e));
        }
        guests.forEach(Sockets::closeQuietly);
    }
}
