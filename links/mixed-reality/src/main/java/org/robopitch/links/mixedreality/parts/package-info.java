// SPDX-License-Identifier: Apache-2.0
/** Virtual vision tracking and virtual robot control, to be started on their own. */
@NullMarked
package org.robopitch.links.mixedreality.parts;

import org.jspecify.annotations.NullMarked;
