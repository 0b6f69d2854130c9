// SPDX-License-Identifier: Apache-2.0
/** The world of the league: robots and a virtual ball, moved step by step. */
package org.robopitch.mixedreality.world;
