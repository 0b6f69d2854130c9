// SPDX-License-Identifier: Apache-2.0
/**
 * MCAP files: a writer that loses at most its open chunk in a crash, and a reader that opens what is left.
 *
 * <p>The format is specified at <a href="https://mcap.dev/spec">mcap.dev/spec</a>. Messages inside the chunks are opaque
 * here.
 */
package org.robopitch.recording.mcap;
