// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.newteam;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.robopitch.cli.BuildVersion;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.runner.team.OwnTeams;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

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
public final class NewTeamCommand extends ProgramCommand {
    @Parameters(
            paramLabel = "NAME",
            description = "Name of the team, and of the folder to write; it may be a path. Letters, digits, - and _.")
    Path folder;

    @Option(
            names = "--league",
            paramLabel = "NAME",
            description = "The league it plays: mirosot or middle-size. Default: ${DEFAULT-VALUE}.")
    String league = "mirosot";

    @Option(
            names = "--update",
            description = "Only update RoboPitch's classes in an existing project, after an update of RoboPitch.")
    boolean update;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = out();
        String build = BuildVersion.ofThisBuild();
        if (update) {
            Path sdk = folder.resolve("robopitch");
            if (!Files.isDirectory(sdk)) {
                throw refusal(folder + " was not made by new-team: it has no folder robopitch");
            }
            String version = Sdk.write(sdk, build);
            TeamProject.update(folder, version);
            out.println(folder + " builds against RoboPitch " + version + " now");
            return 0;
        }
        String name = folder.toAbsolutePath().normalize().getFileName() + "";
        if (!name.matches("[A-Za-z][A-Za-z0-9_-]*")) {
            throw refusal("a team's name must start with a letter and contain only letters, digits, - and _, but is '"
                    + name + "'");
        }
        folder = place(folder, Path.of(""));
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

    /** In a checkout of RoboPitch, Git ignores the folder in which teams are found by name: a mere name goes there. */
    static Path place(Path named, Path work) {
        boolean name = named.getNameCount() == 1 && !named.isAbsolute();
        return name && Files.isRegularFile(work.resolve("packaging/sources"))
                ? Path.of(OwnTeams.FOLDER).resolve(named)
                : named;
    }

    private void requireLeague() {
        if (!TeamProject.LEAGUES.contains(league)) {
            throw refusal("--league must be " + String.join(" or ", TeamProject.LEAGUES)
                    + ", for which there are templates, but is '" + league + "'");
        }
    }
}
