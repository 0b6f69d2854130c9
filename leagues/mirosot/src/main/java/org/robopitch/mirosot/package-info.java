// SPDX-License-Identifier: Apache-2.0
/** The MiroSot league. */
@NullMarked
package org.robopitch.mirosot;

import org.jspecify.annotations.NullMarked;
