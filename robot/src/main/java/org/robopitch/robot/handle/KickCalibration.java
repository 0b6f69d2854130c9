// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.handle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.robopitch.robot.CalibrationLines;

/**
 * What came out of trial kicks, and from it the strength for a wanted kick. Its file has a line for each trial:
 * {@code ground STRENGTH SPEED DISTANCE} or {@code lob STRENGTH SPEED DISTANCE}; {@code #} begins a comment.
 *
 * @param trials all of them
 */
public record KickCalibration(List<Trial> trials) {
    private static final int WORDS = 4;

    /** A kicker whose lobs differ by less in distance over all strengths aims by itself, m. */
    private static final double SAME_DISTANCE = 0.3;

    /**
     * One kick.
     *
     * @param lob whether it went into the air
     * @param strength as commanded
     * @param speed of the ball when it left the kicker, m/s
     * @param distance from the kicker to where it touched down (lob) or came to rest (ground), m
     */
    public record Trial(boolean lob, double strength, double speed, double distance) {
        /** Refuses what cannot have been measured. */
        public Trial {
            if (!(strength > 0) || !(speed >= 0) || !(distance >= 0) || !Double.isFinite(strength + speed + distance)) {
                throw new IllegalArgumentException("a trial needs a strength above 0 and a speed and a distance of at"
                        + " least 0, but has " + strength + ", " + speed + ", " + distance);
            }
        }
    }

    /** Sorts the trials; at least one ground kick is needed. */
    public KickCalibration {
        List<Trial> sorted = new ArrayList<>(trials);
        sorted.sort(Comparator.comparing(Trial::lob).thenComparing(Trial::strength));
        trials = List.copyOf(sorted);
        if (sorted.isEmpty() || sorted.get(0).lob()) {
            throw new IllegalArgumentException("a calibration needs at least one ground kick");
        }
    }

    /**
     * {@return the calibration that a file describes}
     *
     * @param name the file's name, for messages
     * @param text what is in it
     * @throws IllegalArgumentException if a line is not a trial, with name and line
     */
    public static KickCalibration read(String name, String text) {
        List<Trial> trials = new ArrayList<>();
        String expected = "\"ground\" or \"lob\", strength, speed and distance";
        CalibrationLines.read(name, text, expected, (where, words) -> {
            boolean lob = words[0].equals("lob");
            boolean known = words.length == WORDS && (lob || words[0].equals("ground"));
            return known && trials.add(trial(where, lob, words));
        });
        try {
            return new KickCalibration(trials);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(name + ": " + e.getMessage(), e);
        }
    }

    private static Trial trial(String where, boolean lob, String[] words) {
        try {
            return new Trial(
                    lob, Double.parseDouble(words[1]), Double.parseDouble(words[2]), Double.parseDouble(words[3]));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    where + ": expected three numbers after \"" + words[0] + "\", but found \""
                            + String.join(" ", words) + "\"",
                    e);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    where + ": " + e.getMessage() + " in \"" + String.join(" ", words) + "\"", e);
        }
    }

    /** {@return the calibration as text that {@link #read} reads} */
    public String write() {
        StringBuilder text = new StringBuilder("# kind strength speed[m/s] distance[m]\n");
        for (Trial trial : trials) {
            text.append(trial.lob() ? "lob " : "ground ")
                    .append(trial.strength())
                    .append(' ')
                    .append(trial.speed())
                    .append(' ')
                    .append(trial.distance())
                    .append('\n');
        }
        return text.toString();
    }

    /**
     * {@return the strength of a kick along the ground}
     *
     * @param speed wanted, m/s; beyond what was tried, the strength of the hardest trial
     */
    public double strengthForSpeed(double speed) {
        return interpolate(false, speed, false);
    }

    /**
     * {@return the strength of a lob that touches down at a distance; 0 if no lob was ever tried}
     *
     * @param distance wanted, m
     */
    public double strengthForLob(double distance) {
        return interpolate(true, distance, true);
    }

    /** {@return whether lobs go to the same place whatever their strength: the kicker aims by itself} */
    public boolean isLobAimed() {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (Trial trial : trials) {
            if (trial.lob()) {
                least = Math.min(least, trial.distance());
                most = Math.max(most, trial.distance());
            }
        }
        return most - least < SAME_DISTANCE && most >= least;
    }

    private double interpolate(boolean lob, double wanted, boolean byDistance) {
        double strengthBelow = 0;
        double resultBelow = 0;
        double strengthLast = 0;
        for (int i = 0; i < trials.size(); i++) {
            Trial trial = trials.get(i);
            if (trial.lob() != lob) {
                continue;
            }
            double result = byDistance ? trial.distance() : trial.speed();
            if (result >= wanted) {
                double share = result > resultBelow ? (wanted - resultBelow) / (result - resultBelow) : 1;
                return strengthBelow + Math.max(0, share) * (trial.strength() - strengthBelow);
            }
            strengthBelow = trial.strength();
            resultBelow = result;
            strengthLast = trial.strength();
        }
        return strengthLast;
    }
}
