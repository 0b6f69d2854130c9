// SPDX-License-Identifier: Apache-2.0

/** The simulated cameras of the robots: omnidirectional, front and depth, under light that varies. */
package org.robopitch.middlesize.camera;
