// SPDX-License-Identifier: Apache-2.0
/** Which byte means what, in both files. The C header and the page in docs are held to it by tests. */
package org.robopitch.links.sharedmemory.layout;
