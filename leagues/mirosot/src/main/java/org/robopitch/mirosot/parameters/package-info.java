// SPDX-License-Identifier: Apache-2.0

/** Every number that makes a MiroSot world, in records with units. */
package org.robopitch.mirosot.parameters;
