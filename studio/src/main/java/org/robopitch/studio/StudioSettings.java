// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio;

/**
 * How the studio is reached, and what it accepts.
 *
 * @param host the address to listen at
 * @param port TCP port; 0 for any that is free
 * @param token whether everybody must bring the token that the printed address holds
 * @param mostUploadBytes how large an uploaded recording may be, bytes
 * @param mostViewers how many viewers may watch at once
 */
public record StudioSettings(String host, int port, boolean token, long mostUploadBytes, int mostViewers) {
    /** Where the studio is found unless somebody wants it elsewhere. */
    public static final int DEFAULT_PORT = 8970;

    private static final long DEFAULT_UPLOAD = 512L << 20;
    private static final int DEFAULT_VIEWERS = 1000;

    /** Refuses ports there are not. */
    public StudioSettings {
        if (port < 0 || port > 65535) {
            throw new IllegalArgumentException("a port must be between 0 and 65535, but is " + port);
        }
    }

    /** What an address of the studio, by the token in it, lets its user do; each role may do what those before it may. */
    public enum Role {
        NOBODY,
        WATCH,
        TAKE_PART,
        /** The user who has started the studio, who may name classes and files of this machine as teams. */
        OWN
    }

    /** {@return settings for a page on this machine, at a port, 0 for any; its visitor counts as the owner} */
    public static StudioSettings onPort(int port) {
        return new StudioSettings("127.0.0.1", port, false, DEFAULT_UPLOAD, DEFAULT_VIEWERS);
    }

    /** {@return the same for those only who bring a token, since loopback is no identity} */
    public StudioSettings guarded() {
        return new StudioSettings(host, port, true, mostUploadBytes, mostViewers);
    }

    /** {@return the same open to other machines that bring a token} */
    public StudioSettings opened() {
        return new StudioSettings("0.0.0.0", port, true, mostUploadBytes, mostViewers);
    }

    /** Whether other machines may come. */
    public boolean isOpen() {
        return host.equals("0.0.0.0");
    }

    /** What the address is for that is shown to everybody: on a network to watch, on this machine it is its owner's. */
    public Role shown() {
        return isOpen() ? Role.WATCH : Role.OWN;
    }
}
