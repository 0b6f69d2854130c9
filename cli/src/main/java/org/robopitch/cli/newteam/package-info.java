// SPDX-License-Identifier: Apache-2.0
/** Writes projects for teams of users' own. */
package org.robopitch.cli.newteam;
