// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.live;

/**
 * How a match is being played, for the buttons of the page.
 *
 * @param paused whether it is held
 * @param speed times real time; infinite for as fast as it goes
 * @param over whether it has ended
 * @param late cycles that ended later than one cycle after they were due
 * @param problem why it cannot go on, or empty
 */
public record LiveStatus(boolean paused, double speed, boolean over, long late, String problem) {}
