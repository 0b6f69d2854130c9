// SPDX-License-Identifier: Apache-2.0

/** A league that the program does not have: what it takes to add one. */
package org.robopitch.cli.smallsize;
