// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

/** Ends a thread that comes out of a team after the match has gone on without it. */
final class Abandoned extends Error {
    private static final long serialVersionUID = 1;

    Abandoned() {
        super("the match went on without this thread", null, false, false);
    }
}
