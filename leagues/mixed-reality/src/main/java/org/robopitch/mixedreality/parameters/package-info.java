// SPDX-License-Identifier: Apache-2.0
/** All that makes one Mixed Reality league different from another, as values. */
package org.robopitch.mixedreality.parameters;
