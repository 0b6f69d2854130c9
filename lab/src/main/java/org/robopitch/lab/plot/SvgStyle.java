// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.plot;

/** How plots look, by day and by night. */
public final class SvgStyle {
    /** The style sheet that the elements of plots refer to. */
    public static final String CSS = """
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

    private SvgStyle() {}
}
