// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;
import org.robopitch.declare.Declared;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * Where the link sends to and listens. Addresses are kept as they were said; the methods named like them resolve them.
 *
 * @param targetTexts further addresses to which every Environment goes, for programs that do not listen to groups
 * @param timeToLive of what is sent to groups; 0 stays on this machine
 * @param allowReplacements whether any program may put robots and ball anywhere, as FIRASim lets them
 * @param deadlineSeconds how long answers are waited for in lockstep, s; 0 for no lockstep
 */
public record FiraSettings(
        @Value(key = "environment", says = "where Environments are sent", param = "GROUP:PORT", otherwise = ENVIRONMENT)
        String environmentText,

        List<String> targetTexts,

        @Value(key = "packets", says = "where Packets are received", param = "ADDRESS:PORT", otherwise = PACKETS)
        String packetsText,

        @Value(
                key = "refereeCommands",
                says = "where the referee's commands are sent",
                param = "GROUP:PORT",
                otherwise = COMMANDS)
        String commandsText,

        @Value(
                key = "placements",
                says = "where placements of teams are received",
                param = "GROUP:PORT",
                otherwise = PLACEMENTS)
        String placementsText,

        @Value(says = "added to these four ports, to run several matches side by side", otherwise = "0")
        int portOffset,

        @Value(
                key = "interface",
                says = "network interface for multicast, by name or address. Default: the system's",
                param = "NAME")
        String networkInterface,

        @Value(key = "ttl", max = 255, why = "IP has a byte for it")
        int timeToLive,

        @Value(
                says = "let programs on other machines play: receive Packets on all addresses unless --packets names"
                        + " one, and send multicast beyond this machine. Default: only this machine")
        boolean openNetwork,

        @Value(
                key = "refereeRepeats",
                says = "how often the referee repeats a command, in case one is lost",
                otherwise = "5",
                max = 1000,
                why = "each is a datagram")
        int repeats,

        boolean allowReplacements,

        @Value(unit = "s", max = 3600, why = "an hour") double deadlineSeconds)
        implements Values<FiraSettings> {

    public static final String ENVIRONMENT = "224.0.0.1:10002";
    public static final String PACKETS = "127.0.0.1:20011";
    public static final String COMMANDS = "224.5.23.2:10003";
    public static final String PLACEMENTS = "224.5.23.2:10004";

    /** The groups and ports of FIRASim and the VSSS referee, on this machine only, without lockstep. */
    public static FiraSettings defaults() {
        return Declared.of(FiraSettings.class).defaults();
    }

    public boolean lockstep() {
        return deadlineSeconds > 0;
    }

    /** {@return group and port to which every Environment goes} */
    public InetSocketAddress environment() {
        return requirePort("--environment", group("--environment", environmentText));
    }

    List<InetSocketAddress> targets() {
        return targetTexts.stream()
                .map(text -> requirePort("--target", resolve("--target", text, 0)))
                .toList();
    }

    /** {@return an address of this machine, to listen on for Packets; port 0 is any that is free} */
    InetSocketAddress packets() {
        boolean everywhere = openNetwork && packetsText.equals(PACKETS);
        String text = everywhere ? packetsText.replace("127.0.0.1", "0.0.0.0") : packetsText;
        InetSocketAddress address = resolve("--packets", text, portOffset);
        try {
            if (!address.getAddress().isAnyLocalAddress()
                    && NetworkInterface.getByInetAddress(address.getAddress()) == null) {
                throw new IllegalArgumentException("--packets must name an address of this machine, such as 127.0.0.1,"
                        + " or 0.0.0.0 for all of them, but is " + Addresses.text(address));
            }
        } catch (SocketException e) {
            // A machine that does not list its addresses will say so again when the socket is opened.
            return address;
        }
        return address;
    }

    /** {@return group and port to which the referee's commands go} */
    public InetSocketAddress commands() {
        return requirePort("--referee-commands", group("--referee-commands", commandsText));
    }

    /** {@return group and port to listen on for placements of teams; port 0 is any that is free} */
    InetSocketAddress placements() {
        return group("--placements", placementsText);
    }

    private InetSocketAddress group(String option, String text) {
        InetSocketAddress address = resolve(option, text, portOffset);
        if (!address.getAddress().isMulticastAddress()) {
            throw new IllegalArgumentException(option
                    + " must name a multicast group, 224.0.0.0 to 239.255.255.255, but is " + Addresses.text(address));
        }
        return address;
    }

    private static InetSocketAddress resolve(String option, String text, int offset) {
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

    /** Refuses addresses that nothing can be sent to or received at. */
    @Override
    public void requireConsistent() {
        InetSocketAddress group = environment();
        targets();
        packets();
        commands();
        placements();
        try {
            Addresses.networkInterface(networkInterface, group);
        } catch (IOException refused) {
            throw new IllegalArgumentException("--interface: " + refused.getMessage(), refused);
        }
    }
}
