// SPDX-License-Identifier: Apache-2.0
/** Our own engine on the bench. */
@NullMarked
package org.robopitch.workshop.bench.own;

import org.jspecify.annotations.NullMarked;
