// SPDX-License-Identifier: Apache-2.0
/** The studio in a real browser. */
package org.robopitch.studiotests;
