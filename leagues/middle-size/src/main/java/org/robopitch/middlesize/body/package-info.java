// SPDX-License-Identifier: Apache-2.0

/** The robots: their base, their wheels, how they drive. */
package org.robopitch.middlesize.body;
