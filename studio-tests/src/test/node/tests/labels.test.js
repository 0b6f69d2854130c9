// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Labels, overlaps } from '../page/view/labels.js';

const canvas = () => ({
  boxes: [],
  measureText: (text) => ({ width: 7 * text.length }),
  beginPath() {}, fill() {}, fillText() {},
  roundRect(left, top, width, height) {
    this.boxes.push({ left, top, right: left + width, bottom: top + height });
  },
});

test('words for the same place are moved apart', () => {
  const [labels, context] = [new Labels(), canvas()];
  ['keeper', 'striker', 'defender'].forEach((word) => labels.add(word, 100, 100));
  labels.draw(context);
  assert.equal(context.boxes.length, 3);
  context.boxes.forEach((a, i) => context.boxes.slice(i + 1).forEach((b) => assert.ok(!overlaps(a, b))));
});

test('words keep off a number', () => {
  const [labels, context] = [new Labels(), canvas()];
  labels.avoid(100, 100, 15);
  labels.add('keeper', 100, 100);
  labels.draw(context);
  assert.ok(!overlaps(context.boxes[0], { left: 85, right: 115, top: 85, bottom: 115 }));
});

test('words with room stay where they are', () => {
  const [labels, context] = [new Labels(), canvas()];
  labels.add('keeper', 100, 100);
  labels.add('striker', 300, 100);
  labels.draw(context);
  assert.deepEqual(context.boxes.map(({ top }) => top), [91, 91]);
});
