// SPDX-License-Identifier: Apache-2.0
/** The robopitch command line. */
@NullMarked
package org.robopitch.cli;

import org.jspecify.annotations.NullMarked;
