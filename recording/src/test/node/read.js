// SPDX-License-Identifier: Apache-2.0
// Reads an MCAP file with the official packages, once through its index and once as a stream, and prints what it
// found as one JSON object. Messages in ROS 1 encoding are decoded by their own schema.
import { readFile } from "node:fs/promises";
import { McapIndexedReader, McapStreamReader } from "@mcap/core";
import { loadDecompressHandlers } from "@mcap/support";
import { parse } from "@foxglove/rosmsg";
import { MessageReader } from "@foxglove/rosmsg-serialization";

const bytes = new Uint8Array(await readFile(process.argv[2]));
const decompressHandlers = await loadDecompressHandlers();
const text = (data) => new TextDecoder().decode(data);

const readable = {
  size: async () => BigInt(bytes.length),
  read: async (offset, length) => bytes.slice(Number(offset), Number(offset + length)),
};

const reader = await McapIndexedReader.Initialize({ readable, decompressHandlers });

const decoders = new Map();
for (const channel of reader.channelsById.values()) {
  const schema = reader.schemasById.get(channel.schemaId);
  if (channel.messageEncoding === "ros1") {
    const ros = new MessageReader(parse(text(schema.data)));
    decoders.set(channel.id, (data) => ros.readMessage(data));
  } else {
    decoders.set(channel.id, (data) => {
      try {
        return JSON.parse(text(data));
      } catch {
        return text(data);
      }
    });
  }
}

const message = (record) => ({
  channel: record.channelId,
  sequence: record.sequence,
  logTime: record.logTime,
  publishTime: record.publishTime,
  data: decoders.get(record.channelId)(record.data),
});

const collect = async (records, map) => {
  const found = [];
  for await (const record of records) {
    found.push(map(record));
  }
  return found;
};

const streamed = { messages: [], metadata: [], attachments: [], types: new Set() };
const stream = new McapStreamReader({ decompressHandlers, validateCrcs: true });
stream.append(bytes);
for (let record; (record = stream.nextRecord()); ) {
  streamed.types.add(record.type);
  if (record.type === "Message") streamed.messages.push(message(record));
  if (record.type === "Metadata") streamed.metadata.push(record.name);
  if (record.type === "Attachment") streamed.attachments.push(record.name);
}

const result = {
  header: { profile: reader.header.profile, library: reader.header.library },
  schemas: [...reader.schemasById.values()].map((schema) => ({
    id: schema.id,
    name: schema.name,
    encoding: schema.encoding,
    data: text(schema.data),
  })),
  channels: [...reader.channelsById.values()].map((channel) => ({
    id: channel.id,
    schema: channel.schemaId,
    topic: channel.topic,
    encoding: channel.messageEncoding,
    metadata: Object.fromEntries(channel.metadata),
  })),
  statistics: {
    messages: reader.statistics.messageCount,
    chunks: reader.statistics.chunkCount,
    startTime: reader.statistics.messageStartTime,
    endTime: reader.statistics.messageEndTime,
    byChannel: Object.fromEntries(reader.statistics.channelMessageCounts),
  },
  chunks: reader.chunkIndexes.map((chunk) => ({
    startTime: chunk.messageStartTime,
    endTime: chunk.messageEndTime,
    offset: chunk.chunkStartOffset,
    length: chunk.chunkLength,
    compression: chunk.compression,
    indexes: Object.fromEntries(chunk.messageIndexOffsets),
  })),
  metadata: await collect(reader.readMetadata(), (record) => ({
    name: record.name,
    entries: Object.fromEntries(record.metadata),
  })),
  attachments: await collect(reader.readAttachments(), (record) => ({
    name: record.name,
    mediaType: record.mediaType,
    data: text(record.data),
  })),
  summaryOffsets: [...reader.summaryOffsetsByOpcode.keys()],
  messages: await collect(reader.readMessages({ validateCrcs: true }), message),
  streamedTypes: [...streamed.types],
  streamedMetadata: streamed.metadata,
  streamedAttachments: streamed.attachments,
  sameMessagesStreamed: true,
};
const plain = (value) =>
  JSON.stringify(value, (_, v) => {
    if (typeof v === "bigint") return Number(v);
    if (ArrayBuffer.isView(v)) return Array.from(v);
    return v;
  });
result.sameMessagesStreamed = plain(result.messages) === plain(streamed.messages);
console.log(plain(result));
