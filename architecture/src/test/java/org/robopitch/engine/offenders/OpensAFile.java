// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.offenders;

import java.nio.file.Files;
import java.nio.file.Path;

/** Breaks a law on purpose: it opens a file. */
public final class OpensAFile {
    public boolean isThere() {
        return Files.exists(Path.of("x"));
    }
}
