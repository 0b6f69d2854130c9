// SPDX-License-Identifier: Apache-2.0
// The panel at the side and its tabs.

import { part } from '../core/dom.js';
import { change, options, whenOptionsChange } from '../core/options.js';

const TABS = ['events', 'overlays', 'plots', 'match', 'robot', 'coach'];

export function panel(resized) {
  TABS.forEach((name) => {
    const tab = part(`tab-${name}`);
    tab.addEventListener('click', () => select(name));
    tab.addEventListener('keydown', (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step) {
        event.stopPropagation();
        const shownTabs = TABS.filter((one) => !part(`tab-${one}`).hidden);
        const next = shownTabs[(shownTabs.indexOf(name) + step + shownTabs.length) % shownTabs.length];
        select(next);
        part(`tab-${next}`).focus();
      }
    });
  });
  part('panel-toggle').addEventListener('click', () => change('panel', !options.panel));
  let shown;
  whenOptionsChange(() => {
    if (shown !== options.panel) {
      shown = options.panel;
      document.body.classList.toggle('no-panel', !shown);
      part('panel-toggle').setAttribute('aria-expanded', String(shown));
      resized();
    }
  });
}

export function select(name) {
  for (const other of TABS) {
    part(`tab-${other}`).setAttribute('aria-selected', String(other === name));
    part(`tab-${other}`).tabIndex = other === name ? 0 : -1;
    part(`page-${other}`).hidden = other !== name;
  }
}
