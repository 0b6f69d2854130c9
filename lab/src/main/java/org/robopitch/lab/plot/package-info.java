// SPDX-License-Identifier: Apache-2.0
/** Plots as SVG text, drawn without any library. */
package org.robopitch.lab.plot;
