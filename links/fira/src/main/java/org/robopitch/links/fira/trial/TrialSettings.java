// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira.trial;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.util.List;
import org.robopitch.links.fira.Addresses;
import org.robopitch.links.fira.FiraSettings;

/** Settings on the loopback, on ports that nobody else uses. */
final class TrialSettings {
    private TrialSettings() {}

    /** Settings that let everybody replace everything. */
    static FiraSettings obeying() throws IOException {
        return settings(true, 0);
    }

    /** Settings in lockstep, or without it if the deadline is 0. */
    static FiraSettings waiting(double deadlineSeconds) throws IOException {
        return settings(false, deadlineSeconds);
    }

    private static FiraSettings settings(boolean allowReplacements, double deadlineSeconds) throws IOException {
        return new FiraSettings(
                Addresses.of("224.0.0.1", freePort()),
                List.of(),
                Addresses.of("127.0.0.1", 0),
                Addresses.of("224.5.23.2", freePort()),
                Addresses.of("224.5.23.2", 0),
                "127.0.0.1",
                0,
                false,
                0,
                allowReplacements,
                deadlineSeconds);
    }

    private static int freePort() throws IOException {
        try (DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
