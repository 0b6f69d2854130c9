// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.tournament;

/**
 * A share of won matches, draws counting half, with the interval that holds the true one with 95 % confidence (Wilson
 * 1927).
 *
 * @param matches how many were played
 * @param share of them that were won
 * @param low end of the interval
 * @param high end of the interval
 */
public record WinShare(int matches, double share, double low, double high) {
    private static final double QUANTILE = 1.959964;

    /** {@return the share of wins in some matches} */
    public static WinShare of(double won, int matches) {
        if (matches == 0) {
            return new WinShare(0, 0.5, 0, 1);
        }
        double p = won / matches;
        double z2 = QUANTILE * QUANTILE / matches;
        double middle = (p + z2 / 2) / (1 + z2);
        double reach = QUANTILE / (1 + z2) * Math.sqrt(p * (1 - p) / matches + z2 / (4 * matches));
        return new WinShare(matches, p, Math.max(0, middle - reach), Math.min(1, middle + reach));
    }
}
