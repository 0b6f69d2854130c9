// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

/**
 * How the team plays: what its robots sense with, and how good their radio is.
 *
 * @param sense truth, noise or camera
 * @param loss share of the messages that are lost, 0 … 1
 * @param delay of messages, s
 */
public record NubotOptions(Sensing sense, double loss, double delay) {
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
    public static final NubotOptions DEFAULTS = new NubotOptions(Sensing.TRUTH, 0, 0);

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
     * {@return the options of a text such as {@code noise,loss=0.3,delay=0.05}}
     *
     * @param text words between commas; nothing for the defaults
     * @throws IllegalArgumentException if a word is none of them
     */
    public static NubotOptions parse(String text) {
        NubotOptions options = DEFAULTS;
        for (String word : text.split(",")) {
            String trimmed = word.strip();
            if (!trimmed.isEmpty()) {
                options = options.with(trimmed);
            }
        }
        return options;
    }

    private NubotOptions with(String word) {
        for (Sensing known : Sensing.values()) {
            if (known.name().equalsIgnoreCase(word)) {
                return new NubotOptions(known, loss, delay);
            }
        }
        try {
            if (word.startsWith("loss=")) {
                return new NubotOptions(sense, Double.parseDouble(word.substring(5)), delay);
            }
            if (word.startsWith("delay=")) {
                return new NubotOptions(sense, loss, Double.parseDouble(word.substring(6)));
            }
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("expected a number after \"=\", but found \"" + word + "\"", e);
        }
        throw new IllegalArgumentException(
                "expected truth, noise, camera, loss=SHARE or delay=SECONDS, but found \"" + word + "\"");
    }
}
