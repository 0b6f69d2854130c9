// SPDX-License-Identifier: Apache-2.0
// The page of the selected robot: what it is up to and sees; of articulated ones also their joints as commanded and as
// they turned, what they feel and say.

import { bodyName, make } from '../core/format.js';
import { picture } from '../core/sight.js';
import * as api from '../net/api.js';
import { drawSight } from '../view/sight.js';
import { drawJoint, SECONDS } from './joint-curve.js';
import { select } from './panel.js';

const ASK_MILLISECONDS = 200;

export class RobotPage {
  constructor(page, tab, player) {
    this.page = page;
    this.tab = tab;
    this.player = player;
    this.body = -1;
    this.joint = 'rlj3';
    this.asked = 0;
  }

  show(scene) {
    this.scene = scene;
    this.body = -1;
    this.readings = undefined;
    this.tab.hidden = !scene.bodies?.some((body) => body.kind === 'robot');
    if (this.tab.hidden && this.tab.getAttribute('aria-selected') === 'true') {
      select('events');
    }
    this.build();
  }

  build() {
    const robot = this.scene?.bodies?.[this.body];
    if (robot?.kind !== 'robot') {
      this.page.replaceChildren(make('p', { class: 'soft' }, 'Select a robot on the pitch to see what it does, feels and sees.'));
      return;
    }
    this.doing = make('p', { id: 'doing' });
    this.pictures = make('div', { class: 'pictures', id: 'pictures' });
    this.said = make('p', { class: 'soft', id: 'said' });
    if (!robot.parts?.length) {
      this.page.replaceChildren(make('h2', {}, bodyName(robot)), this.doing, this.pictures, this.said);
      return;
    }
    this.canvas = make('canvas', { role: 'img', id: 'joint-curve', 'aria-label': 'Joint angle over time, commanded and executed' });
    this.choice = make('select', { 'aria-label': 'Joint', id: 'joint', onchange: () => { this.joint = this.choice.value; } });
    this.watch = make('input', { type: 'checkbox', id: 'show-sight', checked: true });
    this.felt = make('dl', { class: 'readings', id: 'felt' });
    this.seen = make('dl', { class: 'readings', id: 'seen' });
    this.page.replaceChildren(
      make('h2', {}, bodyName(robot)), this.doing, this.pictures,
      make('div', { class: 'plot' }, make('header', {}, this.choice), this.canvas,
        make('p', { class: 'soft' }, 'Dashed: as commanded. Solid: as it turned.')),
      make('h3', {}, 'Feels'), this.felt,
      make('label', { class: 'check' }, this.watch, 'Show what it sees on the pitch'),
      make('h3', {}, 'Sees'), this.seen, make('h3', {}, 'Says'), this.said);
  }

  /** Takes the selected body and the moment that is shown; asks for readings a few times a second while they are wanted. */
  update(selected, view) {
    if (selected !== this.body) {
      this.body = selected;
      this.readings = undefined;
      this.build();
    }
    const wanted = view && !this.page.hidden && this.scene?.bodies?.[this.body]?.kind === 'robot';
    if (wanted) {
      this.doing.textContent = view.roles?.[this.body] ?? '';
    }
    if (!wanted || this.asking || performance.now() - this.asked < ASK_MILLISECONDS) {
      return;
    }
    this.asked = performance.now();
    this.asking = true;
    const [body, to] = [this.body, view.time];
    const recording = this.player.mode === 'replay' ? this.scene.recording : undefined;
    api.readings(recording, body, to - SECONDS, to).then((readings) => {
      if (body === this.body) {
        this.readings = readings;
        this.write(to);
      }
    }).catch((problem) => {
      this.said.textContent = problem.message;
    }).finally(() => {
      this.asking = false;
    });
  }

  write(end) {
    const { joints, sensors, said, pictures } = this.readings;
    showPictures(this.pictures, pictures ?? []);
    const articulated = this.scene.bodies[this.body].parts?.length;
    if (!articulated) {
      this.said.textContent = pictures?.length ? '' : 'This team shows no camera pictures. In the Middle Size League, nubot does with --sense camera.';
      return;
    }
    if (!joints) {
      this.said.textContent = 'This recording has no robot readings.';
      return;
    }
    if (this.choice.options.length === 0) {
      const names = joints.names.filter((name) => name.endsWith('.planned')).map((name) => name.split('.')[0]);
      this.choice.append(...names.map((name) => make('option', { value: name }, name)));
      this.choice.value = this.joint;
    }
    drawJoint(this.canvas, joints, this.joint, end);
    const now = sensors?.rows.at(-1);
    const value = (name) => now?.[1 + sensors.names.indexOf(name)];
    const triple = (name, digits) => ['x', 'y', 'z'].map((axis) => value(name + axis)).map((one) => (typeof one === 'number' ? one.toFixed(digits) : '–')).join(', ');
    list(this.felt, [
      ['Gyroscope', `${triple('gyr.', 2)} rad/s`], ['Accelerometer', `${triple('acc.', 1)} m/s²`],
      ['Right foot', `${triple('rf.f', 1)} N`], ['Left foot', `${triple('lf.f', 1)} N`]]);
    list(this.seen, (this.picture()?.things ?? []).map(({ name, distance, left }) => [name, `${distance.toFixed(2)} m, ${((left * 180) / Math.PI).toFixed(0)}° left`]));
    const last = said.at(-1);
    this.said.textContent = last ? `“${last.text}” at ${last.time.toFixed(2)} s` : 'Nothing in these seconds.';
  }

  /** What the robot saw last. */
  picture() {
    const { sight } = this.readings ?? {};
    return sight?.rows.length ? picture(sight.names, sight.rows.at(-1)) : undefined;
  }

  /** Draws what the robot sees over the pitch. */
  draw(context, stage) {
    const seen = this.page.hidden || !this.watch?.checked ? undefined : this.picture();
    if (seen) {
      drawSight(context, stage, seen.eye, seen.things);
    }
  }
}

function list(element, entries) {
  element.replaceChildren(...entries.flatMap(([name, text]) => [make('dt', {}, name), make('dd', {}, text)]));
}

/** Shows pictures beside each other, each with its name and its time; what is there already is only exchanged. */
function showPictures(element, pictures) {
  if (element.childElementCount !== pictures.length) {
    element.replaceChildren(...pictures.map(() => make('figure', {}, make('img', {}), make('figcaption', {}))));
  }
  pictures.forEach(({ name, time, png }, i) => {
    const [image, caption] = element.children[i].children;
    image.src = `data:image/png;base64,${png}`;
    image.alt = `What the robot sees: ${name}`;
    caption.textContent = `${name}, ${time.toFixed(1)} s`;
  });
}
