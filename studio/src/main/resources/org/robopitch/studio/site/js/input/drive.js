// SPDX-License-Identifier: Apache-2.0
// Driving a selected robot by keyboard or gamepad, while the rest of the match goes on.

const KEYS = {
  ArrowUp: ['forward', 1], KeyW: ['forward', 1], ArrowDown: ['forward', -1], KeyS: ['forward', -1],
  ArrowLeft: ['turn', 1], KeyA: ['turn', 1], ArrowRight: ['turn', -1], KeyD: ['turn', -1],
  KeyQ: ['sideways', 1], KeyE: ['sideways', -1],
};
const DEAD_ZONE = 0.12;
const GENTLE = 0.4;

export class Driver {
  /** Sends orders through a connection, and tells when driving begins or ends. */
  constructor(connection, changed) {
    this.connection = connection;
    this.changed = changed;
    this.robot = -1;
    this.held = new Set();
    this.sent = '';
    addEventListener('blur', () => this.held.clear());
  }

  get driving() {
    return this.robot >= 0;
  }

  start(robot) {
    this.stop();
    this.robot = robot;
    this.held.clear();
    this.sent = '';
    this.update();
    this.changed();
  }

  stop() {
    if (this.driving) {
      this.connection.send('release', { body: this.robot });
      this.robot = -1;
      this.changed();
    }
  }

  /** Takes a key if it drives; true if it did. */
  key(event, down) {
    if (!this.driving || !KEYS[event.code] || event.ctrlKey || event.metaKey || event.altKey) {
      return false;
    }
    this.gentle = event.shiftKey;
    this.held[down ? 'add' : 'delete'](event.code);
    this.update();
    return true;
  }

  /** Sends what keys and gamepad want, if it has changed. */
  update() {
    if (!this.driving) {
      return;
    }
    const wish = { forward: 0, turn: 0, sideways: 0 };
    for (const code of this.held) {
      const [what, amount] = KEYS[code];
      wish[what] += amount * (this.gentle ? GENTLE : 1);
    }
    const pad = gamepad();
    for (const what of Object.keys(wish)) {
      wish[what] = Math.max(-1, Math.min(1, wish[what] + (pad?.[what] ?? 0)));
    }
    const text = JSON.stringify(wish);
    if (text !== this.sent && this.connection.send('drive', { body: this.robot, ...wish })) {
      this.sent = text;
    }
  }
}

/** What the first gamepad that is moved wants; nothing if there is none. */
export function gamepad() {
  const dead = (value) => (Math.abs(value ?? 0) < DEAD_ZONE ? 0 : Math.round(20 * value) / 20);
  for (const pad of navigator.getGamepads?.() ?? []) {
    if (pad) {
      const trigger = (pad.buttons[7]?.value ?? 0) - (pad.buttons[6]?.value ?? 0);
      const wish = {
        forward: dead(trigger) || -dead(pad.axes[1]), turn: -dead(pad.axes[2] ?? 0) || -dead(pad.axes[0]), sideways: 0,
      };
      if (wish.forward || wish.turn) {
        return wish;
      }
    }
  }
  return undefined;
}
