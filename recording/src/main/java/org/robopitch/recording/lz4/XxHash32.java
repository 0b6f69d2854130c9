// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.lz4;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** The xxHash-32 checksum, which LZ4 frames use for header and content. */
final class XxHash32 {
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final int PRIME_1 = 0x9E3779B1;
    private static final int PRIME_2 = 0x85EBCA77;
    private static final int PRIME_3 = 0xC2B2AE3D;
    private static final int PRIME_4 = 0x27D4EB2F;
    private static final int PRIME_5 = 0x165667B1;

    private XxHash32() {}

    static int hash(byte[] bytes, int offset, int length) {
        int position = offset;
        int end = offset + length;
        int hash;
        if (length >= 16) {
            int lane1 = 0x24234428; // PRIME_1 + PRIME_2, modulo 2^32
            int lane2 = PRIME_2;
            int lane3 = 0;
            int lane4 = -PRIME_1;
            for (; position <= end - 16; position += 16) {
                lane1 = round(lane1, (int) INT.get(bytes, position));
                lane2 = round(lane2, (int) INT.get(bytes, position + 4));
                lane3 = round(lane3, (int) INT.get(bytes, position + 8));
                lane4 = round(lane4, (int) INT.get(bytes, position + 12));
            }
            hash = Integer.rotateLeft(lane1, 1)
                    + Integer.rotateLeft(lane2, 7)
                    + Integer.rotateLeft(lane3, 12)
                    + Integer.rotateLeft(lane4, 18);
        } else {
            hash = PRIME_5;
        }
        hash += length;
        for (; position <= end - 4; position += 4) {
            hash = Integer.rotateLeft(hash + (int) INT.get(bytes, position) * PRIME_3, 17) * PRIME_4;
        }
        for (; position < end; position++) {
            hash = Integer.rotateLeft(hash + (bytes[position] & 0xFF) * PRIME_5, 11) * PRIME_1;
        }
        return avalanche(hash);
    }

    private static int round(int lane, int word) {
        return Integer.rotateLeft(lane + word * PRIME_2, 13) * PRIME_1;
    }

    private static int avalanche(int hash) {
        int mixed = (hash ^ (hash >>> 15)) * PRIME_2;
        mixed = (mixed ^ (mixed >>> 13)) * PRIME_3;
        return mixed ^ (mixed >>> 16);
    }
}
