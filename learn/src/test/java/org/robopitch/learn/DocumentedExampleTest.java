// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The example in docs/learning.md: it runs, and it is what is written there. */
class DocumentedExampleTest {
    private static final Path DOCS = Path.of("..", "docs", "learning.md");
    private static final Path SOURCE =
            Path.of("src", "test", "java", "org", "robopitch", "learn", "DocumentedExampleTest.java");

    private int reached;

    @Test
    void itReachesBalls() {
        example();
        assertThat(reached).isGreaterThan(100);
    }

    @Test
    void thePageShowsIt() throws IOException {
        String source = Files.readString(SOURCE);
        String shown = block(Files.readString(DOCS), "```java\n", "```");
        String example = block(source, "// begin\n", "// end").replaceAll("count\\(env\\);", "");
        assertThat(plain(shown)).isEqualTo(plain(example));
    }

    private static String block(String text, String begin, String end) {
        int from = text.indexOf(begin) + begin.length();
        return text.substring(from, text.indexOf(end, from));
    }

    private static String plain(String code) {
        return code.replaceAll("//[^\n]*", "").replaceAll("\\s+", " ").strip();
    }

    private void example() {
        // begin
        LearnSettings settings =
                LearnSettings.of("mirosot", Task.GO_TO_BALL).with("worlds", 64).with("threads", 2);
        try (VectorEnv env = new VectorEnv(settings)) {
            env.reset(1);
            int numbers = env.observationSignals().size();
            int ahead = 11;
            for (int step = 0; step < 1000; step++) {
                for (int world = 0; world < settings.worlds(); world++) {
                    float turn = 2 * env.observations()[world * numbers + ahead + 1];
                    env.actions()[2 * world] = 0.4f - turn;
                    env.actions()[2 * world + 1] = 0.4f + turn;
                }
                env.step();
                count(env);
            }
        }
        // end
    }

    private void count(VectorEnv env) {
        for (byte event : env.events()) {
            reached += event == Event.REACHED.ordinal() ? 1 : 0;
        }
    }
}
