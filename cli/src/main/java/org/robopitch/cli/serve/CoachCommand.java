// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.RosMasterOptions;
import org.robopitch.cli.Usage;
import org.robopitch.links.ros.node.NodeSettings;
import org.robopitch.links.ros.nubot.CoachProgram;
import org.robopitch.links.ros.nubot.CoachWords;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code robopitch coach}: a team's coach in the Middle Size League, on a ROS master. */
@Command(
        name = "coach",
        footerHeading = "%nExample:%n  robopitch coach our-kick-off --team nubot --seconds 2%n",
        description = "Coach a team of the Middle Size League on a ROS master, as coach4sim does: send a "
                + "command, with positions and test modes, every 30 ms. Works with 'serve --link ros' and "
                + "with NuBot's own simulator.",
        footer = {
            "",
            "Commands: stop, start, drop-ball, parking, test, and our- or their- kick-off, throw-in, penalty, goal-kick,"
                    + " corner, free-kick; or NuBot's numbers.",
            "Details: test-mode=N, point-a=X,Y and point-b=X,Y [m, the team's own frame], angle-a=N and angle-b=N [°],"
                    + " robot-a=N, robot-b=N, kick-force=N.",
            "Without arguments, commands are read from standard input, one per line.",
            "See docs/ros.md."
        })
public final class CoachCommand extends ProgramCommand {
    private static final String NODE = "/robopitch_coach_";
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    @Parameters(paramLabel = "WORD", arity = "0..*", description = "A command, then details.")
    List<String> words = new ArrayList<>();

    @Mixin
    RosMasterOptions ros = new RosMasterOptions();

    @Option(
            names = "--team",
            paramLabel = "PREFIX",
            description = "The prefix of the team's robots: nubot, NuBot, rival … Default: ${DEFAULT-VALUE}.")
    String team = "nubot";

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "How long to repeat the command from the command line, in real seconds after the first "
                    + "node subscribes. Default: until Ctrl-C.")
    @Nullable
    Double seconds;

    @Override
    public Integer call() throws IOException, InterruptedException {
        CoachWords first = words.isEmpty() ? null : understood(words);
        if (seconds != null && !(seconds > 0)) {
            throw refusal("--seconds must be more than 0, but is " + seconds);
        }
        try (CoachProgram coach = new CoachProgram(settings(), team, this::tell)) {
            if (first == null) {
                return converse(coach);
            } else {
                coach.say(first);
                say(first);
                boolean heard = heard(coach);
                if (seconds != null && !heard) {
                    return spec.exitCodeOnExecutionException();
                }
                Duration howLong =
                        seconds == null ? Duration.ofDays(365) : Duration.ofMillis(Math.round(1000 * seconds));
                return ended(coach.dismissed(howLong));
            }
        }
    }

    /** Nobody knows a coach that has just come; a coach that nobody listens to is reported. */
    private boolean heard(CoachProgram coach) throws InterruptedException {
        boolean heard = coach.heard(PATIENCE);
        if (!heard) {
            tell("nobody listens to /" + team + "/receive_from_coach: is there a match on this master, and is " + team
                    + " the prefix of a team in it?");
        }
        return heard;
    }

    /** Takes a command a line, until the input ends; what is not understood is reported, and the last command stays. */
    private int converse(CoachProgram coach) throws IOException, InterruptedException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (coach.dismissed(Duration.ZERO)) {
                return ended(true);
            }
            if (line.isBlank()) {
                continue;
            }
            try {
                CoachWords said = CoachWords.of(List.of(line.strip().split("\\s+")));
                coach.say(said);
                say(said);
                heard(coach);
            } catch (IllegalArgumentException e) {
                tell(String.valueOf(e.getMessage()));
            }
        }
        return ended(false);
    }

    private int ended(boolean dismissed) {
        return dismissed ? spec.exitCodeOnExecutionException() : 0;
    }

    private void say(CoachWords said) {
        out().println("/" + team + "/receive_from_coach: MatchMode " + said.mode());
        out().flush();
    }

    private void tell(String line) {
        PrintWriter err = spec.commandLine().getErr();
        err.println("robopitch: " + line);
        err.flush();
    }

    private NodeSettings settings() {
        try {
            if (!team.matches("[A-Za-z]\\w*")) {
                throw new IllegalArgumentException("a prefix is letters, digits and _, not \"" + team + "\"");
            }
            return ros.node(NODE + team);
        } catch (IllegalArgumentException refused) {
            throw refusal(String.valueOf(refused.getMessage()));
        }
    }

    private CoachWords understood(List<String> said) {
        return Usage.checked(spec, () -> CoachWords.of(said));
    }
}
