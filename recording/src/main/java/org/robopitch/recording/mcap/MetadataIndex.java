// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

/**
 * Where a {@link Metadata} record is.
 *
 * @param offset byte of the file where the record starts
 * @param length bytes of the record with its frame
 * @param name its name
 */
public record MetadataIndex(long offset, long length, String name) implements McapRecord {}
