// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario.draw;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** A picture as SVG. */
final class SvgCanvas implements Canvas {
    private static final int NOTE = 20;

    private final View view;
    private final StringBuilder body = new StringBuilder();
    private int notes;

    SvgCanvas(View view) {
        this.view = view;
    }

    @Override
    public void path(double[] x, double[] y, boolean closed, Ink ink) {
        body.append(closed ? "<polygon points=\"" : "<polyline points=\"");
        for (int i = 0; i < x.length; i++) {
            body.append(i == 0 ? "" : " ")
                    .append(pixels(view.toX(x[i])))
                    .append(',')
                    .append(pixels(view.toY(y[i])));
        }
        body.append('"');
        finish(ink);
    }

    @Override
    public void circle(double x, double y, double radius, Ink ink) {
        body.append("<circle cx=\"")
                .append(pixels(view.toX(x)))
                .append("\" cy=\"")
                .append(pixels(view.toY(y)))
                .append("\" r=\"")
                .append(pixels(radius * view.pixelsPerMetre()))
                .append('"');
        finish(ink);
    }

    private void finish(Ink ink) {
        String colour = String.format(Locale.ROOT, "#%06x", ink.colour());
        body.append(" fill=\"").append(ink.fill() > 0 ? colour : "none").append('"');
        if (ink.fill() > 0 && ink.fill() < 1) {
            body.append(" fill-opacity=\"").append(pixels(ink.fill())).append('"');
        }
        if (ink.width() > 0) {
            body.append(" stroke=\"")
                    .append(colour)
                    .append("\" stroke-width=\"")
                    .append(pixels(ink.width()))
                    .append('"');
            if (ink.opacity() < 1) {
                body.append(" stroke-opacity=\"").append(pixels(ink.opacity())).append('"');
            }
        }
        body.append("/>\n");
    }

    /** Two digits behind the point are far below what an eye sees. */
    private static String pixels(double value) {
        String text = String.format(Locale.ROOT, "%.2f", value);
        return text.endsWith(".00") ? text.substring(0, text.length() - 3) : text;
    }

    @Override
    public void note(String text, int colour) {
        int top = view.pixelHeight() + NOTE * notes++;
        body.append(String.format(
                Locale.ROOT,
                "<rect y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#fff\"/><text x=\"12\" y=\"%d\""
                        + " font-family=\"sans-serif\" font-size=\"14\" fill=\"#%06x\">%s</text>\n",
                top,
                view.pixelWidth(),
                NOTE,
                top + NOTE - 5,
                colour,
                text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")));
    }

    @Override
    public void save(Path file) throws IOException {
        Files.writeString(file, text());
    }

    /** The whole picture. */
    String text() {
        int height = view.pixelHeight() + NOTE * notes;
        return String.format(
                        Locale.ROOT,
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\""
                                + " stroke-linejoin=\"round\" stroke-linecap=\"round\">\n",
                        view.pixelWidth(),
                        height,
                        view.pixelWidth(),
                        height)
                + body + "</svg>\n";
    }
}
