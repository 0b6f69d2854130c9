// SPDX-License-Identifier: Apache-2.0
/** Parameters of teams: named, bounded, and written behind a team's name, as in {@code tactical(cruise=0.8)}. */
package org.robopitch.teams.parameters;
