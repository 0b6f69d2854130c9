// SPDX-License-Identifier: Apache-2.0

/** The Middle Size League as NuBot simulates it: what a match is played with. */
package org.robopitch.middlesize;
