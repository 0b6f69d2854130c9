// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.newteam;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.robopitch.cli.BuildVersion;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code robopitch new-team}: a project for a team of one's own. */
@Command(
        name = "new-team",
        description =
                "Write a project for a team of your own: its class, a test that plays a match, and build files for"
                        + " Maven and Gradle, which any IDE opens.",
        footer = {
            "",
            "Example:",
            "  robopitch new-team Rockets && robopitch play --blue Rockets",
            "",
            "See docs/write-a-team.md."
        })
public final class NewTeamCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "NAME",
            description = "Name of the team, and of the folder to write; it may be a path. Letters, digits, - and _.")
    Path folder;

    @Option(
            names = "--league",
            paramLabel = "NAME",
            defaultValue = "mirosot",
            description = "The league it plays: mirosot or middle-size. Default: mirosot.")
    String league;

    @Option(
            names = "--update",
            description = "Only update RoboPitch's classes in an existing project, after an update of RoboPitch.")
    boolean update;

    @Spec
    CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        String build = BuildVersion.ofThisBuild();
        if (update) {
            Path sdk = folder.resolve("robopitch");
            if (!Files.isDirectory(sdk)) {
                throw new ParameterException(
                        spec.commandLine(), folder + " was not made by new-team: it has no folder robopitch");
            }
            String version = Sdk.write(sdk, build);
            TeamProject.update(folder, version);
            out.println(folder + " builds against RoboPitch " + version + " now");
            return 0;
        }
        String name = folder.toAbsolutePath().normalize().getFileName() + "";
        if (!name.matches("[A-Za-z][A-Za-z0-9_-]*")) {
            throw new ParameterException(
                    spec.commandLine(),
                    "a team's name must start with a letter and contain only letters, digits, - and _, but is '" + name
                            + "'");
        }
        if (Files.exists(folder)) {
            throw new FileAlreadyExistsException(folder.toString());
        }
        requireLeague();
        TeamProject project = new TeamProject(name, league, Sdk.write(folder.resolve("robopitch"), build));
        project.write(folder);
        out.println("wrote " + folder + ", a team for " + league);
        out.println();
        out.println("  the team     " + folder.resolve(project.source()));
        out.println("  play it      robopitch play " + league + " --blue " + folder);
        out.println("  build it     cd " + folder + " && mvn package      (or gradle build, or open it in an IDE)");
        return 0;
    }

    private void requireLeague() {
        if (!TeamProject.LEAGUES.contains(league)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--league must be " + String.join(" or ", TeamProject.LEAGUES)
                            + ", for which there are templates, but is '" + league + "'");
        }
    }
}
