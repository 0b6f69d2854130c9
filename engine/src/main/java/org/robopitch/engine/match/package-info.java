// SPDX-License-Identifier: Apache-2.0

/** Matches: teams that observe and command, noise in between, a referee, and what others may watch. */
package org.robopitch.engine.match;
