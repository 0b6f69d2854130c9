// SPDX-License-Identifier: Apache-2.0
// The card of the selected body: where it is, what it is up to, and what can be done with it.

import { bodyName, make } from '../core/format.js';
import { SIDE_COLOURS } from '../view/bodies.js';

const DEGREES = 180 / Math.PI;

export class RobotCard {
  /** Actions: drive(), follow(), turn(angle), close(), mayMove(). */
  constructor(actions) {
    this.actions = actions;
    this.element = document.getElementById('robot-card');
  }

  show(info, driving) {
    this.element.hidden = !info;
    if (!info) {
      return;
    }
    const swatch = make('i', { style: `background: ${info.kind === 'ball' ? 'var(--ball)' : SIDE_COLOURS[info.side]}` });
    this.facts = make('dl', {});
    const { actions } = this;
    const button = (label, action, attributes = {}) => make('button', { class: 'button', onclick: action, ...attributes }, label);
    const robot = info.kind !== 'ball' && actions.mayMove();
    this.element.replaceChildren(
      make('h2', {}, swatch, bodyName(info), button('×', actions.close, { class: 'close', 'aria-label': 'Close' })),
      this.facts,
      make('div', { class: 'buttons' },
        ...(robot ? [
          button(driving ? 'Return to team' : 'Drive', actions.drive, { id: 'drive', 'aria-pressed': String(driving), title: 'Drive (G)' }),
          button('⟲', () => actions.turn(Math.PI / 12), { 'aria-label': 'Turn left', title: 'Turn left ([)' }),
          button('⟳', () => actions.turn(-Math.PI / 12), { 'aria-label': 'Turn right', title: 'Turn right (])' }),
        ] : []),
        button('Follow', actions.follow, { title: 'Follow (F)' })),
      ...(driving ? [make('p', { class: 'soft' }, 'Use arrow keys, WASD or a gamepad. Press ? for all keys.')] : []),
    );
  }

  update(body, role) {
    if (this.element.hidden || !body) {
      return;
    }
    const facts = [
      ['Place', `${body.x.toFixed(2)}, ${body.y.toFixed(2)} m`],
      ['Heading', `${(Math.atan2(Math.sin(body.heading), Math.cos(body.heading)) * DEGREES).toFixed(0)}°`],
      ['Speed', `${Math.hypot(body.vx, body.vy).toFixed(2)} m/s`],
      ...(role ? [['Role', role]] : []),
    ];
    this.facts.replaceChildren(...facts.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]));
  }
}
