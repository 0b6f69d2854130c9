// SPDX-License-Identifier: Apache-2.0
/** Long runs under load that check that a part keeps working. */
@NullMarked
package org.robopitch.workshop.soak;

import org.jspecify.annotations.NullMarked;
