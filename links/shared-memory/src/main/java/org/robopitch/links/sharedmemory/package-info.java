// SPDX-License-Identifier: Apache-2.0
/** External programs play through two memory-mapped files: positions that they read, commands that they write. */
@NullMarked
package org.robopitch.links.sharedmemory;

import org.jspecify.annotations.NullMarked;
