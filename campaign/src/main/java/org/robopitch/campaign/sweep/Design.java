// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.sweep;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.declare.Component;
import org.robopitch.engine.random.RandomStream;

/** How the points of a sweep are chosen. */
public enum Design {
    /** All combinations of evenly spaced values. */
    GRID,
    /** Points drawn evenly from the whole space. */
    RANDOM,
    /** Points drawn so that each parameter has one value in each of as many equal intervals as there are points. */
    LATIN_HYPERCUBE;

    private static final int MOST_POINTS = 100_000;

    /** {@return its name on the command line} */
    public String label() {
        return Component.spelled(this);
    }

    /**
     * {@return the design of a name}
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Design of(String label) {
        for (Design design : values()) {
            if (design.label().equals(label)) {
                return design;
            }
        }
        throw new IllegalArgumentException(
                "--design must be one of grid, random, latin-hypercube, but is '" + label + "'");
    }

    /**
     * {@return the points, each a value for every dimension}
     *
     * @param samples how many points; a grid has as many as its values make
     * @param seed of the draw
     */
    public List<double[]> points(List<Dimension> dimensions, int samples, long seed) {
        if (dimensions.isEmpty()) {
            throw new IllegalArgumentException("a sweep needs at least one parameter to vary");
        }
        if (this != GRID && (samples < 1 || samples > MOST_POINTS)) {
            throw new IllegalArgumentException("samples must be 1 to " + MOST_POINTS + ", but is " + samples);
        }
        RandomStream random = new RandomStream(seed, 0x5EED);
        return switch (this) {
            case GRID -> grid(dimensions);
            case RANDOM -> random(dimensions, samples, random);
            case LATIN_HYPERCUBE -> latin(dimensions, samples, random);
        };
    }

    private static List<double[]> grid(List<Dimension> dimensions) {
        long all = 1;
        for (Dimension dimension : dimensions) {
            all *= dimension.count();
            if (all > MOST_POINTS) {
                throw new IllegalArgumentException("the grid has more than " + MOST_POINTS
                        + " points; use fewer values, or the design latin-hypercube");
            }
        }
        List<double[]> points = new ArrayList<>();
        for (int i = 0; i < all; i++) {
            double[] point = new double[dimensions.size()];
            int rest = i;
            for (int d = point.length - 1; d >= 0; d--) {
                Dimension dimension = dimensions.get(d);
                point[d] = dimension.at((double) (rest % dimension.count()) / (dimension.count() - 1));
                rest /= dimension.count();
            }
            points.add(point);
        }
        return points;
    }

    private static List<double[]> random(List<Dimension> dimensions, int samples, RandomStream random) {
        List<double[]> points = new ArrayList<>();
        for (int i = 0; i < samples; i++) {
            points.add(dimensions.stream()
                    .mapToDouble(dimension -> dimension.at(random.nextDouble()))
                    .toArray());
        }
        return points;
    }

    private static List<double[]> latin(List<Dimension> dimensions, int samples, RandomStream random) {
        List<double[]> points = new ArrayList<>();
        for (int i = 0; i < samples; i++) {
            points.add(new double[dimensions.size()]);
        }
        for (int d = 0; d < dimensions.size(); d++) {
            int[] order = new int[samples];
            for (int i = 0; i < samples; i++) {
                order[i] = i;
                int other = (int) (random.nextDouble() * (i + 1));
                order[i] = order[other];
                order[other] = i;
            }
            for (int i = 0; i < samples; i++) {
                points.get(i)[d] = dimensions.get(d).at((order[i] + random.nextDouble()) / samples);
            }
        }
        return points;
    }
}
