// SPDX-License-Identifier: Apache-2.0
/** Trials of the link under bad conditions, which take too long for a test. */
package org.robopitch.links.mixedreality.trial;
