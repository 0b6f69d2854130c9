// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import org.jspecify.annotations.Nullable;
import org.robopitch.declare.Component;
import org.robopitch.declare.Declared;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;
import org.robopitch.middlesize.camera.CameraErrors;
import org.robopitch.robot.handle.KickCalibration;
import org.robopitch.robot.see.ColourTable;

/**
 * How the team plays: what its robots sense with, how good their radio is, and how they are calibrated.
 *
 * @param sense truth, noise or camera
 * @param loss share of the messages that are lost, 0 … 1
 * @param delay of messages, s
 * @param kicks what its kickers do; null for the calibration that comes with the team
 * @param colours what colours mean to its cameras; null to label images before the match
 * @param uncalibrated whether robots do not drive a known course before the match, to learn how their cameras are mounted
 * @param errors how its cameras differ from the calibrated ones
 */
public record NubotOptions(
        Sensing sense,
        @Value(max = 1) double loss,

        @Value(unit = "s", max = 5, why = "a message that is older says nothing")
        double delay,

        @Value(otherwise = "none") @Nullable KickCalibration kicks,
        @Value(otherwise = "none") @Nullable ColourTable colours,
        boolean uncalibrated,
        CameraErrors errors)
        implements Values<NubotOptions> {
    /** What robots sense with. */
    public enum Sensing {
        /** What the match shows. */
        TRUTH,
        /** The same with the errors of a camera: the farther, the larger. */
        NOISE,
        /** Images, odometry and a compass. */
        CAMERA
    }

    private static final Declared<CameraErrors> ERRORS = Declared.of(CameraErrors.class);

    /** What is sensed is true, and no message is lost. */
    public static final NubotOptions DEFAULTS = Declared.of(NubotOptions.class).defaults();

    /**
     * {@return the options of a text such as {@code noise,loss=0.3,delay=0.05,kicks=FILE}}
     *
     * @param text words between commas; nothing for the defaults
     * @throws IllegalArgumentException if a word is none of them, or a file is no calibration
     */
    public static NubotOptions parse(String text) {
        NubotOptions options = DEFAULTS;
        for (String part : text.split(",")) {
            String word = part.strip();
            String value = word.substring(word.indexOf('=') + 1);
            String name = word.substring(0, word.length() - value.length());
            options = switch (name) {
                case "loss=", "delay=" -> options.with(name.substring(0, name.length() - 1), number(word, value));
                case "kicks=" -> options.with("kicks", CalibrationFiles.kicks(value));
                case "colours=" -> options.with("colours", CalibrationFiles.colours(value));
                case "" ->
                    switch (word) {
                        case "" -> options;
                        case "uncalibrated" -> options.with("uncalibrated", true);
                        default -> options.with("sense", sensing(word));
                    };
                default -> options.with("errors." + error(word, name), number(word, value));
            };
        }
        return options.checked();
    }

    /** The component of the camera's errors that a word sets. */
    private static String error(String word, String name) {
        for (Component error : ERRORS.components()) {
            if (name.equals(error.key() + "=")) {
                return error.name();
            }
        }
        throw unknown(word);
    }

    private static double number(String word, String value) {
        try {
            return Double.parseDouble(value);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("expected a number after \"=\", but found \"" + word + "\"", e);
        }
    }

    private static Sensing sensing(String word) {
        for (Sensing known : Sensing.values()) {
            if (known.name().equalsIgnoreCase(word)) {
                return known;
            }
        }
        throw unknown(word);
    }

    private static IllegalArgumentException unknown(String word) {
        return new IllegalArgumentException(
                "expected truth, noise, camera, uncalibrated, loss=SHARE, delay=SECONDS, kicks=FILE, "
                        + "colours=FILE or an error of the camera ("
                        + String.join(
                                ", ",
                                ERRORS.components().stream().map(Component::key).toList()) + "), but found \"" + word
                        + "\"");
    }
}
