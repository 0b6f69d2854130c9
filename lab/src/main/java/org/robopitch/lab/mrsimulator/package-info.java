// SPDX-License-Identifier: Apache-2.0
/** The figures and tables of MR-Simulator 2011, worked out again. */
package org.robopitch.lab.mrsimulator;
