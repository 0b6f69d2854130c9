// SPDX-License-Identifier: Apache-2.0
// What a person can tell the referee, for leagues whose referee listens.

import { capital, make } from '../core/format.js';
import { select } from './panel.js';

export class CoachPage {
  /** send(number) tells the referee. */
  constructor(page, tab, send) {
    this.page = page;
    this.tab = tab;
    this.send = send;
  }

  show(scene) {
    const orders = scene.orders ?? [];
    if (orders.length === 0 && this.tab.getAttribute('aria-selected') === 'true') {
      select('events');
    }
    this.tab.hidden = orders.length === 0;
    const groups = [...new Set(orders.map((order) => order.group))];
    this.page.replaceChildren(...groups.map((group) => make('details', { class: 'orders', open: group === groups[0] },
      make('summary', {}, capital(group)),
      make('div', { class: 'order-buttons' }, ...orders.filter((order) => order.group === group).map((order) => make('button', {
        class: 'button', 'data-order': order.number, 'data-side': order.label.endsWith('blue') ? 0 : order.label.endsWith('yellow') ? 1 : undefined,
        onclick: () => this.send(order.number),
      }, capital(order.label)))))));
  }
}
