// SPDX-License-Identifier: Apache-2.0
// Driving a selected robot by keyboard or gamepad, while the rest of the match goes on.

const KEYS = {
  ArrowUp: ['forward', 1], KeyW: ['forward', 1], ArrowDown: ['forward', -1], KeyS: ['forward', -1],
  ArrowLeft: ['turn', 1], KeyA: ['turn', 1], ArrowRight: ['turn', -1], KeyD: ['turn', -1],
  KeyQ: ['sideways', 1], KeyE: ['sideways', -1],
};
// What a robot does with the ball, where it can: keys, and buttons of a gamepad.
const KICKS = { KeyK: false, KeyL: true };
const HOLD_KEY = 'KeyJ';
const PAD = { kick: 0, lob: 1, hold: 2, left: 4, right: 5 };
// A quick tap must last until the next cycle of the match.
const SHORTEST_KICK = 150;
const DEAD_ZONE = 0.12;
const GENTLE = 0.4;
const HARDEST = 0.5;

export class Driver {
  /** Sends orders through a connection, and tells when driving begins or ends. */
  constructor(connection, changed) {
    this.connection = connection;
    this.changed = changed;
    this.robot = -1;
    this.held = new Set();
    this.sent = '';
    this.handled = '';
    this.hold = true;
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
    this.handled = '';
    this.hold = true;
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
    const known = KEYS[event.code] || event.code in KICKS || event.code === HOLD_KEY;
    if (!this.driving || !known || event.ctrlKey || event.metaKey || event.altKey) {
      return false;
    }
    this.gentle = event.shiftKey;
    if (event.code === HOLD_KEY) {
      this.hold = down && !event.repeat ? !this.hold : this.hold;
    } else if (event.code in KICKS && !down) {
      setTimeout(() => this.held.delete(event.code) && this.update(), SHORTEST_KICK);
    } else {
      this.held[down ? 'add' : 'delete'](event.code);
    }
    this.update();
    return true;
  }

  /** Sends what keys and gamepad want, if it has changed. */
  update() {
    if (!this.driving) {
      return;
    }
    const wish = { forward: 0, turn: 0, sideways: 0 };
    for (const code of [...this.held].filter((held) => KEYS[held])) {
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
    this.handleBall(pad);
  }

  /** Sends what the robot shall do with the ball, if it has changed. */
  handleBall(pad) {
    if (pad?.hold && !this.padHeld) {
      this.hold = !this.hold;
    }
    this.padHeld = pad?.hold;
    const lob = this.held.has('KeyL') || Boolean(pad?.lob);
    const kick = lob || this.held.has('KeyK') || Boolean(pad?.kick);
    const wish = { hold: this.hold, kick: kick ? (this.gentle ? GENTLE : 1) * HARDEST : 0, lob };
    const text = JSON.stringify(wish);
    // Who has said nothing has not to say that it holds the ball as usual.
    const usual = this.handled === '' && this.hold && !kick;
    if (!usual && text !== this.handled && this.connection.send('handle', { body: this.robot, ...wish })) {
      this.handled = text;
    }
  }
}

/** What the first gamepad that is used wants; nothing if there is none. */
export function gamepad() {
  const dead = (value) => (Math.abs(value ?? 0) < DEAD_ZONE ? 0 : Math.round(20 * value) / 20);
  for (const pad of navigator.getGamepads?.() ?? []) {
    if (pad) {
      const pressed = (button) => pad.buttons[button]?.value ?? 0;
      const trigger = pressed(7) - pressed(6);
      const wish = {
        forward: dead(trigger) || -dead(pad.axes[1]), turn: -dead(pad.axes[2] ?? 0) || -dead(pad.axes[0]),
        sideways: pressed(PAD.left) - pressed(PAD.right),
        kick: pressed(PAD.kick), lob: pressed(PAD.lob), hold: pressed(PAD.hold),
      };
      if (Object.values(wish).some((value) => value !== 0)) {
        return wish;
      }
    }
  }
  return undefined;
}
