// SPDX-License-Identifier: Apache-2.0
// What a person has switched on; remembered by the browser.

const KEY = 'robopitch.options';
const USUAL = {
  trails: false, velocities: false, contacts: false, roles: false, drawings: true, heat: 'none', heatBody: 'ball',
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
