// SPDX-License-Identifier: Apache-2.0

/** Whole scenes: several bodies, many steps. Also what the tests of all packages build their worlds with. */
package org.robopitch.engine.scene;
