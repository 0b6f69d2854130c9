// SPDX-License-Identifier: Apache-2.0

/** Whole scenes: several bodies, many steps. Also what the tests of all packages build their worlds with. */
@NullMarked
package org.robopitch.engine.scene;

import org.jspecify.annotations.NullMarked;
