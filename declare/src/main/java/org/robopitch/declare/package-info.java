// SPDX-License-Identifier: Apache-2.0
/** Records whose components are declared once: meaning, unit, bounds and default. Knows no file format, no league, no page. */
@NullMarked
package org.robopitch.declare;

import org.jspecify.annotations.NullMarked;
