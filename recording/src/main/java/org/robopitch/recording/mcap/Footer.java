// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

/**
 * The last record of a complete file; it says where the summary is.
 *
 * @param summaryStart byte of the first summary record, 0 if there is none
 * @param summaryOffsetStart byte of the first summary offset record, 0 if there is none
 * @param summaryCrc CRC-32 from the start of the summary up to this field, 0 if not computed
 */
record Footer(long summaryStart, long summaryOffsetStart, int summaryCrc) implements McapRecord {
    static final int LENGTH = FRAME_LENGTH + 20;
}
