// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Player } from '../page/core/player.js';

let sent;
let shown;
let player;

beforeEach(() => {
  sent = [];
  shown = [];
  const listener = { sceneChanged: (scene) => shown.push(scene), modeChanged: () => {} };
  player = new Player({ send: (...message) => sent.push(message) }, listener);
});

test('a live match is paused, stepped and sped up by orders to the studio', () => {
  player.announce({ match: 1, bodies: [] });
  player.pause(true);
  player.step(1);
  player.setSpeed(0);
  assert.deepEqual(sent, [['pause'], ['step', { cycles: 1 }], ['speed', { factor: null }]]);
});

test('a new live match does not take the place of a recording that is watched', () => {
  player.replay({ recording: 'r', start: 0, end: 10, bodies: [] }, assert.fail);
  player.announce({ match: 2, bodies: [] });
  assert.equal(player.mode, 'replay');
  assert.equal(shown.length, 1);
  player.goLive();
  assert.equal(shown.at(-1).match, 2);
});

test('a recording is sought within its bounds and not on the wire', () => {
  player.replay({ recording: 'r', start: 2, end: 10, bodies: [] }, assert.fail);
  player.seek(99);
  assert.equal(player.time, 10);
  player.seek(-1);
  assert.equal(player.time, 2);
  assert.deepEqual(sent, []);
});

test('a recording at its end plays from its beginning', () => {
  player.replay({ recording: 'r', start: 2, end: 10, bodies: [] }, assert.fail);
  player.seek(10);
  player.pause(true);
  player.pause(false);
  assert.equal(player.time, 2);
});

test('a loop plays its stretch over and over until it is taken away', () => {
  player.replay({ recording: 'r', start: 0, end: 10, bodies: [] }, assert.fail);
  player.past = { at: () => ({}), range: () => [] };
  player.seek(4);
  player.markLoop();
  player.seek(5);
  player.markLoop();
  assert.equal(player.time, 4);
  player.advance(1.5);
  assert.equal(player.time, 4);
  player.markLoop();
  player.advance(1.5);
  assert.equal(player.time, 5.5);
});

test('a goal is shown again slowly, and then what was shown before goes on', () => {
  player.replay({ recording: 'r', start: 0, end: 10, bodies: [] }, assert.fail);
  player.past = { at: () => ({}), range: () => [] };
  player.setSpeed(2);
  player.showAgain(5, assert.fail);
  assert.equal(player.time, 3.5);
  assert.equal(player.speed(), 0.25);
  player.advance(9);
  assert.equal(player.speed(), 2);
});
