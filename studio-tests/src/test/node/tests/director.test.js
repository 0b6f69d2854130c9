// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VIEWS, shot } from '../page/view/director.js';

const size = { length: 2.4, width: 1.9 };
const at = (x, y, more = {}) => ({ size, ball: { x, y }, ...more });

test('the broadcast camera goes with the ball, and no further than the pitch', () => {
  assert.ok(shot('broadcast', at(0.8, 0)).to[0] > shot('broadcast', at(0, 0)).to[0]);
  assert.deepEqual(shot('broadcast', at(50, 0)), shot('broadcast', at(1.2, 0)));
});

test('the cameras behind the goals look at each other', () => {
  const [left, right] = [shot('goal-left', at(0, 0)), shot('goal-right', at(0, 0))];
  assert.equal(left.at[0], -right.at[0]);
  assert.ok(left.at[0] < -size.length / 2 && left.to[0] > left.at[0]);
});

test('the camera on a robot is behind it and looks ahead', () => {
  const body = { x: 1, y: 0.5, z: 0, heading: Math.PI / 2 };
  const { at: from, to } = shot('robot', at(0, 0, { body, info: { radius: 0.05, height: 0.075 }, course: [0, 1] }));
  assert.ok(from[1] < body.y && to[1] > body.y);
  assert.equal(shot('robot', at(0, 0)), undefined);
});

test('people move the camera above and the free one themselves', () => {
  assert.deepEqual(VIEWS.map(([kind]) => kind).filter((kind) => !shot(kind, at(0, 0, { body: { heading: 0 }, info: {}, course: [1, 0] }))), ['flat', 'space']);
});
