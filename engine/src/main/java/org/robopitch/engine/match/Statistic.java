// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a match is summed up by. Reports, result tables and the studio show what is declared here, in this order; what is
 * counted when is up to {@link Tally}.
 */
public enum Statistic {
    /** Share of the time since a side touched the ball, while play runs. */
    POSSESSION("possession", Form.SHARE, "%", 0, Told.REPORT, Told.RESULTS, Told.STUDIO),
    /** Ways of the ball from a robot to a team-mate. */
    PASSES("passes", Form.COUNT, "", 0, Told.REPORT, Told.RESULTS, Told.STUDIO),
    /** Strikes after which the ball would have arrived in the opponents' goal, and goals that came otherwise. */
    SHOTS("shots", Form.COUNT, "", 0, Told.REPORT, Told.RESULTS, Told.STUDIO),
    /** The chances of the shots, added up. */
    EXPECTED_GOALS("expected goals", Form.AMOUNT, "", 1, Told.REPORT, Told.RESULTS, Told.STUDIO),
    /** How far a side's robots have driven together. */
    DISTANCE("distance", Form.AMOUNT, "m", 1, Told.REPORT, Told.RESULTS, Told.STUDIO),
    /** How often a team threw an exception or sent NaN; known of a match that was played here. */
    TEAM_ERRORS("team errors", Form.TROUBLE, "", 0, Told.REPORT),
    /** How often a team's decision came too late; known of a match that was played here. */
    MISSED_DECISIONS("missed decisions", Form.TROUBLE, "", 0, Told.REPORT),
    /** How many contacts between bodies or with walls have begun; counted step by step, which recordings do not hold. */
    COLLISIONS("collisions", Form.WHOLE, "", 0, Told.REPORT, Told.RESULTS),
    /** Team errors and missed decisions together. */
    ERRORS("errors", Form.TROUBLE, "", 0, Told.RESULTS);

    /** What kind of number it is. */
    public enum Form {
        /** A share of what both sides have together, 0 … 1; shown in per cent. */
        SHARE,
        /** A number of things. */
        COUNT,
        /** A quantity with a fraction. */
        AMOUNT,
        /** A count that people read of when it is not zero. */
        TROUBLE,
        /** A count of both sides together. */
        WHOLE
    }

    /** Where it is told. */
    public enum Told {
        /** The report of a match, as text and as JSON. */
        REPORT,
        /** Journals and tables of campaigns. */
        RESULTS,
        /** The studio, live and in replay: counted from frames and events alone. */
        STUDIO
    }

    private final String label;
    private final Form form;
    private final String unit;
    private final int decimals;
    private final Set<Told> told;

    Statistic(String label, Form form, String unit, int decimals, Told... told) {
        this.label = label;
        this.form = form;
        this.unit = unit;
        this.decimals = decimals;
        this.told = EnumSet.copyOf(Arrays.asList(told));
    }

    /**
     * {@return the statistics that a place shows, in order}
     *
     * @param where the place
     */
    public static List<Statistic> in(Told where) {
        return Arrays.stream(values()).filter(one -> one.told.contains(where)).toList();
    }

    /** {@return its name for people: {@code expected goals}} */
    public String label() {
        return label;
    }

    /** {@return its name in JSON: {@code expectedGoals}} */
    public String key() {
        String words = Arrays.stream(label.split(" ")).map(Statistic::capital).collect(Collectors.joining());
        return words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
    }

    /**
     * {@return the name of a side's value where sides stand beside each other: {@code blueShots}}
     *
     * @param side which
     */
    public String key(Side side) {
        return isWhole() ? key() : side.label() + capital(key());
    }

    /**
     * {@return the name of a side's column in tables: {@code blue_shots}}
     *
     * @param side which
     */
    public String column(Side side) {
        String words = label.replace(' ', '_');
        return isWhole() ? words : side.label() + "_" + words;
    }

    private static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    /** {@return what kind of number it is} */
    public Form form() {
        return form;
    }

    /** {@return m, % or nothing} */
    public String unit() {
        return unit;
    }

    /** {@return digits after the point for people} */
    public int decimals() {
        return decimals;
    }

    /** {@return whether it has no fraction} */
    public boolean isCount() {
        return form != Form.SHARE && form != Form.AMOUNT;
    }

    /** {@return whether both sides have one value} */
    public boolean isWhole() {
        return form == Form.WHOLE;
    }

    /** {@return the sides whose values say everything: of shares one, as the other follows from it} */
    public List<Side> sides() {
        return isWhole() || form == Form.SHARE ? List.of(Side.BLUE) : List.of(Side.values());
    }

    /**
     * {@return a value for people: {@code 54%}, {@code 12.3 m}}
     *
     * @param value a share as a fraction
     */
    public String text(double value) {
        String number = String.format(Locale.ROOT, "%." + decimals + "f", form == Form.SHARE ? 100 * value : value);
        return unit.isEmpty() ? number : form == Form.SHARE ? number + unit : number + " " + unit;
    }
}
