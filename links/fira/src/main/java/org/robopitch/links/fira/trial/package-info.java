// SPDX-License-Identifier: Apache-2.0
/** The link put to the test: bad input by the million, and how fast and even it is. */
package org.robopitch.links.fira.trial;
