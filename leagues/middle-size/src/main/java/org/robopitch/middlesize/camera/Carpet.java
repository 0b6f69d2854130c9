// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.camera;

import java.util.List;
import org.robopitch.engine.match.Marking;
import org.robopitch.middlesize.parameters.FieldParameters;

/** The field as it looks from above: how much of each bit of carpet is white, softened by the lens. */
final class Carpet {
    private static final double CELL = 0.025;
    private static final double HALF_LINE = 0.0625;
    private static final double BEYOND = 1.4;
    private static final float PER_METRE = (float) (1 / CELL);

    private static final int GREEN = 0x1f8f3c;
    private static final int WHITE = 0xe6e6e6;
    private static final int AROUND = 0x7a6a58;

    private final double halfLength;
    private final double halfWidth;
    private final int columns;
    private final int rows;
    private final byte[] white;
    private final int[] palette = new int[256];
    private final float offsetX;
    private final float offsetY;

    Carpet(FieldParameters field, List<Marking> markings, double blur) {
        this.halfLength = field.length() / 2 + BEYOND;
        this.halfWidth = field.width() / 2 + BEYOND;
        this.columns = (int) (2 * halfLength / CELL) + 1;
        this.rows = (int) (2 * halfWidth / CELL) + 1;
        this.white = new byte[columns * rows];
        this.offsetX = (float) (halfLength / CELL + 0.5);
        this.offsetY = (float) (halfWidth / CELL + 0.5);
        for (int i = 0; i < palette.length; i++) {
            palette[i] = mix(i);
        }
        double soft = Math.max(CELL, blur);
        for (Marking marking : markings) {
            if (marking instanceof Marking.Line line) {
                paintLine(line, soft);
            } else if (marking instanceof Marking.Arc arc) {
                paintArc(arc, soft);
            }
        }
    }

    private void paintLine(Marking.Line line, double soft) {
        double dx = line.x2() - line.x1();
        double dy = line.y2() - line.y1();
        double length = Math.sqrt(dx * dx + dy * dy);
        int steps = (int) (length / CELL) + 1;
        for (int i = 0; i <= steps; i++) {
            dab(line.x1() + dx * i / steps, line.y1() + dy * i / steps, soft);
        }
    }

    private void paintArc(Marking.Arc arc, double soft) {
        double turn = arc.to() - arc.from();
        int steps = (int) (Math.abs(turn) * arc.radius() / CELL) + 1;
        for (int i = 0; i <= steps; i++) {
            double angle = arc.from() + turn * i / steps;
            dab(arc.x() + arc.radius() * StrictMath.cos(angle), arc.y() + arc.radius() * StrictMath.sin(angle), soft);
        }
    }

    private void dab(double x, double y, double soft) {
        int reach = (int) ((HALF_LINE + soft) / CELL) + 1;
        int middleColumn = (int) Math.rint((x + halfLength) / CELL);
        int middleRow = (int) Math.rint((y + halfWidth) / CELL);
        for (int row = Math.max(0, middleRow - reach); row <= Math.min(rows - 1, middleRow + reach); row++) {
            for (int column = Math.max(0, middleColumn - reach);
                    column <= Math.min(columns - 1, middleColumn + reach);
                    column++) {
                double offX = column * CELL - halfLength - x;
                double offY = row * CELL - halfWidth - y;
                double away = Math.sqrt(offX * offX + offY * offY) - HALF_LINE;
                int share = (int) (255 * Math.max(0, Math.min(1, 0.5 - away / soft)));
                int at = row * columns + column;
                white[at] = (byte) Math.max(share, white[at] & 0xFF);
            }
        }
    }

    private static int mix(int white) {
        int red = ((GREEN >> 16) * (255 - white) + (WHITE >> 16) * white) / 255;
        int green = ((GREEN >> 8 & 0xFF) * (255 - white) + (WHITE >> 8 & 0xFF) * white) / 255;
        int blue = ((GREEN & 0xFF) * (255 - white) + (WHITE & 0xFF) * white) / 255;
        return red << 16 | green << 8 | blue;
    }

    /** The colour at a place in normal light: of the carpet, or of what is around it. */
    int colour(float x, float y) {
        float column = x * PER_METRE + offsetX;
        float row = y * PER_METRE + offsetY;
        if (!(column >= 0 && column < columns && row >= 0 && row < rows)) {
            return AROUND;
        }
        return palette[white[(int) row * columns + (int) column] & 0xFF];
    }
}
