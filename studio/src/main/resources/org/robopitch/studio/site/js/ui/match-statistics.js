// SPDX-License-Identifier: Apache-2.0
// The page of a match's statistics: in the panel at any time, in a dialog when a period ends.

import { part } from '../core/dom.js';
import { make } from '../core/format.js';
import { statistics } from '../core/statistics.js';
import * as api from '../net/api.js';
import { openDialog, closeDialog } from './dialogs.js';

const MOST_FRAMES = 12_000;

/** @type {[string, (one: any) => string][]} */
const ROWS = [
  ['Possession', ({ possession }) => `${Math.round(100 * possession)} %`],
  ['Passes', ({ passes }) => String(passes)],
  ['Shots', ({ shots }) => String(shots)],
  ['Expected goals', ({ expectedGoals }) => expectedGoals.toFixed(1)],
  ['Distance', ({ distance }) => `${distance.toFixed(distance < 100 ? 1 : 0)} m`],
];

export class MatchStatistics {
  /** Offers actions under the dialog, each a label and a function. */
  constructor(page, player, actions) {
    this.page = page;
    this.player = player;
    this.actions = actions;
    this.period = '';
    this.scene = undefined;
    this.shown = '';
    this.button = make('button', { class: 'button', id: 'count', onclick: () => this.show() }, 'Update');
    this.table = make('div', {});
    page.replaceChildren(this.table, this.button);
  }

  /** Works them out for all that was played so far. */
  async count() {
    const { player } = this;
    const { scene } = player;
    const id = player.mode === 'replay' ? scene.recording : undefined;
    const frames = await api.frames(id, player.start(), player.end(), MOST_FRAMES);
    return { scene, sides: statistics(scene, frames.filter(({ bodies }) => bodies.length === scene.bodies.length)), score: frames.at(-1)?.score };
  }

  async show() {
    if (this.player.scene?.bodies) {
      const counted = await this.count();
      this.table.replaceChildren(table(counted));
    }
  }

  /** Opens the dialog when a period of the live match has ended. */
  watch(view) {
    const { mode, liveScene, status } = this.player;
    if (mode !== 'live' || !view || !liveScene) {
      return;
    }
    const another = liveScene === this.scene && this.period && view.period !== this.period;
    const ended = status.over ? 'The match is over' : another ? `End of ${this.period}` : '';
    const key = `${liveScene.match}/${status.over ? 'over' : view.period}`;
    [this.period, this.scene] = [view.period, liveScene];
    // A dialog that is open already is not taken away from whoever is using it.
    if (ended && key !== this.shown && !part('dialog', HTMLDialogElement).open) {
      this.shown = key;
      this.open(ended);
    }
  }

  async open(title) {
    const counted = await this.count();
    openDialog(
      make('h2', { id: 'statistics-title' }, title), table(counted),
      make('p', { class: 'soft' }, 'Expected goals are a rule of thumb from distance and angle.'),
      make('div', { class: 'end' }, ...this.actions.map(([label, act]) => make('button', {
        class: 'button', onclick: () => {
          closeDialog();
          act();
        },
      }, label)), make('button', { class: 'button primary', onclick: closeDialog }, 'Close')));
  }
}

function table({ scene, sides, score }) {
  const head = make('tr', {}, ...scene.teams.map((team, side) => make('th', { scope: 'col', 'data-side': side }, `${team} ${score?.[side] ?? ''}`)));
  head.insertBefore(make('td', {}), head.lastChild);
  const rows = ROWS.map(([label, text]) => make('tr', {}, make('td', {}, text(sides[0])), make('th', { scope: 'row' }, label), make('td', {}, text(sides[1]))));
  return make('table', { class: 'statistics' }, make('thead', {}, head), make('tbody', {}, ...rows));
}
