// SPDX-License-Identifier: Apache-2.0

/** All numbers of the Middle Size League, as values. */
@NullMarked
package org.robopitch.middlesize.parameters;

import org.jspecify.annotations.NullMarked;
