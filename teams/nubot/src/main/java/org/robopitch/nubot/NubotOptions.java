// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import org.jspecify.annotations.Nullable;
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
 */
public record NubotOptions(
        Sensing sense,
        double loss,
        double delay,
        @Nullable KickCalibration kicks,
        @Nullable ColourTable colours) {
    /** What robots sense with. */
    public enum Sensing {
        /** What the match shows. */
        TRUTH,
        /** The same with the errors of a camera: the farther, the larger. */
        NOISE,
        /** Images, odometry and a compass. */
        CAMERA
    }

    /** What is sensed is true, and no message is lost. */
    public static final NubotOptions DEFAULTS = new NubotOptions(Sensing.TRUTH, 0, 0, null, null);

    /** Refuses what is no share and no delay. */
    public NubotOptions {
        if (!(loss >= 0 && loss <= 1)) {
            throw new IllegalArgumentException("loss must be between 0 and 1, but is " + loss);
        }
        if (!(delay >= 0 && delay <= 5)) {
            throw new IllegalArgumentException("delay must be between 0 and 5 s, but is " + delay);
        }
    }

    /**
     * {@return the options of a text such as {@code noise,loss=0.3,delay=0.05,kicks=FILE}}
     *
     * @param text words between commas; nothing for the defaults
     * @throws IllegalArgumentException if a word is none of them, or a file is no calibration
     */
    public static NubotOptions parse(String text) {
        Sensing sense = DEFAULTS.sense();
        double loss = DEFAULTS.loss();
        double delay = DEFAULTS.delay();
        KickCalibration kicks = null;
        ColourTable colours = null;
        for (String part : text.split(",")) {
            String word = part.strip();
            String value = word.substring(word.indexOf('=') + 1);
            switch (word.substring(0, word.length() - value.length())) {
                case "loss=" -> loss = number(word, value);
                case "delay=" -> delay = number(word, value);
                case "kicks=" -> kicks = CalibrationFiles.kicks(value);
                case "colours=" -> colours = CalibrationFiles.colours(value);
                case "" -> sense = word.isEmpty() ? sense : sensing(word);
                default -> throw unknown(word);
            }
        }
        return new NubotOptions(sense, loss, delay, kicks, colours);
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
        return new IllegalArgumentException("expected truth, noise, camera, loss=SHARE, delay=SECONDS, kicks=FILE or "
                + "colours=FILE, but found \"" + word + "\"");
    }
}
