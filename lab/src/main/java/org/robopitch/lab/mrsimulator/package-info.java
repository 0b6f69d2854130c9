// SPDX-License-Identifier: Apache-2.0
/** The figures and tables of MR-Simulator 2011, worked out again. */
@NullMarked
package org.robopitch.lab.mrsimulator;

import org.jspecify.annotations.NullMarked;
