// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

import org.robopitch.engine.match.Commands;

/** Hands over what a team wrote from its own sheet to the match's, so that a team that hangs holds only its own. */
final class CommandCopy {
    private CommandCopy() {}

    static void copy(Commands from, Commands to) {
        System.arraycopy(from.values(), 0, to.values(), 0, to.values().length);
        for (int robot = 0; robot < to.robots(); robot++) {
            to.role(robot, from.role(robot));
        }
    }
}
