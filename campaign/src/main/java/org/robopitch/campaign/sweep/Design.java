// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.sweep;

import java.util.ArrayList;
import java.util.List;
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

    /**
     * {@return the points, each a value for every dimension}
     *
     * @param samples how many points; a grid has as many as its values make
     * @param seed of the draw
     */
    public List<List<Double>> points(List<Dimension> dimensions, int samples, long seed) {
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

    private static List<List<Double>> grid(List<Dimension> dimensions) {
        List<List<Double>> points = List.of(List.of());
        for (Dimension dimension : dimensions) {
            if ((long) points.size() * dimension.count() > MOST_POINTS) {
                throw new IllegalArgumentException("the grid has more than " + MOST_POINTS
                        + " points; use fewer values, or the design latin-hypercube");
            }
            List<List<Double>> finer = new ArrayList<>();
            for (List<Double> point : points) {
                for (int i = 0; i < dimension.count(); i++) {
                    List<Double> longer = new ArrayList<>(point);
                    longer.add(dimension.at((double) i / (dimension.count() - 1)));
                    finer.add(longer);
                }
            }
            points = finer;
        }
        return points;
    }

    private static List<List<Double>> random(List<Dimension> dimensions, int samples, RandomStream random) {
        List<List<Double>> points = new ArrayList<>();
        for (int i = 0; i < samples; i++) {
            points.add(dimensions.stream()
                    .map(dimension -> dimension.at(random.nextDouble()))
                    .toList());
        }
        return points;
    }

    private static List<List<Double>> latin(List<Dimension> dimensions, int samples, RandomStream random) {
        List<List<Double>> points = new ArrayList<>();
        for (int i = 0; i < samples; i++) {
            points.add(new ArrayList<>());
        }
        for (Dimension dimension : dimensions) {
            int[] order = new int[samples];
            for (int i = 0; i < samples; i++) {
                int other = (int) (random.nextDouble() * (i + 1));
                order[i] = order[other];
                order[other] = i;
            }
            for (int i = 0; i < samples; i++) {
                points.get(i).add(dimension.at((order[i] + random.nextDouble()) / samples));
            }
        }
        return points;
    }
}
