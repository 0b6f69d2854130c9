// SPDX-License-Identifier: Apache-2.0
/** The worlds that episodes are played in, one implementation a league. */
@NullMarked
package org.robopitch.learn.arena;

import org.jspecify.annotations.NullMarked;
