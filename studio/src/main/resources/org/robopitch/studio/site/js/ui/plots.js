// SPDX-License-Identifier: Apache-2.0
// Plots of any quantities of any bodies, one or several in a chart.

import { bodyName, make } from '../core/format.js';
import { change, options } from '../core/options.js';
import { save } from '../core/save.js';
import { Series, csv } from '../core/series.js';
import { SIDE_COLOURS } from '../view/bodies.js';
import { Chart } from './chart.js';

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
const MOST_PLOTS = 6;
const MOST_CURVES = 4;
const SPANS = [2, 5, 12, 30, 60, 180];
const MORE_COLOURS = ['#e04fd0', '#19b8c9', '#7ac943', '#b08cff'];

/** What a plot that was saved asks for; those of older versions had one curve and no span. */
function wishOf({ curves = undefined, seconds = 12, body = 'ball', quantity = 'speed' }) {
  return { curves: curves ?? [{ body, quantity }], seconds };
}

export class PlotPage {
  /**
   * Asks for all the frames of a stretch by a function of two times, for its steps by one of bodies and of a function that
   * gets them.
   */
  constructor(page, frames, steps) {
    this.page = page;
    this.frames = frames;
    this.openSteps = steps;
    this.plots = [];
    this.scene = { bodies: [] };
    this.now = 0;
  }

  show(scene) {
    this.scene = scene;
    this.ball = scene.bodies.findIndex((body) => body.kind === 'ball');
    this.build();
  }

  build() {
    this.plots = options.plots.slice(0, MOST_PLOTS).map((wish, i) => this.plot(wishOf(wish), i));
    const add = make('button', {
      class: 'button', id: 'add-plot', disabled: options.plots.length >= MOST_PLOTS,
      onclick: () => this.save([...options.plots, wishOf({})]),
    }, 'Add a plot');
    this.note = make('p', { class: 'soft', id: 'plot-note' });
    this.page.replaceChildren(...this.plots.map((plot) => plot.element), add, this.note);
    this.steps = undefined;
  }

  /** The steps of what is shown, of all bodies that have a curve. */
  everyStep() {
    const bodies = this.plots.flatMap(({ curves }) => curves.map(({ body }) => body)).filter((body) => body >= 0);
    const all = [...new Set([...bodies, this.ball])].filter((body) => body >= 0);
    const source = this.openSteps(all, (moment) => this.add(moment), this.steps);
    this.steps = source;
    return source;
  }

  save(plots) {
    change('plots', plots);
    this.build();
  }

  plot(wish, index) {
    const set = (choices) => this.save(options.plots.map((plot, i) => (i === index ? { ...wishOf(plot), ...choices } : plot)));
    const canvas = make('canvas', { role: 'img', 'aria-label': 'Plot', title: 'Wheel: zoom in time' });
    const curves = wish.curves.slice(0, MOST_CURVES).map((curve, i) => this.curve(curve, i));
    const zoom = (direction) => {
      const at = SPANS.indexOf(wish.seconds) + direction;
      if (SPANS[at]) {
        set({ seconds: SPANS[at] });
      }
    };
    canvas.addEventListener('wheel', (event) => {
      event.preventDefault();
      zoom(Math.sign(event.deltaY));
    }, { passive: false });
    const rows = curves.map((curve, i) => this.row(curve, wish.curves, i, set));
    const button = (label, title, onclick, disabled = false) => make('button', { class: 'button small', title, onclick, disabled }, label);
    const bar = make('div', { class: 'plot-bar' },
      button('+ Curve', 'Add a curve', () => set({ curves: [...wish.curves, this.another(wish.curves)] }), curves.length >= MOST_CURVES),
      button('−', 'Longer time span', () => zoom(1), wish.seconds === SPANS.at(-1)), make('span', { class: 'soft' }, `${wish.seconds} s`),
      button('+', 'Shorter time span', () => zoom(-1), wish.seconds === SPANS[0]),
      button('CSV', 'Save the values as a table', () => this.table(curves, wish.seconds)),
      button('PNG', 'Save the picture', () => canvas.toBlob((blob) => save(blob, 'plot.png'))),
      button('×', 'Remove this plot', () => this.save(options.plots.filter((_, i) => i !== index))));
    return { element: make('div', { class: 'plot' }, ...rows, canvas, bar), chart: new Chart(canvas), curves, seconds: wish.seconds };
  }

  /** What the next curve of a chart shows: what the last one does, of a robot that has none. */
  another(curves) {
    const taken = new Set(curves.map(({ body }) => body));
    const free = this.scene.bodies.findIndex((body, i) => body.kind !== 'ball' && !taken.has(String(i)));
    return { body: free < 0 ? 'ball' : String(free), quantity: curves.at(-1).quantity };
  }

  curve({ body, quantity }, index) {
    const at = body === 'ball' ? this.ball : Number(body);
    const info = this.scene.bodies[at];
    const own = info?.kind === 'ball' ? '#ff7a1a' : SIDE_COLOURS[info?.side] ?? '#888';
    const [label, unit, measure] = QUANTITIES[quantity] ?? QUANTITIES.speed;
    return {
      wish: { body, quantity }, body: at, measure, unit, name: `${bodyName(info)} ${label}${unit ? ` [${unit}]` : ''}`,
      series: new Series(), colour: index === 0 ? own : MORE_COLOURS[index - 1],
    };
  }

  row({ wish, colour }, wishes, index, set) {
    const bodies = this.scene.bodies.map((body, i) => [body.kind === 'ball' ? 'ball' : String(i), bodyName(body)]);
    const names = Object.entries(QUANTITIES).map(([key, [label]]) => [key, label]);
    const put = (choices) => set({ curves: wishes.map((one, i) => (i === index ? { ...one, ...choices } : one)) });
    const remove = make('button', {
      class: 'button icon', 'aria-label': 'Remove this curve', disabled: wishes.length === 1,
      onclick: () => set({ curves: wishes.filter((_, i) => i !== index) }),
    }, '×');
    return make('header', {}, make('i', { style: `background: ${colour}` }),
      choice('Body', bodies, wish.body, (value) => put({ body: value })),
      choice('Quantity', names, wish.quantity, (value) => put({ quantity: value })), remove);
  }

  async table(curves, seconds) {
    const { now } = this;
    const steps = this.everyStep();
    await steps.all(now - seconds, now);
    this.fill(steps, now - seconds, now);
    const lists = curves.map(({ series }) => series.between(now - seconds, now));
    save(new Blob([csv(curves.map(({ name }) => name), lists)], { type: 'text/csv' }), 'plot.csv');
  }

  /** Takes in a moment. */
  add(view) {
    for (const { curves } of this.plots) {
      for (const { series, body, measure } of curves) {
        if (view.bodies[body]?.present) {
          series.add(view.time, measure(view.bodies[body], view.bodies[this.ball], view));
        }
      }
    }
  }

  /** Where there are no steps, frames serve. */
  fill(steps, from, to) {
    if (steps.problem) {
      this.frames(from, to).forEach((frame) => this.add(frame));
    }
  }

  /** Draws the stretch before a moment. */
  draw(now) {
    this.now = now;
    if (this.page.hidden || this.plots.length === 0) {
      return;
    }
    const longest = Math.max(...this.plots.map(({ seconds }) => seconds));
    const steps = this.everyStep();
    steps.want(now - longest, now);
    this.fill(steps, now - longest, now);
    const note = steps.problem ? `One point per cycle: ${steps.problem}` : 'One point per simulation step.';
    if (this.note.textContent !== note) {
      this.note.textContent = note;
    }
    this.plots.forEach(({ chart, curves, seconds }) => chart.draw(curves, now - seconds, now));
  }
}

function choice(label, entries, value, changed) {
  const select = make('select', { 'aria-label': label, onchange: () => changed(select.value) });
  select.append(...entries.map(([key, text]) => make('option', { value: key }, text)));
  select.value = value;
  return select;
}
