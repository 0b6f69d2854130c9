// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.file;

import java.io.IOException;
import java.nio.file.Path;
import org.robopitch.mirosot.MirosotLeague;
import org.robopitch.settings.BadFileException;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Section;
import org.robopitch.settings.SettingsFile;

/** The bodies and models of a league in a YAML file. */
public final class LeagueFile {
    private LeagueFile() {}

    /**
     * Reads a league.
     *
     * @param file which file
     * @return the league
     * @throws BadFileException if something in the file is wrong
     * @throws IOException if the file cannot be read
     */
    public static MirosotLeague read(Path file) throws IOException {
        return parse(file.toString(), text(file));
    }

    /**
     * {@return the league that a text describes}
     *
     * @param name the file's name, for messages
     * @param text what is in it
     * @throws BadFileException if something in it is wrong
     */
    public static MirosotLeague parse(String name, String text) {
        Section root = Configuration.parse(name, text).root();
        MirosotLeague league = new MirosotLeague(MirosotSettings.read(root, 0));
        root.refuseTheRest();
        return league;
    }

    /**
     * {@return the text of a file}
     *
     * @param file which file
     * @throws IOException if it cannot be read
     */
    public static String text(Path file) throws IOException {
        try {
            return SettingsFile.read(file, "a league or a scenario in YAML");
        } catch (SettingsFile.NotTextException binary) {
            throw new BadFileException(file.toString(), 1, "this is not UTF-8 text");
        }
    }
}
