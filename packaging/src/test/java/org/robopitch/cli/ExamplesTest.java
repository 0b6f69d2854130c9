// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParseResult;

/** The help of every command, subcommands included, ends with an example that the command line understands. */
class ExamplesTest {
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

    @Test
    void everyCommandHasAnExampleOfItself() {
        CommandLine tree = RobopitchCommand.treeFor();
        tree.getSubcommands().values().forEach(ExamplesTest::check);
    }

    private static void check(CommandLine command) {
        String name = command.getCommandSpec().qualifiedName();
        UsageMessageSpec usage = command.getCommandSpec().usageMessage();
        List<String> footer = Stream.concat(String.format(usage.footerHeading()).lines(), Stream.of(usage.footer()))
                .toList();
        assertThat(footer).as(name).contains("Example:");
        footer.stream()
                .filter(line -> line.startsWith("  robopitch "))
                .map(line -> line.substring("  robopitch ".length()))
                .flatMap(line -> Arrays.stream(line.split(" && robopitch | & robopitch ")))
                .forEach(line -> understood(name, line));
        assertThat(footer.stream().filter(line -> line.startsWith("  robopitch ")))
                .as(name)
                .anyMatch(line -> named(words(line.strip().substring("robopitch ".length())))
                        .startsWith(name));
        command.getSubcommands().values().forEach(ExamplesTest::check);
    }

    private static void understood(String name, String line) {
        assertThatCode(() -> named(words(line))).as("%s: %s", name, line).doesNotThrowAnyException();
    }

    /** The words of an example as a shell reads it, without what is redirected, a comment or a second command. */
    private static String[] words(String line) {
        String own = line.split(" > | # | && | & ")[0];
        return WORD.matcher(own)
                .results()
                .map(word -> word.group(1) != null ? word.group(1) : word.group(2))
                .toArray(String[]::new);
    }

    /** The full name of the command that these words call. */
    private static String named(String[] words) {
        ParseResult read = RobopitchCommand.treeFor(words)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .parseArgs(words);
        while (read.hasSubcommand()) {
            read = read.subcommand();
        }
        return read.commandSpec().qualifiedName();
    }
}
