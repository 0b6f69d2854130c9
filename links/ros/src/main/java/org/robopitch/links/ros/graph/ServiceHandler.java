// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.graph;

import org.robopitch.links.ros.message.Message;

/** Answers the calls of a service. */
@FunctionalInterface
public interface ServiceHandler {
    /**
     * {@return the answer}
     *
     * @throws ServiceRefusedException if the request cannot be carried out; the caller is told why
     */
    Message answer(Message request) throws ServiceRefusedException;
}
