// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.remote;

import java.util.List;

/**
 * A user's team that is sent to the computers of a cluster.
 *
 * @param name as the campaign knows it, such as {@code teams/Mine.java}
 * @param className the class that is the team
 * @param files names of the jars that it needs, as they are sent
 */
public record ShippedTeam(String name, String className, List<String> files) {
    public ShippedTeam {
        files = List.copyOf(files);
    }
}
