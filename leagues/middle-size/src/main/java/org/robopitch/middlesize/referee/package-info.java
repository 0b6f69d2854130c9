// SPDX-License-Identifier: Apache-2.0

/** The rules of the Middle Size League, and the coach's commands. */
package org.robopitch.middlesize.referee;
