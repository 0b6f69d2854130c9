// SPDX-License-Identifier: Apache-2.0
/** Recorded matches, opened for viewers. */
@NullMarked
package org.robopitch.studio.replay;

import org.jspecify.annotations.NullMarked;
