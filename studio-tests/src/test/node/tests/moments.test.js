// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filtered, goalFrom, groups, kinds, nearestEvent } from '../page/core/moments.js';

const event = (time, kind, text = kind, side = 0) => ({ time, kind, text, side });

test('events that repeat within seconds become one with a count', () => {
  const found = groups([event(1, 'late'), event(2, 'late'), event(4, 'late'), event(20, 'late'), event(21, 'free ball')]);
  assert.deepEqual(found.map(({ kind, count, time, until }) => [kind, count, time, until]),
    [['late', 3, 1, 4], ['late', 1, 20, 20], ['free ball', 1, 21, 21]]);
});

test('goals are never grouped, nor the same words of two sides', () => {
  assert.equal(groups([event(1, 'goal'), event(2, 'goal')]).length, 2);
  assert.equal(groups([event(1, 'foul', 'foul', 0), event(2, 'foul', 'foul', 1)]).length, 2);
});

test('a filter takes a kind, a word in any case, or both', () => {
  const events = [event(1, 'goal', 'Goal for blue'), event(2, 'card', 'Yellow card'), event(3, 'goal', 'goal for yellow')];
  assert.deepEqual(kinds(events), ['card', 'goal']);
  assert.deepEqual(filtered(events, '', 'YELLOW').map(({ time }) => time), [2, 3]);
  assert.deepEqual(filtered(events, 'goal', 'yellow').map(({ time }) => time), [3]);
  assert.equal(filtered(events, '', '').length, 3);
});

test('the goal before and after a moment, but not the one it is at', () => {
  const events = [event(1, 'goal'), event(2, 'foul'), event(5, 'goal'), event(9, 'goal')];
  assert.equal(goalFrom(events, 5, 1), 9);
  assert.equal(goalFrom(events, 5, -1), 1);
  assert.equal(goalFrom(events, 9, 1), undefined);
});

test('the nearest event is found within a span, a goal before others', () => {
  const events = [event(1, 'goal'), event(1.2, 'kick-off'), event(7, 'foul')];
  assert.equal(nearestEvent(events, 1.19, 0.5).kind, 'goal');
  assert.equal(nearestEvent(events, 4, 0.5), undefined);
});
