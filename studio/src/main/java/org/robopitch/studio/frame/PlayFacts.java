// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.frame;

/**
 * The numbers of the scoreboard.
 *
 * @param running whether robots may move and the clock runs
 * @param awarded whose ball it is: 0 blue, 1 yellow, −1 nobody's
 * @param blueScore goals of blue
 * @param yellowScore goals of yellow
 * @param clock seconds played in this period
 */
public record PlayFacts(boolean running, int awarded, int blueScore, int yellowScore, double clock) {}
