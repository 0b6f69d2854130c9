// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectedGoal, statistics } from '../page/core/statistics.js';

const robot = (side, number) => ({ kind: 'robot', side, number, radius: 0.05 });
const scene = { pitch: { length: 2.2, width: 1.8, goalWidth: 0.4 }, bodies: [robot(0, 0), robot(0, 1), robot(1, 0), { kind: 'ball', side: -1, radius: 0.02 }] };

/** A moment with the ball at a place; blue stands left, yellow right. */
const frame = (time, x, { vx = 0, running = true, first = -0.5 } = {}) => ({
  time, running, period: 'first half',
  bodies: [{ x: first, y: 0 }, { x: 0, y: 0 }, { x: 0.5, y: 0 }, { x, y: 0, vx, vy: 0 }].map((body) => ({ present: true, ...body })),
});

test('possession is the time since a side touched the ball, while it is played', () => {
  const [blue, yellow] = statistics(scene, [frame(0, -0.44), frame(1, -0.44), frame(4, 0.44), frame(5, 0.3), frame(99, 0.3, { running: false })]);
  // Blue has it for the second that ended at 1, yellow for the three and the one after.
  assert.equal(blue.possession, 1 / 5);
  assert.equal(yellow.possession, 4 / 5);
});

test('a ball that goes from a robot to its team-mate is a pass; to an opponent it is none', () => {
  const [blue, yellow] = statistics(scene, [frame(0, -0.44), frame(1, -0.44), frame(2, -0.06), frame(3, 0.44)]);
  assert.deepEqual([blue.passes, yellow.passes], [1, 0]);
});

test('a ball on its way into the goal is one shot, with its expected goals', () => {
  const frames = [frame(0, -0.44), frame(0.1, 0.06, { vx: 0 }), frame(0.2, 0.2, { vx: 1 }), frame(0.3, 0.3, { vx: 1 })];
  const [blue, yellow] = statistics(scene, frames);
  assert.deepEqual([blue.shots, yellow.shots], [1, 0]);
  assert.ok(Math.abs(blue.expectedGoals - expectedGoal(0.9, 0, 0.4, 2.2)) < 1e-9);
});

test('nearer and straighter shots are more likely to score', () => {
  const near = expectedGoal(0.3, 0, 0.4, 2.2);
  assert.ok(near > expectedGoal(1, 0, 0.4, 2.2) && near > expectedGoal(0.3, 0.6, 0.4, 2.2) && near < 1);
});

test('distances are added up, but not where a robot was put elsewhere', () => {
  const [blue] = statistics(scene, [frame(0, 0), frame(1, 0, { first: -0.3 }), frame(1.01, 0, { first: 0.9 })]);
  assert.ok(Math.abs(blue.distance - 0.2) < 1e-12);
});
