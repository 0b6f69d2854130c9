// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Trails } from '../page/view/trails.js';

const view = (time, x) => ({ time, bodies: [{ present: true, x, y: 0 }] });

test('a trail holds the last seconds only', () => {
  const trails = new Trails();
  for (let i = 0; i <= 50; i++) {
    trails.add(view(0.1 * i, 0.05 * i));
  }
  assert.ok(trails.points[0][0].time >= 2 - 1e-9);
  assert.ok(trails.points[0].length > 25);
});

test('a body at rest leaves one point', () => {
  const trails = new Trails();
  trails.add(view(0, 1));
  trails.add(view(0.1, 1.001));
  assert.equal(trails.points[0].length, 1);
});

test('going back in time starts over', () => {
  const trails = new Trails();
  trails.add(view(5, 0));
  trails.add(view(5.1, 0.1));
  trails.add(view(1, 0));
  assert.equal(trails.points[0].length, 1);
});

test('a body that was put somewhere else leaves a gap', () => {
  const trails = new Trails();
  trails.add(view(0, 0));
  trails.add(view(0.1, 1));
  assert.equal(trails.points[0][1].jump, true);
});
