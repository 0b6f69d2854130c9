// SPDX-License-Identifier: Apache-2.0
// Light or dark: as the system has it, until somebody chooses.

import { change, options, whenOptionsChange } from '../core/options.js';

const system = matchMedia('(prefers-color-scheme: light)');

function wanted() {
  return options.theme === 'auto' ? (system.matches ? 'light' : 'dark') : options.theme;
}

/** Calls a function with the theme, now and whenever it changes. */
export function themes(show) {
  let shown;
  const update = () => {
    if (wanted() !== shown) {
      shown = wanted();
      document.documentElement.dataset.theme = shown;
      show(shown);
    }
  };
  whenOptionsChange(update);
  system.addEventListener('change', update);
  document.getElementById('theme').addEventListener('click', () => change('theme', shown === 'dark' ? 'light' : 'dark'));
}
