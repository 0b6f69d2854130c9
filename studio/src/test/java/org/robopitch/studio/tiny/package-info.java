// SPDX-License-Identifier: Apache-2.0
/** A league small enough to know by heart, for tests of what is shown. */
package org.robopitch.studio.tiny;
