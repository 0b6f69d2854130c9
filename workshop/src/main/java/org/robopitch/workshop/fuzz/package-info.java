// SPDX-License-Identifier: Apache-2.0
/** Random, truncated and corrupted input, and what becomes of it. */
package org.robopitch.workshop.fuzz;
