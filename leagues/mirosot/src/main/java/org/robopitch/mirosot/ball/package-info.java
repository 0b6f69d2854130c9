// SPDX-License-Identifier: Apache-2.0

/** How the golf ball rolls. */
@NullMarked
package org.robopitch.mirosot.ball;

import org.jspecify.annotations.NullMarked;
