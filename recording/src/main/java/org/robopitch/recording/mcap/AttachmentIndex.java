// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

/**
 * Where an {@link Attachment} is, and what it is called.
 *
 * @param offset byte of the file where the record starts
 * @param length bytes of the record with its frame
 * @param logTime when it was recorded, nanoseconds
 * @param createTime when it was made, nanoseconds, 0 if unknown
 * @param dataSize bytes of the attached file
 * @param name its file name
 * @param mediaType for instance {@code text/plain}
 */
public record AttachmentIndex(
        long offset, long length, long logTime, long createTime, long dataSize, String name, String mediaType)
        implements McapRecord {
    static AttachmentIndex of(Attachment attachment, long offset, long length) {
        return new AttachmentIndex(
                offset,
                length,
                attachment.logTime(),
                attachment.createTime(),
                attachment.data().length,
                attachment.name(),
                attachment.mediaType());
    }
}
