// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Series, csv } from '../page/core/series.js';
import { niceSeconds, scale } from '../page/ui/chart.js';

const series = (...pairs) => {
  const made = new Series();
  pairs.forEach(([time, value]) => made.add(time, value));
  return made;
};

test('moments are kept in order and once, however they come', () => {
  const made = series([2, 20], [0, 0], [1, 10], [2, 99], [3, 30]);
  assert.deepEqual(made.points.map(({ time, value }) => [time, value]), [[0, 0], [1, 10], [2, 20], [3, 30]]);
  assert.deepEqual(made.between(1, 2).map(({ time }) => time), [1, 2]);
});

test('the nearest point is found within a span', () => {
  const made = series([0, 0], [1, 10]);
  assert.equal(made.near(0.9, 0.2).value, 10);
  assert.equal(made.near(0.5, 0.2), undefined);
});

test('a table has a row for each moment of any curve', () => {
  const text = csv(['Ball Speed [m/s]', 'say "x"'], [series([0, 1.5], [0.016, 2]).points, series([0.016, -1]).points]);
  assert.equal(text, 'time_s,"Ball Speed [m/s]","say ""x"""\n0,1.5,\n0.016,2,-1\n');
});

test('axes have round numbers around what they show', () => {
  const [low, high, step] = scale(0.13, 2.71);
  assert.ok(low <= 0.13 && high >= 2.71 && (high - low) / step <= 8);
  assert.equal(niceSeconds(0.7), 1);
  assert.equal(niceSeconds(16), 30);
});
