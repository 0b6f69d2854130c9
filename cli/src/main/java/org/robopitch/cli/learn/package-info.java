// SPDX-License-Identifier: Apache-2.0
/** The commands for programs that learn. */
package org.robopitch.cli.learn;
