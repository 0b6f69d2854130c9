// SPDX-License-Identifier: Apache-2.0
/** MCAP files, written and read. */
@NullMarked
package org.robopitch.recording;

import org.jspecify.annotations.NullMarked;
