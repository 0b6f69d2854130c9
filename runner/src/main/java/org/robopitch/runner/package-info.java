// SPDX-License-Identifier: Apache-2.0
/** Runs matches: what is ordered becomes a match, is paced, guarded, recorded, reported and played again. */
package org.robopitch.runner;
