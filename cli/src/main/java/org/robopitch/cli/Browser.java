// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.awt.Desktop;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.net.URI;

/** Opens an address in the user's browser, where there is one. */
public final class Browser {
    private Browser() {}

    /** {@return whether a browser was asked to open the address} */
    public static boolean open(String address) {
        try {
            if (GraphicsEnvironment.isHeadless() || !Desktop.isDesktopSupported()) {
                return false;
            }
            Desktop desktop = Desktop.getDesktop();
            if (!desktop.isSupported(Desktop.Action.BROWSE)) {
                return false;
            }
            desktop.browse(URI.create(address));
            return true;
        } catch (IOException | RuntimeException | LinkageError e) {
            // A Java without its desktop part, or a desktop without a browser: the address is printed anyway.
            return false;
        }
    }
}
