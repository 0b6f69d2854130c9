// SPDX-License-Identifier: Apache-2.0
/** The hall of bad teams: each does one thing that a team should not do. */
package org.robopitch.cli.hall;
