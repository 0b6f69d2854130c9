// SPDX-License-Identifier: Apache-2.0

/** What a robot does at the boundary. */
@NullMarked
package org.robopitch.mirosot.wall;

import org.jspecify.annotations.NullMarked;
