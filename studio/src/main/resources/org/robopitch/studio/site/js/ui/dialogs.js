// SPDX-License-Identifier: Apache-2.0
// The keyboard help, in the one dialog of the page.

import { part } from '../core/dom.js';
import { make } from '../core/format.js';
import { OVERLAYS } from '../core/options.js';

/** @type {[string, string[][]][]} */
const HELP = [
  ['Playing', [
    ['Space', 'play or pause'], ['. ,', 'step forward, step back'], ['+ −', 'faster, slower'], ['← →', 'five seconds back, forward'],
    ['< >', 'previous, next goal'], ['Y', 'last goal in slow motion'], ['Z', 'loop: start, end, off'], ['L', 'back to the present'],
    ['N', 'new match'], ['X', 'go on from here'], ['U', 'save the situation'], ['O', 'open a recording'],
  ]],
  ['Looking', [
    ['2 3', 'from above, free camera'], ['4 5', 'broadcast, side'], ['6 7 8', 'behind a goal, on a robot'], ['0', 'whole pitch'], ['F', 'follow ball, selection, nothing'], ['B', 'select the next robot'],
    [OVERLAYS.map(({ key }) => key).join(' '), OVERLAYS.map(({ name }) => name).join(', ')], ['H', 'heat map of the ball'],
    ['S', 'screenshot'], ['M', 'video, start and stop'], ['P', 'panel'],
  ]],
  ['A selected robot', [
    ['drag', 'move it'], ['knob, Shift + drag', 'turn it'], ['[ ]', 'turn it left, right'], ['G', 'drive it, return it to its team'],
    ['↑ ↓ ← →, W A S D', 'drive'], ['Q E', 'drive sideways, if it can'], ['Shift', 'drive, kick gently'],
    ['K L', 'kick along the ground, lob'], ['J', 'hold or release the ball'], ['Esc', 'let go'],
  ]],
];

export function openDialog(...content) {
  const dialog = part('dialog', HTMLDialogElement);
  dialog.replaceChildren(...content);
  if (!dialog.open) {
    dialog.showModal();
  }
  return dialog;
}

export function closeDialog() {
  part('dialog', HTMLDialogElement).close();
}

export function showHelp() {
  const parts = HELP.flatMap(([title, keys]) => [
    make('h3', {}, title),
    make('dl', { class: 'keys' }, ...keys.map(([key, text]) => make('div', {}, make('dt', {}, text), make('dd', {}, make('kbd', {}, key))))),
  ]);
  openDialog(
    make('h2', { id: 'help-title' }, 'Keyboard'),
    make('p', { class: 'soft' }, 'A gamepad drives the selected robot too: sticks and triggers, shoulder buttons for sideways. The first button kicks, the second lobs, the third holds or releases the ball.'),
    ...parts,
    make('div', { class: 'end' }, make('button', { class: 'button primary', onclick: closeDialog }, 'Close')),
  );
}
