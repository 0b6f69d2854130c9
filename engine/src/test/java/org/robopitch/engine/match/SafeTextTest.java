// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SafeTextTest {
    @Test
    void aLongTextIsCutAndAPlainOneIsTheSame() {
        String plain = "the ball is square";
        assertThat(SafeText.of(plain)).isSameAs(plain);
        assertThat(SafeText.of("x".repeat(10_000_000)))
                .hasSize(SafeText.LONGEST)
                .endsWith("(cut)");
    }

    @Test
    void ofARoleSixtyCharactersAreKept() {
        Commands commands = new Commands(1, 2);
        commands.role(0, "x".repeat(10_000_000));
        assertThat(commands.role(0)).hasSize(60);
    }

    @Test
    void controlCharactersBecomeSpaces() {
        assertThat(SafeText.of("a\n\u001b[31mb\u0000")).isEqualTo("a  [31mb ");
    }

    @Test
    void anExceptionWithoutWordsHasItsClass() {
        RuntimeException silent = new RuntimeException() {
            @Override
            public String toString() {
                throw new IllegalStateException("no");
            }

            @Override
            public StackTraceElement[] getStackTrace() {
                throw new IllegalStateException("no");
            }
        };
        assertThat(SafeText.of(silent)).contains("SafeTextTest", "whose message is not readable");
        assertThat(SafeText.placeOf(silent)).isEmpty();
    }
}
