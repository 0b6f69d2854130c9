// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.robopitch.robot.handle.KickCalibration;
import org.robopitch.robot.see.ColourTable;

/** Reads calibrations that somebody wants instead of those that come with the team. */
public final class CalibrationFiles {
    private static final long LARGEST = 4_000_000;

    private CalibrationFiles() {}

    /**
     * {@return a kicker's calibration, as {@code trial nubot --calibrate} writes it}
     *
     * @param file its path
     * @throws IllegalArgumentException if the file cannot be read or is none, with what was expected
     */
    public static KickCalibration kicks(String file) {
        return KickCalibration.read(file, text(file, "a kick calibration"));
    }

    /**
     * {@return a colour table, from labelled samples as {@code trial nubot --calibrate-colours} writes them}
     *
     * @param file its path
     * @throws IllegalArgumentException if the file cannot be read or is none, with what was expected
     */
    public static ColourTable colours(String file) {
        return ColourTable.read(file, text(file, "labelled colours"));
    }

    private static String text(String file, String what) {
        try {
            Path path = Path.of(file);
            if (!Files.isRegularFile(path)) {
                throw new IllegalArgumentException("expected a file with " + what + ", but "
                        + (Files.exists(path) ? file + " is no file" : "there is no file " + file));
            }
            if (Files.size(path) > LARGEST) {
                throw new IllegalArgumentException("expected a file with " + what + " of at most " + LARGEST / 1_000_000
                        + " MB, but " + file + " is larger");
            }
            return Files.readString(path);
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException("expected a file with " + what + ", but " + file + " is no text", e);
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException("expected a file with " + what + ", but \"" + file + "\" is no path", e);
        } catch (IOException e) {
            throw new IllegalArgumentException("cannot read " + file + ": " + e, e);
        }
    }
}
