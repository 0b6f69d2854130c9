// SPDX-License-Identifier: Apache-2.0
// Switches for what is drawn over the pitch, and the choice of a heat map.

import { bodyName, make } from '../core/format.js';
import { OVERLAYS, change, options, whenOptionsChange } from '../core/options.js';

export class OverlayPage {
  constructor(page) {
    this.inputs = new Map();
    const switches = OVERLAYS.map(({ name, label, key }) => {
      const input = make('input', { type: 'checkbox', role: 'switch', id: `show-${name}`, onchange: () => change(name, input.checked) });
      this.inputs.set(name, input);
      return make('label', { class: 'switch' }, make('span', {}, label, make('kbd', {}, key)), input);
    });
    this.heat = make('select', { id: 'heat', onchange: () => change('heat', this.heat.value) });
    page.replaceChildren(
      make('h2', { class: 'part' }, 'Over the pitch'), make('div', { class: 'switches' }, ...switches),
      make('h2', { class: 'part' }, 'Heat map'), make('label', { class: 'field' }, 'Positions so far', this.heat),
    );
    this.show({ bodies: [] });
    whenOptionsChange(() => this.update());
  }

  /** Offers the bodies of a scene. */
  show(scene) {
    const choices = [['none', 'None'], ['ball', 'Ball'], ['blue', 'All of blue'], ['yellow', 'All of yellow']];
    scene.bodies?.forEach((body, i) => body.kind !== 'ball' && choices.push([String(i), bodyName(body)]));
    this.heat.replaceChildren(...choices.map(([value, label]) => make('option', { value }, label)));
    this.update();
  }

  update() {
    this.inputs.forEach((input, name) => { input.checked = options[name]; });
    this.heat.value = options.heat;
    if (this.heat.selectedIndex < 0) {
      this.heat.value = 'none';
    }
  }
}
