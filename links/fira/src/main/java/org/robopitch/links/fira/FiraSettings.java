// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import java.net.InetSocketAddress;
import java.util.List;

/**
 * Where the link sends to and listens.
 *
 * @param environment group and port to which every Environment goes
 * @param targets further addresses to which it goes, for programs that do not listen to groups
 * @param packets address and port to listen on for Packets; port 0 for any that is free
 * @param commands group and port to which the referee's commands go
 * @param placements group and port to listen on for placements of teams; port 0 for any that is free
 * @param networkInterface name or address of the interface for all groups; empty for the default one
 * @param timeToLive of what is sent to groups; 0 stays on this machine
 * @param open whether packets of other machines are taken
 * @param repeats how often a command of the referee is repeated against loss
 * @param allowReplacements whether anybody may put robots and ball anywhere, as FIRASim lets them
 * @param deadlineSeconds how long answers are waited for in lockstep, s; 0 to wait for nobody
 */
public record FiraSettings(
        InetSocketAddress environment,
        List<InetSocketAddress> targets,
        InetSocketAddress packets,
        InetSocketAddress commands,
        InetSocketAddress placements,
        String networkInterface,
        int timeToLive,
        boolean open,
        int repeats,
        boolean allowReplacements,
        double deadlineSeconds) {
    public static final String ENVIRONMENT = "224.0.0.1:10002";
    public static final String PACKETS = "127.0.0.1:20011";
    public static final String COMMANDS = "224.5.23.2:10003";
    public static final String PLACEMENTS = "224.5.23.2:10004";

    public FiraSettings {
        targets = List.copyOf(targets);
        requireGroup("the environment's group", environment);
        requireGroup("the group of the referee's commands", commands);
        requireGroup("the group of the placements", placements);
        if (timeToLive < 0 || timeToLive > 255) {
            throw new IllegalArgumentException("the time to live must be between 0 and 255, but is " + timeToLive);
        }
        if (repeats < 0 || repeats > 1000) {
            throw new IllegalArgumentException("repeats must be between 0 and 1000, but are " + repeats);
        }
        if (!(deadlineSeconds >= 0 && deadlineSeconds <= 3600)) {
            throw new IllegalArgumentException(
                    "the deadline must be between 0 and 3600 s, but is " + deadlineSeconds + " s");
        }
    }

    private static void requireGroup(String what, InetSocketAddress address) {
        if (address.getAddress() == null || !address.getAddress().isMulticastAddress()) {
            throw new IllegalArgumentException(
                    what + " must be a multicast address such as 224.0.0.1, but is " + address.getHostString());
        }
    }

    /** The groups and ports of FIRASim and the VSSS referee, on this machine only, without lockstep. */
    public static FiraSettings defaults() {
        return new FiraSettings(
                Addresses.parse(ENVIRONMENT),
                List.of(),
                Addresses.parse(PACKETS),
                Addresses.parse(COMMANDS),
                Addresses.parse(PLACEMENTS),
                "",
                0,
                false,
                5,
                false,
                0);
    }

    public boolean lockstep() {
        return deadlineSeconds > 0;
    }
}
