// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

/**
 * Marks the end of the data section.
 *
 * @param dataCrc CRC-32 of the file up to this record, 0 if not computed
 */
record DataEnd(int dataCrc) implements McapRecord {}
