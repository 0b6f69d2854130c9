// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PictureRate } from '../page/core/picture-rate.js';

/** How many pictures are drawn in a second of a screen that repaints 60 times. */
function drawn(most) {
  const rate = new PictureRate(most);
  return Array.from({ length: 60 }, (_, i) => rate.isDue((i * 1000) / 60)).filter(Boolean).length;
}

test('without a wish every repaint is a picture', () => {
  assert.equal(drawn(NaN), 60);
  assert.equal(drawn(0), 60);
  assert.equal(drawn(-5), 60);
});

test('a wish is not exceeded, and met where the screen allows it', () => {
  assert.equal(drawn(30), 30);
  assert.equal(drawn(10), 10);
});
