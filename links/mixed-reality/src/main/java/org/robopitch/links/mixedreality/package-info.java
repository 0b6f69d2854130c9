// SPDX-License-Identifier: Apache-2.0
/** Mixed Reality over UDP: agents play by protocol 1.0 of the 2008 soccer server. */
package org.robopitch.links.mixedreality;
