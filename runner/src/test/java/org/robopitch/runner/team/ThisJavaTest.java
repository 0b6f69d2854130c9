// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.team;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class ThisJavaTest {
    /** Says which Java it runs on, and what it was told. */
    public static final class Says {
        public static void main(String[] arguments) {
            System.out.print(
                    System.getProperty("java.version") + " " + System.getProperty("told") + " " + arguments[0]);
        }
    }

    @Test
    void aClassOfThisProgramRunsOnTheSameJavaWithItsFlags() throws Exception {
        List<String> command = ThisJava.running(Says.class, "-Dtold=yes");
        command.add("you");
        Process process = new ProcessBuilder(command).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(said).isEqualTo(System.getProperty("java.version") + " yes you");
        assertThat(process.waitFor()).isZero();
    }

    @Test
    void theFlagsForEveryJavaComeFirst() {
        String before = System.getProperty(ThisJava.FLAGS, "");
        System.setProperty(ThisJava.FLAGS, " -XX:+UseSerialGC  -Xmx64m ");
        try {
            assertThat(ThisJava.command("-Xmx32m"))
                    .endsWith("-XX:+UseSerialGC", "-Xmx64m", "-Xmx32m")
                    .hasSize(4);
        } finally {
            System.setProperty(ThisJava.FLAGS, before);
        }
    }
}
