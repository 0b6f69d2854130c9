// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

/** A file held in memory. */
final class MemorySource implements ByteSource {
    private final String name;
    private final byte[] bytes;

    MemorySource(String name, byte[] bytes) {
        this.name = name;
        this.bytes = bytes;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public long size() {
        return bytes.length;
    }

    @Override
    public void read(long position, byte[] target, int offset, int length) {
        System.arraycopy(bytes, Math.toIntExact(position), target, offset, length);
    }

    @Override
    public void close() {}
}
