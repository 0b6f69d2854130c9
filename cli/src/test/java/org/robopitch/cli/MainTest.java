// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.NoSuchFileException;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class MainTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void theVersionNamesTheProgramAndTheJavaThatRunsIt() {
        assertThat(run("--version")).isZero();
        assertThat(out.toString())
                .startsWith("RoboPitch ")
                .contains("Java " + Runtime.version())
                .doesNotContain("${");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void theHelpGoesToTheOutput() {
        assertThat(run("--help")).isZero();
        assertThat(out.toString()).contains("Usage: robopitch");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void commandsOfAModuleThatIsNotThereAreUnknown() {
        assertThat(run("bench")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no command 'bench'");
    }

    @Test
    void aMisspeltCommandIsAUsageErrorThatNamesTheNearest() {
        assertThat(run("matchs")).isEqualTo(2);
        assertThat(err.toString()).contains("matchs").contains("robopitch match");
    }

    @Test
    void lettersThatWereSwappedAreRecognised() {
        assertThat(run("macth")).isEqualTo(2);
        assertThat(run("help", "macth")).isEqualTo(2);
        assertThat(run("match", "--bleu", "idle")).isEqualTo(2);
        assertThat(err.toString())
                .contains("there is no command 'macth' (did you mean 'robopitch match'?)")
                .contains("there is no option '--bleu' (did you mean '--blue'?)");
    }

    @Test
    void aValueOfTheWrongKindIsNamedInPlainWords() {
        assertThat(run("match", "--seed", "x")).isEqualTo(2);
        assertThat(run("match", "--duration", "long")).isEqualTo(2);
        assertThat(err.toString())
                .contains("'--seed': 'x' is not a whole number")
                .contains("'long' is not a number");
    }

    @Test
    void theVersionNamesCommitAndBehaviour() {
        assertThat(run("--version")).isZero();
        assertThat(out.toString()).contains("(commit ").containsPattern("behaviour mirosot \\d+, mixed-reality \\d+");
    }

    @Test
    void aMissingCommandIsAUsageError() {
        assertThat(run()).isEqualTo(2);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString()).contains("a command is missing").contains("robopitch --help");
    }

    @Test
    void anUnknownOptionIsAUsageErrorThatNamesTheOption() {
        assertThat(run("--no-such-option")).isEqualTo(2);
        assertThat(err.toString()).contains("--no-such-option");
    }

    @Test
    void aMissingFileIsToldInOneLine() {
        assertThat(runFailing(new NoSuchFileException("match.mcap"), "fail")).isEqualTo(1);
        assertThat(err.toString().lines()).containsExactly("robopitch: match.mcap: there is no such file");
    }

    @Test
    void aRefusedValueIsToldInItsOwnWords() {
        assertThat(runFailing(new IllegalArgumentException("pitch.yaml:3: mass must be positive"), "fail"))
                .isEqualTo(1);
        assertThat(err.toString().lines()).containsExactly("robopitch: pitch.yaml:3: mass must be positive");
    }

    @Test
    void aFaultOfOursSaysSoAndHowToSeeMore() {
        assertThat(runFailing(new IllegalStateException("no ball"), "fail")).isEqualTo(1);
        assertThat(err.toString().lines())
                .containsExactly("robopitch: internal error: java.lang.IllegalStateException: no ball"
                        + " (--verbose shows where)");
    }

    @Test
    void verboseShowsTheStackBeforeOrAfterTheCommand() {
        runFailing(new IllegalArgumentException("bad"), "--verbose", "fail");
        runFailing(new IllegalArgumentException("bad"), "fail", "--verbose");
        assertThat(err.toString().lines().filter(line -> line.contains("at org.robopitch")))
                .hasSizeGreaterThanOrEqualTo(2);
    }

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    private int runFailing(Exception failure, String... arguments) {
        CommandLine tree = new CommandLine(new RobopitchCommand()).addSubcommand("fail", new FailingCommand(failure));
        return Main.run(tree, new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    /** Fails with the exception it was given. */
    @Command(name = "fail")
    private record FailingCommand(Exception failure) implements Callable<Integer> {

        @Override
        public Integer call() throws Exception {
            throw failure;
        }
    }

    @Test
    void withoutACommandItSaysWhereToBegin() {
        assertThat(run()).isEqualTo(2);
        assertThat(err.toString()).contains("a command is missing", "robopitch play ", "robopitch new-team Rockets ");
    }

    @Test
    void examplesAreNotWrappedSoThatTheyCanBeCopied() {
        assertThat(run("help", "tournament")).isZero();
        assertThat(out.toString().lines())
                .contains("  robopitch tournament --teams tactical,chaser,MyTeam.java --seeds 10 --out cup");
        assertThat(run("help", "sweep")).isZero();
        assertThat(out.toString().lines())
                .contains("  robopitch sweep --vary ball.mass=0.02:0.08 --vary blue.cruise=0.4:1 --out sweep");
    }

    @Test
    void commandsOfManyMatchesOfferNoOptionThatTheyRefuse() {
        assertThat(run("help", "tournament")).isZero();
        assertThat(out.toString()).doesNotContain("--blue=", "--yellow=");
        for (String command : new String[] {"tournament", "sweep", "tune", "compare"}) {
            assertThat(run("help", command)).isZero();
            assertThat(run(command, "--record", "a.mcap")).isEqualTo(2);
        }
        assertThat(out.toString()).doesNotContain("--record", "--overwrite");
        assertThat(err.toString()).contains("there is no option '--record'");
    }
}
