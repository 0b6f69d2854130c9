// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blend, turnBetween } from '../page/core/blend.js';

const body = (changes) => ({
  present: true, driven: false, x: 0, y: 0, z: 0, heading: 0, q: [0, 0, 0, 1], vx: 1, vy: 0, vz: 0, spin: 0, ...changes,
});
const moment = (time, ...bodies) => ({ match: 1, time, clock: 100 - time, bodies, parts: [] });

test('a moment between two frames lies between them', () => {
  const [a, b] = [moment(1, body({ x: 0.1 })), moment(1.1, body({ x: 0.2, z: 0.04 }))];
  const between = blend(a, b, 0.25);
  assert.ok(Math.abs(between.time - 1.025) < 1e-12);
  assert.ok(Math.abs(between.bodies[0].x - 0.125) < 1e-12);
  assert.ok(Math.abs(between.bodies[0].z - 0.01) < 1e-12);
});

test('a heading turns the short way across the jump at half a turn', () => {
  assert.ok(Math.abs(turnBetween(3, -3) - (2 * Math.PI - 6)) < 1e-12);
  assert.ok(Math.abs(turnBetween(-3, 3) + (2 * Math.PI - 6)) < 1e-12);
  assert.equal(turnBetween(0.5, 0.75), 0.25);
});

test('a body that was put somewhere else jumps instead of gliding there', () => {
  const [a, b] = [moment(1, body({ x: 0 })), moment(1.02, body({ x: 1.5 }))];
  assert.equal(blend(a, b, 0.5).bodies[0].x, 0);
});

test('a fast body is no jump', () => {
  const [a, b] = [moment(1, body({ x: 0, vx: 20 })), moment(1.02, body({ x: 0.4, vx: 20 }))];
  assert.ok(Math.abs(blend(a, b, 0.5).bodies[0].x - 0.2) < 1e-12);
});

test('a clock that counts down shows the later frame', () => {
  const [a, b] = [moment(1, body()), moment(2, body())];
  assert.equal(blend(a, b, 0.5).clock, b.clock);
});

test('frames with different bodies are not mixed', () => {
  const [a, b] = [moment(1, body()), moment(2, body(), body())];
  assert.equal(blend(a, b, 0.5), b);
});

test('a limb turns with its frames, by the shorter way, and keeps its length', () => {
  const arm = (x, q) => ({ match: 1, time: x, clock: 0, bodies: [], parts: [{ x, y: 0, z: 0.2, q }] });
  const half = blend(arm(0, [0, 0, 0, 1]), arm(0.1, [-Math.SQRT1_2, 0, 0, -Math.SQRT1_2]), 0.5).parts[0];
  assert.ok(Math.abs(half.x - 0.05) < 1e-12);
  assert.ok(Math.abs(half.q[0] - Math.sin(Math.PI / 8)) < 1e-12);
  assert.ok(Math.abs(half.q[3] - Math.cos(Math.PI / 8)) < 1e-12);
});
