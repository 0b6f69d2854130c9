// SPDX-License-Identifier: Apache-2.0
/** How simulated time follows the clock: the only place that reads one. */
@NullMarked
package org.robopitch.runner.pace;

import org.jspecify.annotations.NullMarked;
