// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { direction, picture, turned } from '../page/core/sight.js';

const near = (found, wanted) => found.forEach((value, i) => assert.ok(Math.abs(value - wanted[i]) < 1e-9, `${found}`));

test('ahead is along y of the head, left along minus x', () => {
  near(direction(0, 0), [0, 1, 0]);
  near(direction(Math.PI / 2, 0), [-1, 0, 0]);
  near(direction(0, Math.PI / 2), [0, 0, 1]);
});

test('a quarter turn about z takes y to minus x', () => {
  near(turned([0, 0, Math.SQRT1_2, Math.SQRT1_2], [0, 1, 0]), [-1, 0, 0]);
});

test('a thing is placed by distance and angles, and what is not seen is left out', () => {
  const names = ['x', 'y', 'z', 'qx', 'qy', 'qz', 'qw', 'ball.distance', 'ball.left', 'ball.up', 'f1l.distance', 'f1l.left', 'f1l.up'];
  const { eye, things } = picture(names, [0.5, 1, 2, 0.5, 0, 0, 0, 1, 2, 0, 0, '', '', '']);
  near([eye.x, eye.y, eye.z], [1, 2, 0.5]);
  assert.deepEqual(things.map(({ name }) => name), ['ball']);
  near([things[0].x, things[0].y, things[0].z], [1, 4, 0.5]);
});
