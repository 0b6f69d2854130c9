// SPDX-License-Identifier: Apache-2.0
/** Plots as SVG text, drawn without any library. */
@NullMarked
package org.robopitch.lab.plot;

import org.jspecify.annotations.NullMarked;
