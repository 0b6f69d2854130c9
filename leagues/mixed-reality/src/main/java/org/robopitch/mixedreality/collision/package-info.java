// SPDX-License-Identifier: Apache-2.0
/** How robots and walls take speed from wheels: the slip model of MR-Simulator 2011, and the push-out that keeps bodies apart. */
package org.robopitch.mixedreality.collision;
