// SPDX-License-Identifier: Apache-2.0
/** Records whose components are declared once: meaning, unit, bounds and default. Knows no file format, no league, no page. */
package org.robopitch.declare;
