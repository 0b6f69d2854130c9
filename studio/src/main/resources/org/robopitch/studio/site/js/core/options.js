// SPDX-License-Identifier: Apache-2.0
// What a person has switched on; remembered by the browser.

const KEY = 'robopitch.options';

/** What view/overlay.js draws over the pitch: the option, its switch, its key, and whether it is on at first. */
export const OVERLAYS = [
  { name: 'trails', label: 'Trails', key: 'T', on: false },
  { name: 'velocities', label: 'Velocities', key: 'V', on: false },
  { name: 'contacts', label: 'Contacts', key: 'C', on: false },
  { name: 'roles', label: 'Roles', key: 'R', on: false },
  { name: 'drawings', label: 'Team drawings', key: 'D', on: true },
];

const USUAL = {
  ...Object.fromEntries(OVERLAYS.map(({ name, on }) => [name, on])), heat: 'none', heatBody: 'ball',
  camera: 'flat', panel: true, theme: 'auto', plots: [{ body: 'ball', quantity: 'speed' }],
};

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

export const options = { ...USUAL, ...stored() };
const listeners = [];

/** Calls a function now, and whenever an option changes. */
export function whenOptionsChange(listener) {
  listeners.push(listener);
  listener(options);
}

export function change(name, value) {
  options[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(options));
  } catch {
    // A browser that keeps nothing still shows everything.
  }
  listeners.forEach((listener) => listener(options));
}
