// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.graph;

/** Who has published a message. */
public interface Source {
    /** {@return its name, the same for all topics that it publishes} */
    String name();

    /** {@return whether it runs on this machine} */
    boolean isLocal();

    /** {@return whether it can still publish: its connection stands} */
    boolean isConnected();
}
