// SPDX-License-Identifier: Apache-2.0
/** Mixed Reality over UDP: agents play by protocol 1.0 of the 2008 soccer server. */
@NullMarked
package org.robopitch.links.mixedreality;

import org.jspecify.annotations.NullMarked;
