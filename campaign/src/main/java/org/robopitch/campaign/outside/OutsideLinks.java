// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.outside;

import java.io.IOException;
import java.util.List;
import org.robopitch.runner.link.Link;

/** The links over which external programs may play in a campaign. */
public interface OutsideLinks {
    /** {@return how long a program may be silent, s; one that is silent longer has lost its match} */
    default double patienceSeconds() {
        return 60;
    }

    /** {@return the names of the links} */
    List<String> names();

    /**
     * Opens a link for one match, in lockstep, where no other match disturbs it.
     *
     * @param name of the link
     */
    OpenedLink open(String name) throws IOException;

    /**
     * A link for one match.
     *
     * @param link the link
     * @param released is called once it is closed
     */
    record OpenedLink(Link link, Runnable released) {}
}
