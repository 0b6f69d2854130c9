// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import org.robopitch.engine.match.Match;

/**
 * A match of a batch that has ended.
 *
 * @param world in which world
 * @param number which match of that world, from 1
 * @param match as it ended
 * @param end why it ended
 */
public record PlayedWorld(int world, int number, Match match, String end) {}
