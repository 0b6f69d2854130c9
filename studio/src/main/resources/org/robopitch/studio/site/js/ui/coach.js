// SPDX-License-Identifier: Apache-2.0
// What a person can tell the referee, for leagues whose referee listens.

import { capital, make, words } from '../core/format.js';
import { select } from './panel.js';

/** The side that an order is about: its label ends with it, or with one of its robots. */
function sideOf(label) {
  const side = label.match(/\b(blue|yellow)( \d+)?$/)?.[1];
  return side && (side === 'blue' ? 0 : 1);
}

export class CoachPage {
  /** send(number) tells the referee an order, tell(number, value) a number that goes with them. */
  constructor(page, tab, send, tell) {
    this.page = page;
    this.tab = tab;
    this.send = send;
    this.tell = tell;
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
        class: 'button', 'data-order': order.number, 'data-side': sideOf(order.label),
        onclick: () => this.send(order.number),
      }, words(order.label)))))), ...this.details(scene.details ?? []));
  }

  /** Fields for the numbers that go with orders, in a fold per group. */
  details(details) {
    const groups = [...new Set(details.map((detail) => detail.group))];
    return groups.map((group) => make('details', { class: 'orders' },
      make('summary', {}, capital(group)),
      ...details.filter((detail) => detail.group === group).map((detail) => make('label', { class: 'field' },
        make('span', {}, capital(detail.label)),
        make('input', {
          type: 'number', value: 0, min: detail.least, max: detail.most, step: detail.whole ? 1 : 'any', 'data-detail': detail.number,
          onchange: (event) => this.tell(detail.number, event.target.valueAsNumber || 0),
        })))));
  }
}
