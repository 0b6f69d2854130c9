// SPDX-License-Identifier: Apache-2.0
/** The browser view of a match, live or replayed. */
package org.robopitch.studio;
