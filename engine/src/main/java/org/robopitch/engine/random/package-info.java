// SPDX-License-Identifier: Apache-2.0

/** Seeded random numbers that are part of the state. */
package org.robopitch.engine.random;
