// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Addresses on the command line of Mixed Reality's parts. */
final class MrAddress {
    private static final int HIGHEST_PORT = 65_535;

    private MrAddress() {}

    /** A port of this machine, for this machine only unless the network is opened. */
    static InetSocketAddress here(CommandSpec spec, int port, boolean openNetwork) {
        if (port < 0 || port > HIGHEST_PORT) {
            throw new ParameterException(
                    spec.commandLine(), "a port must be between 0 and " + HIGHEST_PORT + ", but is " + port);
        }
        return openNetwork
                ? new InetSocketAddress(port)
                : new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    }

    /** An address that was given as HOST:PORT. */
    static InetSocketAddress parse(CommandSpec spec, String option, String text) {
        int colon = text.lastIndexOf(':');
        try {
            int port = Integer.parseInt(text.substring(colon + 1));
            InetSocketAddress address = new InetSocketAddress(colon < 1 ? "localhost" : text.substring(0, colon), port);
            if (!address.isUnresolved()) {
                return address;
            }
        } catch (IllegalArgumentException e) {
            // The message below says it.
        }
        throw new ParameterException(
                spec.commandLine(),
                option + " must be a host and a port, such as localhost:9050, but is '" + text + "'");
    }
}
