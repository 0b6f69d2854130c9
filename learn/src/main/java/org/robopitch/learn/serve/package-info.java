// SPDX-License-Identifier: Apache-2.0
/** Environments for external programs, through one memory-mapped file. */
package org.robopitch.learn.serve;
