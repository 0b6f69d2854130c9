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

    /**
     * {@return the default settings, for this machine only}
     *
     * @param port TCP port; 0 for any that is free
     */
    public static StudioSettings onPort(int port) {
        return new StudioSettings("127.0.0.1", port, false, DEFAULT_UPLOAD, DEFAULT_VIEWERS);
    }

    /** {@return the same, open to other machines that bring the token} */
    public StudioSettings opened() {
        return new StudioSettings("0.0.0.0", port, true, mostUploadBytes, mostViewers);
    }
}
