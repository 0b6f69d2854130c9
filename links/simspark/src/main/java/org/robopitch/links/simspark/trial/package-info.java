// SPDX-License-Identifier: Apache-2.0

/** Trials of the link under bad input. */
package org.robopitch.links.simspark.trial;
