// SPDX-License-Identifier: Apache-2.0

/**
 * What a robot of the Middle Size League carries, box by box as the chapter's fig. 8 and 9 draw it: {@code see} (the
 * OmniVision, FrontVision and Kinect nodes), {@code share} (the RTDB) and {@code believe} (the WorldModel node),
 * {@code decide}, {@code plan} and {@code track} (the NuBot Control node), {@code handle} (what the HWControl node does
 * with the ball).
 *
 * <p>Everything is a function of its inputs and a state of its own: no clock, no thread, no simulator. Positions are in
 * the team's frame: metres, own goal at negative x, angles counter-clockwise.
 */
package org.robopitch.robot;
