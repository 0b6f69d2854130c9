// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bodyName, capital, clock, preciseClock, quantity, words } from '../page/core/format.js';

test('clocks count minutes and seconds', () => {
  assert.equal(clock(0), '0:00');
  assert.equal(clock(59.99), '0:59');
  assert.equal(clock(605), '10:05');
  assert.equal(clock(-1), '0:00');
});

test('tenths are those of the step, whatever rounding left of it', () => {
  assert.equal(preciseClock(0.3 - 1e-12), '0:00.3');
  assert.equal(preciseClock(61.25), '1:01.2');
});

test('quantities have their unit, and shares are in per cent', () => {
  assert.equal(quantity({ unit: '%', decimals: 0 }, 0.543), '54 %');
  assert.equal(quantity({ unit: 'm', decimals: 1 }, 12.34), '12.3 m');
  assert.equal(quantity({ unit: '', decimals: 0 }, 7), '7');
});

test('robots are named by colour and number, counted from one', () => {
  assert.equal(bodyName({ kind: 'robot', side: 1, number: 1 }), 'Yellow 1');
  assert.equal(bodyName({ kind: 'ball' }), 'Ball');
  assert.equal(bodyName(undefined), '');
});

test('names of a protocol become words', () => {
  assert.equal(words('KickOff_Left'), 'Kick-off left');
  assert.equal(words('Direct_free_kick_right'), 'Direct free kick right');
  assert.equal(words('BeforeKickOff'), 'Before kick-off');
  assert.equal(words('time out blue'), 'Time-out blue');
  assert.equal(words('yellow card blue 1'), 'Yellow card blue 1');
  assert.equal(words(''), '');
});

test('a capital begins a sentence, and nothing stays nothing', () => {
  assert.equal(capital('kick-off'), 'Kick-off');
  assert.equal(capital(''), '');
});
