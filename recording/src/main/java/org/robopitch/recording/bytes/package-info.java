// SPDX-License-Identifier: Apache-2.0
/** Little-endian byte buffers shared by the container format and the messages inside it. */
package org.robopitch.recording.bytes;
