// SPDX-License-Identifier: Apache-2.0
// The page of a match's statistics at the time shown: in the panel, and in a dialog when a period ends. The studio counts.

import { part } from '../core/dom.js';
import { capital, make, quantity } from '../core/format.js';
import { openDialog, closeDialog } from './dialogs.js';

export class MatchStatistics {
  /** Offers actions under the dialog, each a label and a function. */
  constructor(page, player, actions) {
    this.page = page;
    this.player = player;
    this.actions = actions;
    this.period = '';
    this.scene = undefined;
    this.shown = '';
    this.written = '';
  }

  /** Shows what the match has come to, and opens the dialog when a period of the live match has ended. */
  watch(view) {
    const { mode, scene, liveScene, status } = this.player;
    if (view && scene?.statistics && !this.page.hidden) {
      this.show(scene, view);
    }
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
      this.open(ended, liveScene, view);
    }
  }

  show(scene, view) {
    const next = table(scene, view);
    if (next.outerHTML !== this.written) {
      this.written = next.outerHTML;
      this.page.replaceChildren(next);
    }
  }

  open(title, scene, view) {
    openDialog(
      make('h2', { id: 'statistics-title' }, title), table(scene, view),
      make('p', { class: 'soft' }, 'Expected goals are a rule of thumb from distance and angle.'),
      make('div', { class: 'end' }, ...this.actions.map(([label, act]) => make('button', {
        class: 'button', onclick: () => {
          closeDialog();
          act();
        },
      }, label)), make('button', { class: 'button primary', onclick: closeDialog }, 'Close')));
  }
}

function table(scene, { score, statistics }) {
  const head = make('tr', {}, ...scene.teams.map((team, side) => make('th', { scope: 'col', 'data-side': side }, `${team} ${score[side]}`)));
  head.insertBefore(make('td', {}), head.lastChild);
  const rows = scene.statistics.map((statistic, i) => {
    const [blue, yellow] = (statistics[i] ?? [0, 0]).map((value) => quantity(statistic, value));
    return make('tr', {}, make('td', {}, blue), make('th', { scope: 'row' }, capital(statistic.label)), make('td', {}, yellow));
  });
  return make('table', { class: 'statistics' }, make('thead', {}, head), make('tbody', {}, ...rows));
}
