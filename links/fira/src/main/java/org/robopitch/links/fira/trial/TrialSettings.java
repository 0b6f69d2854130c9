// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira.trial;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
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
        return FiraSettings.defaults()
                .with("environmentText", "224.0.0.1:" + freePort())
                .with("packetsText", "127.0.0.1:0")
                .with("commandsText", "224.5.23.2:" + freePort())
                .with("placementsText", "224.5.23.2:0")
                .with("networkInterface", "127.0.0.1")
                .with("repeats", 0)
                .with("allowReplacements", allowReplacements)
                .with("deadlineSeconds", deadlineSeconds);
    }

    private static int freePort() throws IOException {
        try (DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
