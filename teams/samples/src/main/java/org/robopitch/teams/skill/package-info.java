// SPDX-License-Identifier: Apache-2.0

/** What every wheeled team needs: sight, a rolling ball, driving, keeping clear, getting unstuck. */
package org.robopitch.teams.skill;
