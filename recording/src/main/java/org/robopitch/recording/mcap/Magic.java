// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

/** The eight bytes every MCAP file of version 0 starts and ends with. */
final class Magic {
    static final int LENGTH = 8;
    private static final byte[] BYTES = {(byte) 0x89, 'M', 'C', 'A', 'P', '0', '\r', '\n'};

    private Magic() {}

    static byte[] bytes() {
        return BYTES.clone();
    }

    static boolean at(byte[] bytes, int offset) {
        for (int i = 0; i < LENGTH; i++) {
            if (bytes[offset + i] != BYTES[i]) {
                return false;
            }
        }
        return true;
    }
}
