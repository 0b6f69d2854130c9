// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import org.robopitch.links.fira.Addresses;

/** Reads the addresses on the command line; an error names the option that it was given to. */
final class FiraAddresses {
    private final int portOffset;

    FiraAddresses(int portOffset) {
        this.portOffset = portOffset;
    }

    /** A group to which something is sent: its port must be known. */
    InetSocketAddress groupToSendTo(String option, String text) {
        return requirePort(option, group(option, text));
    }

    /** A multicast group; port 0 is any that is free. */
    InetSocketAddress group(String option, String text) {
        InetSocketAddress address = shifted(option, text);
        if (!address.getAddress().isMulticastAddress()) {
            throw new IllegalArgumentException(option
                    + " must name a multicast group, 224.0.0.0 to 239.255.255.255, but is " + Addresses.text(address));
        }
        return address;
    }

    /** An address of this machine, to listen on; port 0 is any that is free. */
    InetSocketAddress ours(String option, String text) {
        InetSocketAddress address = shifted(option, text);
        try {
            if (!address.getAddress().isAnyLocalAddress()
                    && NetworkInterface.getByInetAddress(address.getAddress()) == null) {
                throw new IllegalArgumentException(
                        option + " must name an address of this machine, such as 127.0.0.1, or"
                                + " 0.0.0.0 for all of them, but is " + Addresses.text(address));
            }
        } catch (SocketException e) {
            // A machine that does not tell its addresses will say so again when the socket is opened.
            return address;
        }
        return address;
    }

    /** An address of anybody, which no offset moves. */
    InetSocketAddress target(String option, String text) {
        return requirePort(option, read(option, text, 0));
    }

    private InetSocketAddress shifted(String option, String text) {
        return read(option, text, portOffset);
    }

    private static InetSocketAddress read(String option, String text, int offset) {
        try {
            InetSocketAddress address = Addresses.parse(text);
            return Addresses.of(address.getHostString(), address.getPort() + offset);
        } catch (IllegalArgumentException refused) {
            String with = offset == 0 ? "" : " with --port-offset " + offset;
            throw new IllegalArgumentException(option + " " + text + with + ": " + refused.getMessage(), refused);
        }
    }

    private static InetSocketAddress requirePort(String option, InetSocketAddress address) {
        if (address.getPort() == 0) {
            throw new IllegalArgumentException(
                    option + " must name a port from 1 to 65535, but is " + Addresses.text(address));
        }
        return address;
    }
}
