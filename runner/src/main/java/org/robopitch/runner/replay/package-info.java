// SPDX-License-Identifier: Apache-2.0
/** Matches out of files, played again bit for bit. */
@NullMarked
package org.robopitch.runner.replay;

import org.jspecify.annotations.NullMarked;
