// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario.draw;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.robopitch.kit.scenario.draw.Canvas.Ink;

/** The ways of bodies, in a colour of their own for each thing that a robot does; without such words, in the body's colour. */
final class Ways {
    private static final int[] COLOURS = {0x1f6fd6, 0xd2502d, 0x2a8a4c, 0x8b4fc4, 0xb07d00, 0x0d8a94, 0xc2377e, 0x5d6673
    };

    /** A point nearer to the last one than this share of the body's radius is left out. */
    private static final double NEAR = 0.02;

    private final List<Way> all = new ArrayList<>();
    private final Map<Integer, Way> current = new TreeMap<>();
    private final Map<String, Integer> colourOfRole = new LinkedHashMap<>();

    /** A part of a body's way. */
    private static final class Way {
        final String role;
        final int colour;
        final List<Double> x = new ArrayList<>();
        final List<Double> y = new ArrayList<>();

        Way(String role, int colour) {
            this.role = role;
            this.colour = colour;
        }

        void add(double toX, double toY) {
            x.add(toX);
            y.add(toY);
        }

        boolean isAt(double toX, double toY, double near) {
            double dx = toX - x.get(x.size() - 1);
            double dy = toY - y.get(y.size() - 1);
            return dx * dx + dy * dy < near * near;
        }
    }

    void go(int body, String name, String role, int colour, double x, double y, double radius) {
        Way way = current.get(body);
        if (way == null || !way.role.equals(role)) {
            if (way != null) {
                way.add(x, y);
            }
            way = new Way(role, role.isEmpty() ? colour : colourOf(name + " " + role));
            way.add(x, y);
            current.put(body, way);
            all.add(way);
        } else if (!way.isAt(x, y, NEAR * radius)) {
            way.add(x, y);
        }
    }

    private int colourOf(String named) {
        return colourOfRole.computeIfAbsent(named, one -> COLOURS[colourOfRole.size() % COLOURS.length]);
    }

    void paint(Canvas canvas) {
        for (Way way : all) {
            if (way.x.size() > 1) {
                double[] x = way.x.stream().mapToDouble(Double::doubleValue).toArray();
                double[] y = way.y.stream().mapToDouble(Double::doubleValue).toArray();
                canvas.path(x, y, false, Ink.line(way.colour, way.role.isEmpty() ? 1.2 : 2));
            }
        }
    }

    /** Draws the legend of colours, if robots have roles. */
    void legend(Canvas canvas) {
        colourOfRole.forEach(canvas::note);
    }
}
