// SPDX-License-Identifier: Apache-2.0

/** A first team to copy and improve. */
@NullMarked
package org.robopitch.teams.template;

import org.jspecify.annotations.NullMarked;
