// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import java.net.InetSocketAddress;

/**
 * Where vision tracking and robot control are, virtual or real, and how they are spoken to.
 *
 * @param vision where the vision tracking listens
 * @param control where the robot control listens
 * @param here where the server listens to both
 * @param kiel whether they speak the dialect of FH Kiel
 */
public record DeviceAddresses(
        InetSocketAddress vision, InetSocketAddress control, InetSocketAddress here, boolean kiel) {

    /** Devices on this machine that speak our own dialect. */
    public DeviceAddresses(InetSocketAddress vision, InetSocketAddress control) {
        this(vision, control, AgentSettings.local(0), false);
    }
}
