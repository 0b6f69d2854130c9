// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { OVERLAYS, options } from '../page/core/options.js';

const source = (file) => readFileSync(new URL(`../page/${file}`, import.meta.url), 'utf8');

test('every overlay has a name and a key of its own, which no other key of the page is', () => {
  const taken = [...source('input/keys.js').matchAll(/^ {4}'?(.|\w+)'?: /gm)].map(([, key]) => key);
  assert.ok(taken.includes('h') && taken.includes('?'));
  const keys = OVERLAYS.map(({ key }) => key.toLowerCase());
  assert.equal(new Set([...keys, ...taken]).size, keys.length + taken.length);
  assert.equal(new Set(OVERLAYS.map(({ name }) => name)).size, OVERLAYS.length);
});

test('every overlay is drawn, and on or off at first as it is declared', () => {
  for (const { name, on } of OVERLAYS) {
    assert.equal(options[name], on);
    assert.ok(source('view/overlay.js').includes(`options.${name}`), name);
  }
});
