// SPDX-License-Identifier: Apache-2.0

/** What follows when bodies touch. */
@NullMarked
package org.robopitch.engine.resolve;

import org.jspecify.annotations.NullMarked;
