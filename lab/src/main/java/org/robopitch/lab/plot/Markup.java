// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.plot;

import java.util.Locale;

/** SVG or HTML, written piece by piece. Texts are escaped here and nowhere else. */
public final class Markup {
    /** How plots look, by day and by night: the style sheet that their elements refer to. */
    public static final String STYLE = """
        .plot{--ink:#1d2430;--faint:#8a94a3;--grid:#dfe4ea;--field:#5f7f66;
          --c0:#1f6fd6;--c1:#d2502d;--c2:#2a8a4c;--c3:#8b4fc4;--c4:#b07d00;--c5:#0d8a94;--c6:#c2377e;--c7:#5d6673;
          font:13px system-ui,sans-serif}
        @media screen and (prefers-color-scheme:dark){.plot{--ink:#e4e8ee;--faint:#8f9aa9;--grid:#333c48;--field:#7fa588;
          --c0:#6aa9ff;--c1:#ff8a65;--c2:#6ccf8e;--c3:#c39bf0;--c4:#e3b341;--c5:#58cdd6;--c6:#f286ba;--c7:#aab3bf}}
        .plot text{fill:var(--ink)}.plot .tick{fill:var(--faint);font-size:12px}
        .plot .value{font-size:12px}
        .plot .grid{stroke:var(--grid);fill:none}.plot .frame{stroke:var(--faint);fill:none}
        .plot .line{fill:none;stroke-width:2}.plot .dashed{stroke-dasharray:8 5}.plot .dotted{stroke-dasharray:2 4}
        .plot .blue{fill:#2f74d0;fill-opacity:.75;stroke:#1a4f99}
        .plot .yellow{fill:#efc02e;fill-opacity:.85;stroke:#96740c}
        .plot .ball{fill:#f07a1c;stroke:#a44e08}.plot .field{fill:none;stroke:var(--field);stroke-width:1.5}
        .plot .ghost{fill:none;stroke:var(--faint);stroke-opacity:.7}
        """;

    /** Attributes of a text in the middle of its place. */
    public static final String MIDDLE = "text-anchor='middle'";

    /** Attributes of a number at an axis. */
    public static final String TICK = "class='tick' text-anchor='middle'";

    /** Attributes of a number left of an axis. */
    public static final String TICK_END = "class='tick' text-anchor='end'";

    private final StringBuilder out = new StringBuilder();

    /** Begins an SVG element of class {@code plot}; {@link #end} ends it. */
    public static Markup svg(double width, double height, String title) {
        String accessible = title.isEmpty() ? "aria-hidden='true'>" : "role='img'><title>%s</title>";
        return new Markup()
                .add("<svg xmlns='http://www.w3.org/2000/svg' class='plot' viewBox='0 0 %.0f %.0f'", width, height)
                .add(" width='%.0f' height='%.0f' " + accessible, width, height, title);
    }

    /**
     * Adds markup with values in it: numbers as the format says, texts escaped. Single quotes in the format become double ones.
     *
     * @param values what stands for the format's {@code %}; a {@code Markup} is added as it is
     */
    public Markup add(String format, Object... values) {
        Object[] escaped = values.clone();
        for (int i = 0; i < escaped.length; i++) {
            escaped[i] = escaped[i] instanceof String text
                    ? text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
                    : escaped[i];
        }
        out.append(String.format(Locale.ROOT, format.replace('\'', '"'), escaped));
        return this;
    }

    /** Adds what is markup already. */
    public Markup raw(String markup) {
        out.append(markup);
        return this;
    }

    /** Adds a line of text. */
    public Markup text(String attributes, double x, double y, String words) {
        return add("<text x='%.1f' y='%.1f' ", x, y).add(attributes).add(">%s</text>", words);
    }

    /** Adds a rectangle. */
    public Markup rect(String attributes, double x, double y, double width, double height) {
        return add("<rect x='%.1f' y='%.1f' width='%.1f' height='%.1f' ", x, y, width, height)
                .add(attributes)
                .raw("/>");
    }

    /** {@return the attribute of what is filled with one of the plot's colours} */
    public static String fill(int colour, double opacity) {
        return String.format(Locale.ROOT, "style='fill:var(--c%d);fill-opacity:%.2f'", colour, opacity);
    }

    /** Ends an SVG element. */
    public Markup end() {
        return raw("</svg>");
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
