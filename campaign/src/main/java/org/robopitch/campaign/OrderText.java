// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign;

import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.runner.MatchOrder;

/** A match order in words, for the descriptions by which a folder knows its campaign. */
public final class OrderText {
    private OrderText() {}

    /** {@return league and size} */
    public static String game(MatchOrder order) {
        return order.league() + (order.size().isEmpty() ? "" : " " + order.size());
    }

    /** {@return the duration, unless it is the league's} */
    public static String duration(MatchOrder order) {
        return order.duration() > 0 ? "; " + order.duration() + " s a match" : "";
    }

    /** {@return what decides how a match goes besides league, teams, seed and duration; nothing if all is as always} */
    public static String conditions(MatchOrder order) {
        return (order.overtime() ? "; overtime" : "")
                + (order.shootOut() ? "; shoot-out" : "")
                + (order.sensing().equals(SensingSettings.PERFECT) ? "" : "; " + order.sensing())
                + (order.actuation().equals(ActuationSettings.PERFECT) ? "" : "; " + order.actuation())
                + (order.configuration().isEmpty() ? "" : "; configuration " + order.configuration());
    }
}
