// SPDX-License-Identifier: Apache-2.0
/** LZ4 frames (xxHash-32 checked), written and read with nothing but the JDK. */
package org.robopitch.recording.lz4;
