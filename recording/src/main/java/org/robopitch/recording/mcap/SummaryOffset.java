// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

/**
 * Where in the summary the records of one type are.
 *
 * @param group the type
 * @param start byte of the file where the first of them starts
 * @param length bytes of all of them
 */
record SummaryOffset(RecordType group, long start, long length) implements McapRecord {}
