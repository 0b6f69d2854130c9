// SPDX-License-Identifier: Apache-2.0
/** Recordings as tables, for programs that compute with them. */
package org.robopitch.export;
