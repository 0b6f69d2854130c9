// SPDX-License-Identifier: Apache-2.0
// Watches a live match as Foxglove does, with its own client, and prints what came: one JSON object.

import protocol from '@foxglove/ws-protocol';
import WebSocket from 'ws';

const { FoxgloveClient } = protocol;

const client = new FoxgloveClient({ ws: new WebSocket(process.argv[2], [FoxgloveClient.SUPPORTED_SUBPROTOCOL]) });
const channels = new Map();
const topics = new Map();
const found = { server: '', topics: {}, entities: [], frames: [], logs: [], times: [] };
const text = new TextDecoder();

client.on('error', (error) => {
  console.error(error);
  process.exit(1);
});
client.on('serverInfo', ({ name }) => { found.server = name; });
client.on('advertise', (advertised) => advertised.forEach((channel) => {
  found.topics[channel.topic] = [channel.encoding, channel.schemaName, JSON.parse(channel.schema).title];
  channels.set(client.subscribe(channel.id), channel.topic);
}));
client.on('message', ({ subscriptionId, timestamp, data }) => {
  const topic = channels.get(subscriptionId);
  const message = JSON.parse(text.decode(data));
  topics.set(topic, (topics.get(topic) ?? 0) + 1);
  if (topic === '/foxglove/scene') {
    found.entities = message.entities.map(({ frame_id: frame }) => frame);
  } else if (topic === '/foxglove/tf') {
    found.frames.push(message.child_frame_id);
    found.times.push(Number(timestamp));
  } else {
    found.logs.push(message.message);
  }
  if (found.frames.length > 60 && found.logs.length > 0 && found.entities.length > 0) {
    found.frames = [...new Set(found.frames)].sort();
    found.entities.sort();
    console.log(JSON.stringify(found));
    process.exit(0);
  }
});
setTimeout(() => {
  console.error(`only ${JSON.stringify(found).slice(0, 500)} came`);
  process.exit(1);
}, 60_000);
