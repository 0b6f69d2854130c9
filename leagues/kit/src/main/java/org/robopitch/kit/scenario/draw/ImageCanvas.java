// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario.draw;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** A picture as PNG. It draws into memory, so it needs no screen. */
final class ImageCanvas implements Canvas {
    private final View view;
    private final BufferedImage image;
    private final Graphics2D graphics;

    ImageCanvas(View view) {
        this.view = view;
        this.image = new BufferedImage(view.pixelWidth(), view.pixelHeight(), BufferedImage.TYPE_INT_RGB);
        this.graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    }

    @Override
    public void path(double[] x, double[] y, boolean closed, Ink ink) {
        Path2D path = new Path2D.Double();
        path.moveTo(view.toX(x[0]), view.toY(y[0]));
        for (int i = 1; i < x.length; i++) {
            path.lineTo(view.toX(x[i]), view.toY(y[i]));
        }
        if (closed) {
            path.closePath();
        }
        draw(path, ink);
    }

    @Override
    public void circle(double x, double y, double radius, Ink ink) {
        double pixels = radius * view.pixelsPerMetre();
        draw(new Ellipse2D.Double(view.toX(x) - pixels, view.toY(y) - pixels, 2 * pixels, 2 * pixels), ink);
    }

    /** Has no text: where Java runs without fonts, there would be no picture at all. */
    @Override
    public void note(String text, int colour) {}

    private void draw(Shape shape, Ink ink) {
        if (ink.fill() > 0) {
            graphics.setColor(colour(ink.colour(), ink.fill()));
            graphics.fill(shape);
        }
        if (ink.width() > 0) {
            graphics.setColor(colour(ink.colour(), ink.opacity()));
            graphics.setStroke(new BasicStroke((float) ink.width(), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            graphics.draw(shape);
        }
    }

    private static Color colour(int colour, double opacity) {
        return new Color((colour >> 16) & 255, (colour >> 8) & 255, colour & 255, (int) Math.round(255 * opacity));
    }

    @Override
    public void save(Path file) throws IOException {
        graphics.dispose();
        if (!ImageIO.write(image, "png", file.toFile())) {
            throw new IOException(file + ": this Java cannot write PNG");
        }
    }
}
