// SPDX-License-Identifier: Apache-2.0
// Plots of any quantity of any body over the last seconds of what is shown.

import { bodyName, make } from '../core/format.js';
import { change, options } from '../core/options.js';
import { SIDE_COLOURS } from '../view/bodies.js';
import { Curve } from './curve.js';

export const QUANTITIES = {
  speed: ['Speed', 'm/s', (body) => Math.hypot(body.vx, body.vy)],
  x: ['x', 'm', (body) => body.x],
  y: ['y', 'm', (body) => body.y],
  z: ['Height', 'm', (body) => body.z],
  heading: ['Heading', 'rad', (body) => Math.atan2(Math.sin(body.heading), Math.cos(body.heading))],
  vx: ['Speed along x', 'm/s', (body) => body.vx],
  vy: ['Speed along y', 'm/s', (body) => body.vy],
  vz: ['Speed upwards', 'm/s', (body) => body.vz],
  spin: ['Spin', 'rad/s', (body) => body.spin],
  ball: ['Distance to the ball', 'm', (body, ball) => Math.hypot(body.x - ball.x, body.y - ball.y)],
  contacts: ['Contacts on the pitch', '', (_body, _ball, view) => view.contacts.length],
};
const MOST = 6;

export class PlotPage {
  constructor(page) {
    this.page = page;
    this.plots = [];
    this.scene = { bodies: [] };
  }

  show(scene) {
    this.scene = scene;
    this.ball = scene.bodies.findIndex((body) => body.kind === 'ball');
    this.build();
  }

  build() {
    this.plots = options.plots.slice(0, MOST).map((wish, i) => this.plot(wish, i));
    const add = make('button', {
      class: 'button', id: 'add-plot', disabled: options.plots.length >= MOST,
      onclick: () => this.save([...options.plots, { body: 'ball', quantity: 'speed' }]),
    }, 'Add a plot');
    this.page.replaceChildren(...this.plots.map((plot) => plot.element), add);
  }

  save(plots) {
    change('plots', plots);
    this.build();
  }

  plot(wish, index) {
    const bodies = this.scene.bodies.map((body, i) => [body.kind === 'ball' ? 'ball' : String(i), bodyName(body)]);
    const set = (choices) => this.save(options.plots.map((plot, i) => (i === index ? { ...plot, ...choices } : plot)));
    const body = choice('Body', bodies, wish.body, (value) => set({ body: value }));
    const names = Object.entries(QUANTITIES).map(([key, [label]]) => [key, label]);
    const quantity = choice('Quantity', names, wish.quantity, (value) => set({ quantity: value }));
    const canvas = make('canvas', { role: 'img', 'aria-label': 'Plot' });
    const remove = make('button', {
      class: 'button icon', 'aria-label': 'Remove this plot', onclick: () => this.save(options.plots.filter((_, i) => i !== index)),
    }, '×');
    const at = wish.body === 'ball' ? this.ball : Number(wish.body);
    const info = this.scene.bodies[at];
    const colour = info?.kind === 'ball' ? '#ff7a1a' : SIDE_COLOURS[info?.side] ?? '#888';
    const [, unit, measure] = QUANTITIES[wish.quantity] ?? QUANTITIES.speed;
    return {
      element: make('div', { class: 'plot' }, make('header', {}, body, quantity, remove), canvas),
      curve: new Curve(canvas, colour, unit), body: at, measure,
    };
  }

  /** Takes in the moment that is shown. */
  add(view) {
    for (const { curve, body, measure } of this.plots) {
      if (view.bodies[body]?.present) {
        curve.add(view.time, measure(view.bodies[body], view.bodies[this.ball], view));
      }
    }
  }

  draw() {
    if (!this.page.hidden) {
      this.plots.forEach(({ curve }) => curve.draw());
    }
  }
}

function choice(label, entries, value, changed) {
  const select = make('select', { 'aria-label': label, onchange: () => changed(select.value) });
  select.append(...entries.map(([key, text]) => make('option', { value: key }, text)));
  select.value = value;
  return select;
}
