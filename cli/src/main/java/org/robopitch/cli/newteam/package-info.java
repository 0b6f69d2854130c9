// SPDX-License-Identifier: Apache-2.0
/** Writes projects for teams of users' own. */
@NullMarked
package org.robopitch.cli.newteam;

import org.jspecify.annotations.NullMarked;
