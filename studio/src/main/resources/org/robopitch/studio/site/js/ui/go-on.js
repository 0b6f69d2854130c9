// SPDX-License-Identifier: Apache-2.0
// The form for a match that goes on from the moment shown, perhaps with other teams or another seed.

import { clock, make } from '../core/format.js';
import * as api from '../net/api.js';
import { closeDialog, openDialog } from './dialogs.js';
import { toast } from './toast.js';

function teamField(label, name, now, teams) {
  const others = teams.filter((team) => team !== now);
  return make('label', { class: 'field' }, label, make('select', { name },
    make('option', { value: '' }, `${now} (as before)`), ...others.map((team) => make('option', { value: team }, team))));
}

/** Opens the form for a moment of a scene; what was chosen goes to begin(wish). */
export async function goOn(scene, time, begin) {
  let choices;
  try {
    choices = await api.choices();
  } catch (problem) {
    toast(problem.message);
    return;
  }
  const teams = choices.leagues.find(({ name }) => name === scene.league)?.teams ?? [];
  const seed = make('input', { name: 'seed', inputmode: 'numeric', pattern: '-?[0-9]*', placeholder: 'as before' });
  const form = make('form', { method: 'dialog', id: 'go-on-form' },
    make('h2', {}, `Go on from ${clock(time)}`),
    make('p', { class: 'soft' }, 'Starts a new match from this moment. With the same teams and seed, it continues exactly as this one did.'),
    make('div', { class: 'row' }, teamField('Blue', 'blue', scene.teams[0], teams), teamField('Yellow', 'yellow', scene.teams[1], teams)),
    make('div', { class: 'row' }, make('label', { class: 'field' }, 'Seed', seed)),
    make('div', { class: 'end' },
      make('button', { type: 'button', class: 'button', onclick: closeDialog }, 'Cancel'),
      make('button', { type: 'submit', class: 'button primary', id: 'go-on-begin' }, 'Play')));
  form.addEventListener('submit', () => {
    const { blue, yellow, seed: chosen } = Object.fromEntries(new FormData(form));
    begin({ recording: scene.recording ?? '', time, blue, yellow, seed: chosen });
  });
  openDialog(form);
}
