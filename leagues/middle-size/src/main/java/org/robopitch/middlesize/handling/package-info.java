// SPDX-License-Identifier: Apache-2.0

/** What robots do with the ball: dribble and kick it. */
package org.robopitch.middlesize.handling;
