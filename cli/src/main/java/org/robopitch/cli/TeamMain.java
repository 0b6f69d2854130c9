// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.robopitch.links.sharedmemory.JavaProcesses;
import org.robopitch.links.sharedmemory.ProcessLimits;
import org.robopitch.links.sharedmemory.TeamHost;
import org.robopitch.links.sharedmemory.Walls;
import org.robopitch.runner.team.TeamProcesses;
import org.robopitch.runner.team.TeamSource;
import org.robopitch.teams.Teams;

/** Where the process of a single team starts; the match that starts it says in a folder what to play. */
public final class TeamMain {
    private TeamMain() {}

    /** {@return processes that begin here} */
    public static TeamProcesses processes(ProcessLimits limits, Walls walls) {
        return processes(limits, walls, System.getProperty("java.class.path"));
    }

    /** {@return processes that begin here, on a class path of choice} */
    static TeamProcesses processes(ProcessLimits limits, Walls walls, String classPath) {
        return new JavaProcesses(limits, classPath, TeamMain.class.getName(), walls);
    }

    public static void main(String[] arguments) throws IOException {
        BuiltInCatalogue catalogue = new BuiltInCatalogue();
        TeamHost.run(
                Path.of(arguments[0]), order -> catalogue.restore(order.league(), order.configuration()), order -> {
                    TeamSource source = order.source();
                    return Teams.of(source.className(), TeamSource.loader(source.classPath()), source.parameters())
                            .get();
                });
    }
}
