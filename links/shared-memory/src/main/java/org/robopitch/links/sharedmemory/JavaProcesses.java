// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.robopitch.runner.team.TeamProcesses;
import org.robopitch.runner.team.TeamSource;

/**
 * Starts a Java for each team.
 *
 * @param limits what each may use
 * @param classPath where this program is
 * @param main the class whose {@code main} is handed a folder, and calls {@link TeamHost#run}
 * @param walls what is around it
 */
public record JavaProcesses(ProcessLimits limits, String classPath, String main, Walls walls) implements TeamProcesses {
    private static final AtomicBoolean SAID = new AtomicBoolean();

    @Override
    public Apart start(TeamSource source, Assignment assignment) throws IOException {
        if (Walls.best() == Walls.NONE && SAID.compareAndSet(false, true)) {
            System.err.println("robopitch: teams run without walls here, and can reach your files, the network and each"
                    + " other; on Linux, install bubblewrap and allow user namespaces");
        }
        return TeamProcess.start(TeamOrder.of(source, assignment), assignment, this);
    }
}
