// SPDX-License-Identifier: Apache-2.0
/** Little-endian byte buffers shared by the container format and the messages inside it. */
@NullMarked
package org.robopitch.recording.bytes;

import org.jspecify.annotations.NullMarked;
