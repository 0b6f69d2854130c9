// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The words that docs/vocabulary.md asks writers to avoid are in no page, in no help text and in no comment of the main code. */
class WordsTest {
    private static final Pattern AVOIDED =
            Pattern.compile("(?i)\\b(anew|for ever|whoever|told in|programs? outside|as fast as it goes"
                    + "|(a )?teams? of ours|where all chance|have a hand in|goes with)\\b");

    private static final Pattern COMMENT = Pattern.compile("(?s:/\\*.*?\\*/)|(?m://.*$)");

    @Test
    void noPageUsesAWordThatTheGlossaryAvoids() throws IOException {
        Path root = Path.of("..");
        try (Stream<Path> docs = Files.walk(root.resolve("docs"))) {
            List<Path> pages = Stream.concat(
                            Stream.of("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")
                                    .map(root::resolve),
                            docs.filter(page -> page.toString().endsWith(".md")))
                    .filter(page -> !page.endsWith("vocabulary.md"))
                    .toList();
            assertThat(pages).hasSizeGreaterThan(40);
            for (Path page : pages) {
                assertThat(avoided(Files.readString(page).replaceAll("\\s+", " ")))
                        .as("%s; docs/vocabulary.md says what to write instead", page)
                        .isEmpty();
            }
        }
    }

    @Test
    void noHelpTextUsesAWordThatTheGlossaryAvoids() {
        assertThat(avoided("start RoboPitch anew with a program outside")).containsExactly("anew", "program outside");
        check(RobopitchCommand.treeFor());
    }

    @Test
    void noCommentUsesAWordThatTheGlossaryAvoids() throws IOException {
        assertThat(avoided(comments("boolean anew; // begun anew"))).containsExactly("anew");
        try (Stream<Path> files = Files.walk(Path.of(".."))) {
            List<Path> sources = files.filter(file -> file.toString().matches(".*/src/main/java/.*\\.java"))
                    .toList();
            assertThat(sources).hasSizeGreaterThan(1000);
            for (Path source : sources) {
                assertThat(avoided(comments(Files.readString(source))))
                        .as("%s; docs/vocabulary.md says what to write instead", source)
                        .isEmpty();
            }
        }
    }

    private static String comments(String source) {
        return COMMENT.matcher(source)
                .results()
                .map(found -> found.group().replaceAll("\\s+(\\* )?", " "))
                .collect(Collectors.joining(" "));
    }

    private static void check(CommandLine command) {
        assertThat(avoided(command.getUsageMessage().replaceAll("\\s+", " ")))
                .as(command.getCommandSpec().qualifiedName())
                .isEmpty();
        command.getSubcommands().values().forEach(WordsTest::check);
    }

    private static List<String> avoided(String text) {
        return AVOIDED.matcher(text).results().map(found -> found.group()).toList();
    }
}
