// SPDX-License-Identifier: Apache-2.0

/** Pictures of scenarios. */
@NullMarked
package org.robopitch.kit.scenario.draw;

import org.jspecify.annotations.NullMarked;
