// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.offenders;

/** Breaks a law on purpose: it uses a library. */
public final class UsesALibrary {
    public Class<?> library() {
        return picocli.CommandLine.class;
    }
}
