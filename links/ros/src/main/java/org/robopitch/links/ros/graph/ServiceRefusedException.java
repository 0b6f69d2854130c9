// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.graph;

import java.io.IOException;

/** A service that could not do what was asked, and says why. */
public final class ServiceRefusedException extends IOException {
    public ServiceRefusedException(String message) {
        super(message);
    }
}
