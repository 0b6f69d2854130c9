// SPDX-License-Identifier: Apache-2.0
/** Matches out of files, played again bit for bit. */
package org.robopitch.runner.replay;
