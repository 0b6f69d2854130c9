// SPDX-License-Identifier: Apache-2.0
// Reads frames: the binary messages that say where everything is at one moment. See docs/studio-protocol.md.

const text = new TextDecoder();
const BODY_BYTES = 48;
const STEP_BYTES = 32;
const PART_NUMBERS = 7;
const FORMS = ['line', 'circle', 'label', 'points'];

/** One frame, from the bytes of a message. */
export function readFrame(buffer, offset = 0, length = buffer.byteLength - offset) {
  const view = new DataView(buffer, offset, length);
  const flags = view.getUint8(1);
  const count = view.getUint16(2, true);
  const frame = {
    match: view.getUint32(4, true),
    time: view.getFloat64(8, true),
    step: view.getFloat64(16, true),
    running: (flags & 1) === 1,
    awarded: ((flags >> 1) & 3) - 1,
    score: [view.getUint16(24, true), view.getUint16(26, true)],
    clock: view.getFloat32(28, true),
    bodies: new Array(count),
    contacts: [],
    roles: new Array(count),
    shapes: [],
    parts: [],
    statistics: [],
  };
  let at = 36;
  for (let i = 0; i < count; i++, at += BODY_BYTES) {
    frame.bodies[i] = readBody(view, at);
  }
  for (let left = view.getUint16(32, true); left > 0; left--, at += 12) {
    frame.contacts.push({
      x: view.getFloat32(at, true), y: view.getFloat32(at + 4, true), impulse: view.getFloat32(at + 8, true),
    });
  }
  const reader = { view, at, text: () => readText(reader) };
  frame.mode = reader.text();
  frame.period = reader.text();
  for (let i = 0; i < count; i++) {
    frame.roles[i] = reader.text();
  }
  for (let left = view.getUint16(34, true); left > 0; left--) {
    frame.shapes.push(readShape(reader));
  }
  frame.parts = readParts(reader);
  frame.statistics = readStatistics(reader);
  return frame;
}

function readBody(view, at) {
  const flags = view.getUint32(at, true);
  const number = (index) => view.getFloat32(at + 4 + 4 * index, true);
  return {
    present: (flags & 1) !== 0,
    driven: (flags & 2) !== 0,
    x: number(0), y: number(1), z: number(2), heading: heading(number(3), number(4), number(5), number(6)),
    q: [number(3), number(4), number(5), number(6)],
    vx: number(7), vy: number(8), vz: number(9), spin: number(10),
  };
}

/** Where the forward axis of a turned body points in the plane. */
function heading(x, y, z, w) {
  return Math.atan2(2 * (x * y + z * w), 1 - 2 * (y * y + z * z));
}

/** The parts of the articulated bodies, body by body in the order of the scene: place and orientation. */
function readParts(reader) {
  const count = reader.view.getUint16(reader.at, true);
  const parts = new Array(count);
  let at = reader.at + 2;
  for (let i = 0; i < count; i++) {
    const numbers = [];
    for (let k = 0; k < PART_NUMBERS; k++, at += 4) {
      numbers.push(reader.view.getFloat32(at, true));
    }
    const [x, y, z, ...q] = numbers;
    parts[i] = { x, y, z, q };
  }
  reader.at = at;
  return parts;
}

/** What the match has come to: blue's and yellow's value of each statistic of the scene. */
function readStatistics(reader) {
  const count = reader.view.getUint16(reader.at, true);
  return Array.from({ length: count / 2 }, (_, i) => [0, 4].map((side) => reader.view.getFloat32(reader.at + 2 + 8 * i + side, true)));
}

function readText(reader) {
  const length = reader.view.getUint8(reader.at);
  const bytes = new Uint8Array(reader.view.buffer, reader.view.byteOffset + reader.at + 1, length);
  reader.at += 1 + length;
  return length === 0 ? '' : text.decode(bytes);
}

function readShape(reader) {
  const { view } = reader;
  const form = FORMS[view.getUint8(reader.at)];
  const side = view.getInt8(reader.at + 1);
  const count = view.getUint16(reader.at + 2, true);
  const numbers = new Array(count);
  for (let i = 0; i < count; i++) {
    numbers[i] = view.getFloat32(reader.at + 4 + 4 * i, true);
  }
  reader.at += 4 + 4 * count;
  return { form, side, numbers, colour: readText(reader), text: readText(reader) };
}

/** A block of frames, each behind its length. */
export function readFrames(buffer) {
  const view = new DataView(buffer);
  const frames = [];
  for (let at = 0; at + 4 <= buffer.byteLength;) {
    const length = view.getUint32(at, true);
    frames.push(readFrame(buffer, at + 4, length));
    at += 4 + length;
  }
  return frames;
}

/** Steps of some bodies: the time up to which they are all here, and a moment for each, its bodies by their index. */
export function readSteps(buffer, indices) {
  const view = new DataView(buffer);
  const moments = new Array(view.getUint32(8, true));
  let at = 16;
  for (let i = 0; i < moments.length; i++) {
    const bodies = [];
    for (let k = 0; k < indices.length; k++) {
      bodies[indices[k]] = readStep(view, at + 12 + STEP_BYTES * k);
    }
    moments[i] = { time: view.getFloat64(at, true), contacts: { length: view.getUint32(at + 8, true) }, bodies };
    at += 12 + STEP_BYTES * indices.length;
  }
  return { reached: view.getFloat64(0, true), moments };
}

function readStep(view, at) {
  const number = (k) => view.getFloat32(at + 4 * k, true);
  const [x, y, z, turn, vx, vy, vz, spin] = [0, 1, 2, 3, 4, 5, 6, 7].map(number);
  return { present: !Number.isNaN(x), x, y, z, heading: turn, vx, vy, vz, spin };
}
