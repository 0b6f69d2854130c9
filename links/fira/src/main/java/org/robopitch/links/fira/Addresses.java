// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Addresses as people write them, and the interfaces behind them. */
public final class Addresses {
    private static final int MOST_PORT = 65535;

    private Addresses() {}

    /**
     * Reads an address such as {@code 127.0.0.1:10002}.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static InetSocketAddress parse(String text) {
        int colon = text.lastIndexOf(':');
        String host = colon < 0 ? "" : text.substring(0, colon);
        if (host.isEmpty()) {
            throw new IllegalArgumentException(
                    "expected ADDRESS:PORT, such as 127.0.0.1:10002, but found '" + text + "'");
        }
        return of(host, port(text.substring(colon + 1), text));
    }

    /**
     * An address of its parts.
     *
     * @throws IllegalArgumentException if there is no such host or port
     */
    public static InetSocketAddress of(String host, int port) {
        if (port < 0 || port > MOST_PORT) {
            throw new IllegalArgumentException("a port must be between 0 and 65535, but is " + port);
        }
        try {
            return new InetSocketAddress(InetAddress.getByName(host), port);
        } catch (UnknownHostException e) {
            throw new IllegalArgumentException("there is no host '" + host + "'", e);
        }
    }

    private static int port(String digits, String whole) {
        try {
            return Integer.parseInt(digits);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "expected a port after the colon, such as 127.0.0.1:10002, but found '" + whole + "'", e);
        }
    }

    /** How {@link #parse} would have it. */
    public static String text(InetSocketAddress address) {
        return address.getAddress().getHostAddress() + ":" + address.getPort();
    }

    /**
     * The interface of a name or an address; for an empty text the one that leads to a group, or the loopback if none
     * does.
     *
     * @throws IOException if there is no such interface
     */
    public static NetworkInterface networkInterface(String text, InetSocketAddress group) throws IOException {
        if (text.isEmpty()) {
            NetworkInterface defaultInterface = towards(group);
            return defaultInterface == null
                    ? require(NetworkInterface.getByInetAddress(InetAddress.getLoopbackAddress()), "lo")
                    : defaultInterface;
        }
        NetworkInterface named = NetworkInterface.getByName(text);
        if (named != null) {
            return named;
        }
        try {
            return require(NetworkInterface.getByInetAddress(InetAddress.getByName(text)), text);
        } catch (UnknownHostException e) {
            throw new IOException(none(text), e);
        }
    }

    private static @Nullable NetworkInterface towards(InetSocketAddress group) {
        // Connecting a datagram socket sends nothing: it only asks for the way.
        try (DatagramSocket probe = new DatagramSocket()) {
            probe.connect(group.getPort() == 0 ? new InetSocketAddress(group.getAddress(), 1) : group);
            NetworkInterface found = NetworkInterface.getByInetAddress(probe.getLocalAddress());
            return found != null && found.isUp() && found.supportsMulticast() ? found : null;
        } catch (SocketException | UncheckedIOException e) {
            return null;
        }
    }

    private static NetworkInterface require(@Nullable NetworkInterface found, String text) throws IOException {
        if (found == null) {
            throw new IOException(none(text));
        }
        return found;
    }

    private static String none(String text) {
        return "there is no network interface '" + text + "', neither by name nor by address; there are " + all();
    }

    private static String all() {
        try {
            return NetworkInterface.networkInterfaces()
                    .map(NetworkInterface::getName)
                    .collect(Collectors.joining(", "));
        } catch (SocketException e) {
            return "none";
        }
    }
}
