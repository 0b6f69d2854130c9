// SPDX-License-Identifier: Apache-2.0

/** The ball in three dimensions, and the frames of the goals. */
package org.robopitch.middlesize.ball;
