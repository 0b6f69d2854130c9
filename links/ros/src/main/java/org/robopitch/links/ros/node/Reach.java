// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.channels.UnresolvedAddressException;
import java.util.Optional;

/** From where a node is reached. The address it listens on is the one that all others are told. */
final class Reach {
    private Reach() {}

    /**
     * Refuses what others cannot call.
     *
     * @throws IllegalArgumentException if it is no address, or not one address
     */
    static void require(String host) {
        if (host.isBlank() || !host.strip().equals(host)) {
            throw new IllegalArgumentException("the address of this machine is missing, \"" + host + "\" is none");
        }
        if (host.indexOf(':') >= 0 || host.indexOf('/') >= 0) {
            throw new IllegalArgumentException(
                    "the address of this machine is a name or four numbers, such as 192.168.1.2, not " + host);
        }
        if (host.equals("0") || host.equals("0.0.0.0")) {
            throw new IllegalArgumentException(
                    "other programs need an address of this machine, and " + host + " would lead them to their own");
        }
    }

    /** {@return whether an address is that of the machine of a peer} */
    static boolean isAt(InetAddress from, URI peer) {
        try {
            for (InetAddress one : InetAddress.getAllByName(peer.getHost())) {
                boolean bothHere = isOwn(one) && isOwn(from);
                if (one.equals(from) || bothHere) {
                    return true;
                }
            }
        } catch (UnknownHostException e) {
            // Nobody is at a name that there is not.
        }
        return false;
    }

    private static boolean isOwn(InetAddress address) {
        try {
            return address.isLoopbackAddress() || NetworkInterface.getByInetAddress(address) != null;
        } catch (SocketException e) {
            return false;
        }
    }

    /** {@return whether the far end of a connection is on this machine too} */
    static boolean isThisMachine(InetAddress far, InetAddress near) {
        return far.isLoopbackAddress() || far.equals(near);
    }

    /** {@return why a peer could not be called, in words where the exception has none} */
    static String reason(URI peer, IOException failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof UnresolvedAddressException || cause instanceof UnknownHostException) {
                return "this machine does not know the name " + peer.getHost()
                        + "; set ROS_IP for that program to use its address";
            }
        }
        return words(failure);
    }

    /** {@return what went wrong with a call or a connection, without names of classes} */
    static String words(IOException failure) {
        if (failure instanceof ConnectException) {
            return "nothing listens there";
        }
        String message = failure.getMessage();
        return message == null || message.isBlank() ? "the connection was lost" : message;
    }

    /** {@return what a person should know who expects programs of other machines, or nothing} */
    static Optional<String> caution(NodeSettings settings) {
        try {
            InetAddress own = InetAddress.getByName(settings.host());
            InetAddress master = InetAddress.getByName(settings.master().getHost());
            if (own.isLoopbackAddress() && !master.isLoopbackAddress()) {
                return Optional.of("only programs on this machine can reach " + settings.name() + ", which listens on "
                        + own.getHostAddress() + "; for other machines, set --host to an address of this machine");
            }
        } catch (UnknownHostException e) {
            // The attempt to connect reports it.
        }
        return Optional.empty();
    }
}
