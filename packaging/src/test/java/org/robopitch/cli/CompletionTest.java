// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real shells complete what is typed. */
class CompletionTest {
    @TempDir
    Path folder;

    private Path script;

    @BeforeEach
    void write() throws Exception {
        Robopitch completion = Robopitch.run("completion", "bash");
        assertThat(completion.exitCode()).as(completion.err()).isZero();
        assertThat(Robopitch.run("completion", "zsh").out()).isEqualTo(completion.out());
        assertThat(Robopitch.run("completion", "fish").exitCode()).isEqualTo(2);
        script = Files.writeString(folder.resolve("completion.sh"), completion.out());
        Files.writeString(folder.resolve("MyTeam.java"), "");
    }

    private String shell(String... command) throws Exception {
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }

    /** What bash offers for the last of some words. */
    private Set<String> offered(String... words) throws Exception {
        List<String> quoted = Arrays.stream(words).map(word -> "'" + word + "'").toList();
        int last = words.length - 1;
        String typed = String.join(" ", quoted);
        String said = shell(
                "bash",
                "-c",
                "source " + script + "; complete -p robopitch >/dev/null || exit 1; COMP_WORDS=(" + typed + ");"
                        + " COMP_CWORD=" + last + "; _complete_robopitch; printf '%s\\n' \"${COMPREPLY[@]}\"");
        Set<String> found = new TreeSet<>();
        said.lines()
                .filter(line -> !line.isBlank() && !line.contains("compopt"))
                .forEach(found::add);
        return found;
    }

    @Test
    void bashCompletesCommandsOptionsAndTheirValues() throws Exception {
        assertThat(offered("robopitch", "mat")).containsExactly("match");
        assertThat(offered("robopitch", "serve", "--link", ""))
                .containsExactlyInAnyOrder("fira", "shared-memory", "mixed-reality", "ros", "simspark");
        assertThat(offered("robopitch", "serve", "--link", "fira", "--yel")).containsExactly("--yellow");
        assertThat(offered("robopitch", "serve", "--link", "fira", "--yellow", "o"))
                .containsExactlyInAnyOrder("omni", "outside");
        assertThat(offered("robopitch", "match", "--league", "mi"))
                .containsExactlyInAnyOrder("middle-size", "mirosot", "mixed-reality");
        assertThat(offered("robopitch", "play", "hu")).containsExactly("humanoid");
        assertThat(offered("robopitch", "match", "--blue", "M")).containsExactly("MyTeam.java");
        assertThat(offered("robopitch", "match", "--yellow", "ta")).containsExactly("tactical");
    }

    @Test
    void zshCompletesWhatIsTyped() throws Exception {
        Path keys = Files.writeString(folder.resolve("keys.zsh"), """
                zmodload zsh/zpty
                zpty terminal zsh -f -i
                zpty -w terminal 'autoload -U compinit; compinit -u -D; source completion.sh; print REA""DY'
                zpty -r terminal line '*READY*'
                zpty -w terminal 'robopitch() { print -r -- "RA""N $*" }'
                zpty -n -w terminal $'robopitch serve --link f\\t --yel\\t tac\\t\\n'
                zpty -r terminal line $'*RAN *\\n'
                print -r -- "$line"
                zpty -n -w terminal $'robopitch match --blue M\\t\\n'
                zpty -r terminal line $'*RAN *\\n'
                print -r -- "$line"
                """);
        String said = shell("timeout", "60", "zsh", "-f", keys.toString());
        assertThat(said).contains("RAN serve --link fira --yellow tactical").contains("RAN match --blue MyTeam.java");
    }
}
