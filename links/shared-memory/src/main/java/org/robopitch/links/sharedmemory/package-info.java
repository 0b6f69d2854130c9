// SPDX-License-Identifier: Apache-2.0
/** External programs play through two memory-mapped files: positions that they read, commands that they write. */
package org.robopitch.links.sharedmemory;
