// SPDX-License-Identifier: Apache-2.0
// The form for a new match: league, size, teams, seed, noise.

import { make } from '../core/format.js';
import * as api from '../net/api.js';
import { closeDialog, openDialog } from './dialogs.js';
import { toast } from './toast.js';

let last = {};

function field(label, input) {
  return make('label', { class: 'field' }, label, input);
}

function select(name, values) {
  const element = make('select', { name });
  fill(element, values);
  return element;
}

function fill(element, values) {
  const before = element.value || String(last[element.name] ?? '');
  element.replaceChildren(...values.map((value) => make('option', { value }, value)));
  element.value = values.includes(before) ? before : values[0];
}

function noise(entries) {
  return entries.map(({ name, label, unit, step }) => field(`${label} (${unit})`, make('input', {
    type: 'number', name, min: 0, step: 'any', inputmode: 'decimal', value: last[name] ?? 0, 'data-step': step,
  })));
}

/** Opens the form; what was chosen goes to begin(order), false if the studio cannot be reached. */
export async function newMatch(begin) {
  let choices;
  try {
    choices = await api.choices();
  } catch (problem) {
    toast(problem.message);
    return;
  }
  const { leagues, current } = choices;
  if (current) {
    // The form begins with what is being played.
    last = { ...current, ...current.noise };
  }
  const league = select('league', leagues.map(({ name }) => name));
  const [size, blue, yellow] = [select('size', []), select('blue', []), select('yellow', [])];
  const keep = make('input', { type: 'checkbox', name: 'keep', checked: true });
  const kept = [current?.configured ? 'configuration' : '', current?.situation ? 'starting situation' : ''].filter(Boolean);
  const keepRow = make('label', { class: 'tick' }, keep, `Keep the ${kept.join(' and the ')} of this match`);
  const follow = () => {
    const chosen = leagues.find(({ name }) => name === league.value) ?? { sizes: [], teams: [] };
    const same = current && current.league === league.value;
    fill(size, same && !chosen.sizes.includes(current.size) ? [current.size, ...chosen.sizes] : chosen.sizes);
    fill(blue, same && !chosen.teams.includes(current.blue) ? [...chosen.teams, current.blue] : chosen.teams);
    fill(yellow, same && !chosen.teams.includes(current.yellow) ? [...chosen.teams, current.yellow] : chosen.teams);
    keepRow.hidden = !same || !(current.configured || current.situation);
  };
  league.addEventListener('change', follow);
  follow();
  const seed = make('input', { name: 'seed', id: 'seed', inputmode: 'numeric', pattern: '-?[0-9]+', required: true, value: last.seed ?? 1 });
  const duration = make('input', {
    type: 'number', name: 'duration', min: 0, step: 'any', inputmode: 'decimal', placeholder: 'until the referee ends it', value: last.duration > 0 ? last.duration : '',
  });
  const dice = make('button', {
    type: 'button', class: 'button', onclick: () => { seed.value = Math.floor(1e6 * Math.random()); },
  }, 'Any');
  const form = make('form', { method: 'dialog', id: 'new-match-form' },
    make('h2', {}, 'New match'),
    make('p', { class: 'soft' }, 'The same choices and the same seed give the same match.'),
    make('div', { class: 'row' }, field('League', league), field('Size', size)),
    make('div', { class: 'row' }, field('Blue', blue), field('Yellow', yellow)),
    make('div', { class: 'row' }, make('div', { class: 'field' }, make('label', { for: 'seed' }, 'Seed'), make('div', { class: 'joined' }, seed, dice)), field('Duration (s)', duration)),
    ...linkRow(current?.link),
    keepRow,
    make('details', { open: noisy(choices) }, make('summary', {}, 'Noise (off by default)'),
      make('h3', {}, 'What the teams see'), grid(noise(choices.sensing)),
      make('h3', {}, 'What the robots do'), grid(noise(choices.actuation))),
    make('div', { class: 'end' },
      make('button', { type: 'button', class: 'button', onclick: closeDialog }, 'Cancel'),
      make('button', { type: 'submit', class: 'button primary', id: 'begin' }, 'Play')));
  form.addEventListener('submit', () => begin(order(form, choices)));
  openDialog(form);
}

/** A match with external programs goes on to use their link: it was opened when the program started. */
function linkRow(link) {
  return link ? [field('Link of external programs', make('input', { name: 'link', value: link, readonly: true }))] : [];
}

/** Noise that is on is in sight. */
function noisy({ sensing, actuation }) {
  return [...sensing, ...actuation].some(({ name }) => Number(last[name]) > 0);
}

function grid(fields) {
  return make('div', { class: 'row' }, ...fields);
}

function order(form, { sensing, actuation }) {
  const values = Object.fromEntries(new FormData(form));
  last = values;
  const amounts = [...sensing, ...actuation].map(({ name }) => [name, Number(values[name]) || 0]);
  const { league, size, blue, yellow, seed } = values;
  return { league, size, blue, yellow, seed, keep: values.keep === 'on', duration: Number(values.duration) || 0, noise: Object.fromEntries(amounts) };
}
