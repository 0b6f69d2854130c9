// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import java.net.InetSocketAddress;

/** Where vision tracking and robot control are, virtual or real. */
public record DeviceAddresses(InetSocketAddress vision, InetSocketAddress control) {}
