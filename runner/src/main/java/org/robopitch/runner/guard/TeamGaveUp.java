// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

/** Ends a thread that comes out of a team after the match has continued without it. */
final class TeamGaveUp extends Error {
    private static final long serialVersionUID = 1;

    TeamGaveUp() {
        super("the match went on without this thread", null, false, false);
    }
}
