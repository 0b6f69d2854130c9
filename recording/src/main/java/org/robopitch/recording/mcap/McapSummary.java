// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.util.List;
import java.util.SortedMap;

/**
 * What a file holds and where, from its own summary or rebuilt by scanning it.
 *
 * @param header its first record
 * @param schemas its schemas by id
 * @param channels its channels by id
 * @param chunks its readable chunks, in file order
 * @param metadata its metadata records
 * @param statistics counts and times of what can be read
 * @param damages what could not be read; empty for a whole file
 */
public record McapSummary(
        Header header,
        SortedMap<Integer, Schema> schemas,
        SortedMap<Integer, Channel> channels,
        List<ChunkIndex> chunks,
        List<MetadataIndex> metadata,
        Statistics statistics,
        List<Damage> damages) {}
