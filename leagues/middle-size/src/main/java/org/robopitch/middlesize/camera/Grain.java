// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.camera;

import org.robopitch.engine.random.RandomStream;

/**
 * Light and the noise of a sensor on the colours of an image. Normally distributed numbers are drawn once into a table; a
 * stretch of pixels takes its noise from a random place in it, which costs a tenth of drawing it pixel by pixel.
 */
final class Grain {
    /** Brightness 1. */
    static final int NORMAL = 256;

    private static final int STRETCH = 2048;
    private static final int PLACES = 1 << 14;
    private static final int MIDDLE = 128;

    private final int[] table = new int[PLACES + STRETCH];

    /**
     * The noise of a sensor.
     *
     * @param deviation standard deviation of each colour, of 255
     */
    Grain(double deviation) {
        RandomStream random = new RandomStream(2017, 3);
        for (int i = 0; i < table.length; i++) {
            table[i] = draw(random, deviation) << 16 | draw(random, deviation) << 8 | draw(random, deviation);
        }
    }

    private static int draw(RandomStream random, double deviation) {
        double value = MIDDLE + Math.rint(deviation * random.nextGaussian());
        return (int) Math.max(0, Math.min(2 * MIDDLE - 1, value));
    }

    /**
     * Draws the noise of an image.
     *
     * @param noise receives the noise of each pixel, for {@link #light}
     * @param seed not 0
     * @return the next seed
     */
    long draw(int[] noise, long seed) {
        long random = seed;
        for (int from = 0; from < noise.length; from += STRETCH) {
            random ^= random << 13;
            random ^= random >>> 7;
            random ^= random << 17;
            int place = (int) (random >>> 20) & PLACES - 1;
            System.arraycopy(table, place, noise, from, Math.min(STRETCH, noise.length - from));
        }
        return random;
    }

    /**
     * Lights colours and adds noise. The arrays have the same index, so that a compiler does several pixels at once.
     *
     * @param colours 0xRRGGBB; replaced
     * @param bright brightness of each, {@link #NORMAL} leaves it
     * @param noise of each
     */
    static void light(int[] colours, int[] bright, int[] noise) {
        for (int i = 0; i < noise.length; i++) {
            colours[i] = lit(colours[i], bright[i], noise[i]);
        }
    }

    /** The same where the light is the same everywhere. */
    static void light(int[] colours, int bright, int[] noise) {
        for (int i = 0; i < noise.length; i++) {
            colours[i] = lit(colours[i], bright, noise[i]);
        }
    }

    private static int lit(int colour, int bright, int noise) {
        int red = ((colour >> 16) * bright >> 8) + (noise >> 16) - MIDDLE;
        int green = ((colour >> 8 & 0xFF) * bright >> 8) + (noise >> 8 & 0xFF) - MIDDLE;
        int blue = ((colour & 0xFF) * bright >> 8) + (noise & 0xFF) - MIDDLE;
        // Not 0, which is what no pixel shows.
        return clamp(red) << 16 | clamp(green) << 8 | clamp(blue) | 0x010101;
    }

    /** Between 0 and 255, without a comparison: a compiler does several at once then. */
    private static int clamp(int value) {
        int above = value & ~(value >> 31);
        return (above | (255 - above) >> 31) & 255;
    }
}
