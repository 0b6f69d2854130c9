// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.net.URI;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.serve.RosServe;
import org.robopitch.links.ros.node.NodeSettings;
import picocli.CommandLine.Option;

/** Where one of RoboPitch's ROS nodes registers, and where others reach it; for the commands that are one node. */
public final class RosMasterOptions {
    @Option(
            names = "--master",
            paramLabel = "URI",
            description = "The ROS master. Default: the environment's ROS_MASTER_URI, or else "
                    + RosServe.DEFAULT_MASTER + ".")
    @Nullable
    String master;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description =
                    "The address of this machine to listen on and to announce to other nodes. Default: ${DEFAULT-VALUE}.")
    String host = "127.0.0.1";

    /** {@return the address of this machine} */
    public String host() {
        return host;
    }

    /**
     * {@return how a node of a name is reached}
     *
     * @param name of the node
     * @throws IllegalArgumentException if master or host cannot be one
     */
    public NodeSettings node(String name) {
        return NodeSettings.defaults(URI.create(RosServe.masterOr(master)), name)
                .with("host", host);
    }
}
