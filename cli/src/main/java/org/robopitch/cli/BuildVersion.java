// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.kit.LeagueModule;
import picocli.CommandLine.IVersionProvider;

/** Prints the version of RoboPitch and of its physics, and the Java that runs it: what every bug report needs. */
public final class BuildVersion implements IVersionProvider {

    @Override
    public String[] getVersion() throws IOException {
        StringBuilder behaviour = new StringBuilder("behaviour");
        for (LeagueModule league : Leagues.BUILT_IN.modules()) {
            int version = league.ofSize(league.sizes().get(0))
                    .newGame(new RandomStream(1, 0))
                    .world()
                    .behaviourVersion();
            behaviour
                    .append(behaviour.length() > 9 ? ", " : " ")
                    .append(league.name())
                    .append(' ')
                    .append(version);
        }
        return new String[] {
            "RoboPitch " + ofThisBuild() + " (commit " + commit() + ", Java " + Runtime.version() + ")",
            behaviour.toString()
        };
    }

    public static String ofThisBuild() throws IOException {
        return properties().getProperty("version", "of an unknown version");
    }

    static String commit() throws IOException {
        return properties().getProperty("commit", "unknown");
    }

    private static Properties properties() throws IOException {
        Properties build = new Properties();
        try (InputStream file = BuildVersion.class.getResourceAsStream("build.properties")) {
            if (file == null) {
                throw new IOException("build.properties is missing from the jar of the command line");
            }
            build.load(file);
        }
        return build;
    }
}
