// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.imageio.ImageIO;

/** Lines and circles of a part of the plane, in metres, y up, with a legend below; as SVG, or drawn into memory as PNG. */
final class Picture {
    private static final int NOTE = 20;

    private final View view;
    private final List<Figure> figures = new ArrayList<>();
    private final Map<String, Integer> notes = new LinkedHashMap<>();

    /** The part of the plane that is drawn, and how large. */
    record View(double left, double bottom, double width, double height, double pixelsPerMetre) {}

    /**
     * How a line looks.
     *
     * @param colour red, green and blue, a byte each
     * @param width of the line, pixels; 0 for no line
     * @param fill how opaque the inside is, 0 … 1
     * @param opacity how opaque the line is, 0 … 1
     */
    record Ink(int colour, double width, double fill, double opacity) {
        static Ink line(int colour, double width) {
            return new Ink(colour, width, 0, 1);
        }

        static Ink area(int colour) {
            return new Ink(colour, 0, 1, 1);
        }
    }

    /** Points in pixels; one point with a radius is a circle. */
    private record Figure(double[] x, double[] y, double radius, boolean closed, Ink ink) {}

    Picture(View view) {
        this.view = view;
    }

    /** Draws a line through points, or a polygon if it is closed. */
    void path(double[] x, double[] y, boolean closed, Ink ink) {
        add(x, y, 0, closed, ink);
    }

    void circle(double x, double y, double radius, Ink ink) {
        add(new double[] {x}, new double[] {y}, radius * view.pixelsPerMetre(), true, ink);
    }

    private void add(double[] x, double[] y, double radius, boolean closed, Ink ink) {
        double[] pixelX = new double[x.length];
        double[] pixelY = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            pixelX[i] = (x[i] - view.left()) * view.pixelsPerMetre();
            pixelY[i] = (view.bottom() + view.height() - y[i]) * view.pixelsPerMetre();
        }
        figures.add(new Figure(pixelX, pixelY, radius, closed, ink));
    }

    /** Writes the next line of the legend. */
    void note(String text, int colour) {
        notes.put(text, colour);
    }

    private int width() {
        return (int) Math.ceil(view.width() * view.pixelsPerMetre());
    }

    private int height() {
        return (int) Math.ceil(view.height() * view.pixelsPerMetre());
    }

    static boolean isSvg(Path file) {
        return hasEnding(file, ".svg");
    }

    /** Refuses files that no picture can be written to, before anything is played. */
    static void requirePicture(Path file) {
        if (!isSvg(file) && !hasEnding(file, ".png")) {
            throw new IllegalArgumentException(file + ": a picture must be .svg or .png");
        }
    }

    private static boolean hasEnding(Path file, String ending) {
        return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(ending);
    }

    void save(Path file) throws IOException {
        requirePicture(file);
        if (isSvg(file)) {
            Files.writeString(file, svg());
        } else if (!ImageIO.write(image(), "png", file.toFile())) {
            throw new IOException(file + ": this Java cannot write PNG");
        }
    }

    String svg() {
        StringBuilder body = new StringBuilder();
        figures.forEach(figure -> write(figure, body));
        int bottom = height();
        for (Map.Entry<String, Integer> note : notes.entrySet()) {
            body.append(String.format(
                    Locale.ROOT,
                    "<rect y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#fff\"/><text x=\"12\" y=\"%d\""
                            + " font-family=\"sans-serif\" font-size=\"14\" fill=\"#%06x\">%s</text>\n",
                    bottom,
                    width(),
                    NOTE,
                    bottom + NOTE - 5,
                    note.getValue(),
                    note.getKey().replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")));
            bottom += NOTE;
        }
        return String.format(
                        Locale.ROOT,
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%1$d\" height=\"%2$d\" viewBox=\"0 0 %1$d %2$d\""
                                + " stroke-linejoin=\"round\" stroke-linecap=\"round\">\n",
                        width(),
                        bottom)
                + body + "</svg>\n";
    }

    private static void write(Figure figure, StringBuilder svg) {
        if (figure.radius() > 0) {
            svg.append("<circle cx=\"").append(pixels(figure.x()[0]));
            svg.append("\" cy=\"").append(pixels(figure.y()[0]));
            svg.append("\" r=\"").append(pixels(figure.radius()));
        } else {
            svg.append(figure.closed() ? "<polygon points=\"" : "<polyline points=\"");
            for (int i = 0; i < figure.x().length; i++) {
                svg.append(i == 0 ? "" : " ").append(pixels(figure.x()[i]));
                svg.append(',').append(pixels(figure.y()[i]));
            }
        }
        Ink ink = figure.ink();
        String colour = String.format(Locale.ROOT, "#%06x", ink.colour());
        svg.append("\" fill=\"").append(ink.fill() > 0 ? colour : "none").append('"');
        if (ink.fill() > 0 && ink.fill() < 1) {
            svg.append(" fill-opacity=\"").append(pixels(ink.fill())).append('"');
        }
        if (ink.width() > 0) {
            svg.append(" stroke=\"").append(colour);
            svg.append("\" stroke-width=\"").append(pixels(ink.width())).append('"');
            if (ink.opacity() < 1) {
                svg.append(" stroke-opacity=\"").append(pixels(ink.opacity())).append('"');
            }
        }
        svg.append("/>\n");
    }

    /** Two digits behind the point are far below what an eye sees. */
    private static String pixels(double value) {
        String text = String.format(Locale.ROOT, "%.2f", value);
        return text.endsWith(".00") ? text.substring(0, text.length() - 3) : text;
    }

    /** Without the legend: where Java runs without fonts, there would be no picture at all. */
    private BufferedImage image() {
        BufferedImage image = new BufferedImage(width(), height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        for (Figure figure : figures) {
            Shape shape = shape(figure);
            Ink ink = figure.ink();
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
        graphics.dispose();
        return image;
    }

    private static Shape shape(Figure figure) {
        double r = figure.radius();
        if (r > 0) {
            return new Ellipse2D.Double(figure.x()[0] - r, figure.y()[0] - r, 2 * r, 2 * r);
        }
        Path2D path = new Path2D.Double();
        path.moveTo(figure.x()[0], figure.y()[0]);
        for (int i = 1; i < figure.x().length; i++) {
            path.lineTo(figure.x()[i], figure.y()[i]);
        }
        if (figure.closed()) {
            path.closePath();
        }
        return path;
    }

    private static Color colour(int colour, double opacity) {
        return new Color((colour >> 16) & 255, (colour >> 8) & 255, colour & 255, (int) Math.round(255 * opacity));
    }
}
