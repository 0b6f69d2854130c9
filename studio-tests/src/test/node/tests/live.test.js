// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LiveBuffer } from '../page/core/live.js';

const frame = (time, match = 1) => ({ match, time, clock: time, bodies: [], parts: [] });

test('nothing is shown before something has arrived', () => {
  assert.equal(new LiveBuffer().at(1000), undefined);
});

test('what is shown lies a moment back, between two frames', () => {
  const buffer = new LiveBuffer();
  for (let i = 0; i < 10; i++) {
    buffer.push(frame(0.02 * i), 20 * i);
  }
  const shown = buffer.at(180);
  assert.ok(shown.time > 0.1 && shown.time < 0.18, `shows ${shown.time}`);
});

test('another match, or time that goes back, starts over', () => {
  const buffer = new LiveBuffer();
  buffer.push(frame(5), 0);
  buffer.push(frame(0.1, 2), 20);
  assert.equal(buffer.at(20).match, 2);
  buffer.push(frame(0, 2), 40);
  assert.equal(buffer.arrivals.length, 1);
});

test('each frame is handed on once', () => {
  const buffer = new LiveBuffer();
  buffer.push(frame(1), 0);
  buffer.push(frame(2), 20);
  assert.deepEqual(buffer.take().map(({ time }) => time), [1, 2]);
  assert.deepEqual(buffer.take(), []);
});
