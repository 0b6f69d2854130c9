// SPDX-License-Identifier: Apache-2.0

/** A competent team: roles that switch, shots that are lined up. */
package org.robopitch.teams.tactical;
