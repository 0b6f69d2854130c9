// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.live;

/**
 * How a match is being played, for the buttons of the page.
 *
 * @param paused whether it is held
 * @param speed times real time; infinite for as fast as it goes
 * @param over whether the referee has ended it
 * @param missed cycles that were not played in time
 */
public record LiveStatus(boolean paused, double speed, boolean over, long missed) {}
