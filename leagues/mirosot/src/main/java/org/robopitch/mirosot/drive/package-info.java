// SPDX-License-Identifier: Apache-2.0

/** How MiroSot robots follow their wheel commands. */
@NullMarked
package org.robopitch.mirosot.drive;

import org.jspecify.annotations.NullMarked;
