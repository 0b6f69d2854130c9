// SPDX-License-Identifier: Apache-2.0
/** A long test under load: many viewers, many matches, and whether memory and match stay as they were. */
package org.robopitch.studio.soak;
