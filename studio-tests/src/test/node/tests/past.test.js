// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Past } from '../page/core/past.js';

const frame = (time) => ({ match: 1, time, clock: time, bodies: [], parts: [], score: [time < 1 ? 0 : 1, 0] });

/** A past whose blocks are here already. */
function past(...frames) {
  const known = new Past('recording', assert.fail);
  for (const one of frames) {
    const index = Math.floor(one.time / 4);
    known.blocks.set(index, [...(known.blocks.get(index) ?? []), one]);
  }
  known.fetch = assert.fail;
  return known;
}

test('the score is that of the moment, not of the one to come', () => {
  const known = past(frame(0.9), frame(1.1));
  assert.deepEqual(known.at(1.05, 4).score, [0, 0]);
  assert.deepEqual(known.at(1.1, 4).score, [1, 0]);
});

test('a range crosses blocks without repeating a frame', () => {
  const known = past(frame(3.9), frame(4.1), frame(4.3));
  assert.deepEqual(known.range(3.9, 4.2).map(({ time }) => time), [4.1]);
  assert.deepEqual(known.range(0, 9).map(({ time }) => time), [3.9, 4.1, 4.3]);
});
