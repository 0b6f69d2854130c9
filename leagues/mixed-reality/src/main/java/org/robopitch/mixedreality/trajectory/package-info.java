// SPDX-License-Identifier: Apache-2.0
/** How a robot moves while its wheels turn: Table 1 and the two time scales of MR-Simulator 2011. */
package org.robopitch.mixedreality.trajectory;
