// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.live;

/**
 * How a match is being played, for the buttons of the page.
 *
 * @param paused whether it is held
 * @param speed times real time; infinite for as fast as it goes
 * @param over whether it has ended
 * @param problem why it cannot go on, or empty
 */
public record LiveStatus(boolean paused, double speed, boolean over, String problem) {}
