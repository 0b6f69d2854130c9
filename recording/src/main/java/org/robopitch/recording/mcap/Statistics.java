// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.util.SortedMap;
import org.robopitch.declare.Value;

/**
 * What a file holds, in numbers.
 *
 * @param messages number of messages
 * @param schemas number of schemas
 * @param channels number of channels
 * @param attachments number of attachments
 * @param metadata number of metadata records
 * @param chunks number of chunks
 * @param startTime earliest log time, nanoseconds, 0 without messages
 * @param endTime latest log time, nanoseconds, 0 without messages
 * @param channelMessages number of messages on each channel, by its id
 */
public record Statistics(
        long messages,
        @Value(max = Fields.SHORT) int schemas,
        int channels,
        int attachments,
        int metadata,
        int chunks,
        long startTime,
        long endTime,
        SortedMap<Integer, Long> channelMessages)
        implements McapRecord {}
