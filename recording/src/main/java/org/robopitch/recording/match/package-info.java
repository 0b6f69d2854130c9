// SPDX-License-Identifier: Apache-2.0
/**
 * A match as a recording: state, commands, events, play and drawings of any league.
 *
 * <p>Knows nothing of physics, referees or leagues: plain values go in, the same values come out.
 */
package org.robopitch.recording.match;
