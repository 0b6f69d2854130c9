// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.see;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.robopitch.robot.CalibrationLines;
import org.robopitch.robot.Remembering;

/**
 * The meaning of each colour, calibrated off-line from labelled samples: brightness and the shares of red and green are
 * taken for normally distributed in each class, and each cell of the table gets the class that is most likely, or none if
 * no class is likely at all.
 *
 * <p>Its file has a line for each sample: {@code field}, {@code line}, {@code ball}, {@code obstacle} or {@code unknown}, and
 * red, green and blue from 0 to 255; {@code #} begins a comment.
 */
public final class ColourTable implements Remembering {
    private static final int BITS = 5;
    private static final int CELLS = 1 << BITS;
    private static final int SHIFT = 8 - BITS;
    private static final int FEATURES = 3;

    /** Added to the sum of a colour, so that the shares of dark ones are not noise. */
    private static final int BLACK = 15;

    private static final Meaning[] MEANINGS = Meaning.values();

    /** Colours farther than this from every class, in standard deviations, mean nothing. */
    private static final double FARTHEST = 7;

    private static final double[] LEAST_DEVIATION = {25, 0.02, 0.02};

    /** How much a green pixel is greener than red and blue, and how bright it is at least. */
    private static final double GREENER = 1.4;

    private static final int DARKEST = 20;
    private static final int LEAST_GREEN = 50;

    /** How much of the light the last image makes. */
    private static final double LATEST = 0.3;

    private static final double DARK = 0.1;
    private static final double BRIGHT = 4;

    private final byte[] table;
    private final transient double[][] sum = new double[MEANINGS.length][FEATURES];
    private final transient double[][] squares = new double[MEANINGS.length][FEATURES];
    private final transient int[] samples = new int[MEANINGS.length];
    private final transient int[] level = new int[256];
    private transient double fieldBrightness;
    private double light;

    private static final List<Meaning> NEEDED = List.of(Meaning.FIELD, Meaning.LINE, Meaning.BALL, Meaning.OBSTACLE);
    private static final int WORDS = 4;

    /** A table that knows nothing yet. */
    public ColourTable() {
        this(new byte[CELLS * CELLS * CELLS], 0);
    }

    private ColourTable(byte[] table, double fieldBrightness) {
        this.table = table;
        this.fieldBrightness = fieldBrightness;
        setLevels(1);
    }

    /** {@return the same table for a camera that adapts it to its own light} */
    public ColourTable another() {
        return new ColourTable(table, fieldBrightness);
    }

    /**
     * Adapts the table to the light: what is clearly green is the carpet, so all colours are as much darker or brighter than when
     * they were labelled as it is.
     *
     * @param pixels of an image, 0xRRGGBB
     * @param looked the pixels to take it from
     */
    public void adapt(int[] pixels, int[] looked) {
        long bright = 0;
        int green = 0;
        for (int at : looked) {
            int r = pixels[at] >> 16 & 0xFF;
            int g = pixels[at] >> 8 & 0xFF;
            int b = pixels[at] & 0xFF;
            if (g > DARKEST && g > GREENER * r && g > GREENER * b) {
                bright += r + g + b;
                green++;
            }
        }
        if (green >= LEAST_GREEN && fieldBrightness > 0) {
            double seen = bright / (green * fieldBrightness);
            light = light == 0 ? seen : light + LATEST * (seen - light);
        }
        setLevels(light == 0 ? 1 : Math.max(DARK, Math.min(BRIGHT, light)));
    }

    private void setLevels(double lit) {
        for (int i = 0; i < level.length; i++) {
            level[i] = (int) Math.min(CELLS - 1, i / lit / (1 << SHIFT));
        }
    }

    /**
     * {@return the table of the labelled samples in a file}
     *
     * @param name the file's name, for messages
     * @param text what is in it
     * @throws IllegalArgumentException if a line is not a sample, with name and line, or a meaning has none
     */
    public static ColourTable read(String name, String text) {
        ColourTable table = new ColourTable();
        String expected = "field, line, ball, obstacle or unknown, and red, green and blue from 0 to 255";
        CalibrationLines.read(name, text, expected, (where, words) -> table.sample(words));
        for (Meaning meaning : NEEDED) {
            if (table.samples[meaning.ordinal()] == 0) {
                throw new IllegalArgumentException(
                        name + ": expected samples of every meaning, but there is none of " + word(meaning));
            }
        }
        table.calibrate();
        return table;
    }

    private boolean sample(String[] words) {
        if (words.length != WORDS) {
            return false;
        }
        int colour = 0;
        for (int i = 1; i < WORDS; i++) {
            if (!words[i].matches("\\d{1,3}") || Integer.parseInt(words[i]) > 0xFF) {
                return false;
            }
            colour = colour << 8 | Integer.parseInt(words[i]);
        }
        for (Meaning meaning : MEANINGS) {
            if (word(meaning).equals(words[0])) {
                sample(colour, meaning);
                return true;
            }
        }
        return false;
    }

    private static String word(Meaning meaning) {
        return meaning.name().toLowerCase(Locale.ROOT);
    }

    /**
     * {@return a sample as a line of a file}
     *
     * @param colour 0xRRGGBB
     * @param meaning what it is
     */
    public static String line(int colour, Meaning meaning) {
        return word(meaning) + ' ' + (colour >> 16 & 0xFF) + ' ' + (colour >> 8 & 0xFF) + ' ' + (colour & 0xFF);
    }

    /**
     * Adds a labelled sample.
     *
     * @param colour 0xRRGGBB
     * @param meaning what it is
     */
    public void sample(int colour, Meaning meaning) {
        int class_ = meaning.ordinal();
        samples[class_]++;
        for (int i = 0; i < FEATURES; i++) {
            double value = feature(colour, i);
            sum[class_][i] += value;
            squares[class_][i] += value * value;
        }
    }

    private static double feature(int colour, int which) {
        double red = colour >> 16 & 0xFF;
        double green = colour >> 8 & 0xFF;
        double all = red + green + (colour & 0xFF) + BLACK;
        return which == 0 ? all : which == 1 ? red / all : green / all;
    }

    /**
     * Works the table out from the samples.
     *
     * @throws IllegalStateException if there are none
     */
    public void calibrate() {
        if (Arrays.stream(samples).sum() == 0) {
            throw new IllegalStateException("a colour table needs labelled samples, but there are none");
        }
        double[][] mean = new double[MEANINGS.length][FEATURES];
        double[][] deviation = new double[MEANINGS.length][FEATURES];
        for (int c = 0; c < MEANINGS.length; c++) {
            for (int i = 0; i < FEATURES && samples[c] > 0; i++) {
                mean[c][i] = sum[c][i] / samples[c];
                double variance = squares[c][i] / samples[c] - mean[c][i] * mean[c][i];
                deviation[c][i] = Math.max(LEAST_DEVIATION[i], Math.sqrt(Math.max(0, variance)));
            }
        }
        int field = Meaning.FIELD.ordinal();
        fieldBrightness = samples[field] > 0 ? mean[field][0] - BLACK : 0;
        for (int cell = 0; cell < table.length; cell++) {
            int red = (cell >> 2 * BITS) << SHIFT | 1 << (SHIFT - 1);
            int green = (cell >> BITS & CELLS - 1) << SHIFT | 1 << (SHIFT - 1);
            int blue = (cell & CELLS - 1) << SHIFT | 1 << (SHIFT - 1);
            table[cell] = (byte) likeliest(red << 16 | green << 8 | blue, mean, deviation);
        }
    }

    private int likeliest(int colour, double[][] mean, double[][] deviation) {
        int best = Meaning.UNKNOWN.ordinal();
        double least = FARTHEST * FARTHEST;
        for (int c = 0; c < MEANINGS.length; c++) {
            if (samples[c] > 0) {
                double distance = 0;
                for (int i = 0; i < FEATURES; i++) {
                    double off = (feature(colour, i) - mean[c][i]) / deviation[c][i];
                    distance += off * off;
                }
                if (distance < least) {
                    least = distance;
                    best = c;
                }
            }
        }
        return best;
    }

    /**
     * {@return the number of a colour's meaning}
     *
     * @param colour 0xRRGGBB
     */
    public int meaning(int colour) {
        int red = level[colour >> 16 & 0xFF];
        int green = level[colour >> 8 & 0xFF];
        int blue = level[colour & 0xFF];
        return table[red << 2 * BITS | green << BITS | blue];
    }

    /**
     * {@return the colour that a colour's meaning has in segmented images, 0xRRGGBB}
     *
     * @param colour 0xRRGGBB
     */
    public int colourOf(int colour) {
        return MEANINGS[meaning(colour)].colour();
    }

    /**
     * Colours an image by meaning, for people.
     *
     * @param image what was seen
     * @param into receives the colours of meanings; of the same size
     */
    public void segment(Image image, Image into) {
        for (int i = 0; i < image.pixels.length; i++) {
            into.pixels[i] = image.pixels[i] == 0 ? 0 : colourOf(image.pixels[i]);
        }
    }
}
