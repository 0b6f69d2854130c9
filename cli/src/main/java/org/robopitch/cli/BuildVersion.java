// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** Says which RoboPitch this is and which Java runs it, the two facts every bug report needs. */
public final class BuildVersion implements IVersionProvider {

    @Override
    public String[] getVersion() throws IOException {
        return new String[] {"RoboPitch " + ofThisBuild() + " (Java " + Runtime.version() + ")"};
    }

    public static String ofThisBuild() throws IOException {
        Properties build = new Properties();
        try (InputStream file = BuildVersion.class.getResourceAsStream("build.properties")) {
            if (file == null) {
                throw new IOException("build.properties is missing from the jar of the command line");
            }
            build.load(file);
        }
        return build.getProperty("version", "of an unknown version");
    }
}
