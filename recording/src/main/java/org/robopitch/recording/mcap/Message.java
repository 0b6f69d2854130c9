// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.IOException;
import java.util.Map;
import org.robopitch.recording.bytes.ByteReader;

/**
 * One message as read back.
 *
 * @param channel the channel it came on
 * @param sequence its number on that channel
 * @param logTime when it was recorded, nanoseconds
 * @param publishTime when it was made, nanoseconds
 * @param data its bytes, in the channel's encoding
 */
public record Message(Channel channel, long sequence, long logTime, long publishTime, ByteReader data) {
    static Message read(ByteReader in, Map<Integer, Channel> channels) throws IOException {
        int channelId = in.getShort();
        Channel channel = channels.get(channelId);
        if (channel == null) {
            throw new MalformedException("message on channel " + channelId + ", which is not declared");
        }
        return new Message(channel, in.getInt() & 0xFFFFFFFFL, in.getLong(), in.getLong(), in.slice(in.remaining()));
    }
}
