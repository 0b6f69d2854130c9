// SPDX-License-Identifier: Apache-2.0
// Mouse and touch on the pitch: a click selects, a drag moves a body, the knob in front of a robot turns it.

const FINGER = 26;
const MOUSE = 12;
const CLICK = 5;
const SEND_EVERY = 33;
const KNOB_DISTANCE = 2.6;

export class Pointer {
  /** Tells what happens to: select(index), place(index, x, y, heading), mayMove(). */
  constructor(stage, player, actions) {
    this.stage = stage;
    this.player = player;
    this.actions = actions;
    this.selected = -1;
    const { canvas } = stage;
    canvas.addEventListener('pointerdown', (event) => this.down(event), { capture: true });
    canvas.addEventListener('pointermove', (event) => this.move(event), { capture: true });
    canvas.addEventListener('pointerup', (event) => this.up(event), { capture: true });
    canvas.addEventListener('pointercancel', (event) => this.up(event), { capture: true });
    canvas.addEventListener('wheel', (event) => this.wheel(event), { capture: true, passive: false });
  }

  at(event) {
    const box = this.stage.canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** The body under a point of the canvas, or −1. */
  pick(point, reach) {
    const { view, scene } = this.player;
    let [best, nearest] = [-1, Infinity];
    view?.bodies.forEach((body, i) => {
      const { radius, height } = scene.bodies[i];
      const centre = this.stage.toScreen(body.x, body.y, height / 2);
      const edge = this.stage.toScreen(body.x + radius, body.y, height / 2);
      const allowed = Math.max(reach, Math.hypot(edge.x - centre.x, edge.y - centre.y));
      const distance = Math.hypot(point.x - centre.x, point.y - centre.y);
      if (body.present && distance <= allowed && distance < nearest) {
        [best, nearest] = [i, distance];
      }
    });
    return best;
  }

  /** Where the knob of the selected robot is, on the canvas; none for a ball. */
  knob(body) {
    const info = this.player.scene?.bodies[this.selected];
    if (!info || info.kind === 'ball' || !this.actions.mayMove()) {
      return undefined;
    }
    const reach = KNOB_DISTANCE * info.radius;
    return this.stage.toScreen(body.x + reach * Math.cos(body.heading), body.y + reach * Math.sin(body.heading));
  }

  drawKnob(context, body) {
    const knob = this.knob(body);
    if (knob) {
      const from = this.stage.toScreen(body.x, body.y);
      context.strokeStyle = 'rgb(255 255 255 / 70%)';
      context.lineWidth = 1.5;
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.lineTo(knob.x, knob.y);
      context.stroke();
      context.fillStyle = '#fff';
      context.beginPath();
      context.arc(knob.x, knob.y, 7, 0, 2 * Math.PI);
      context.fill();
    }
  }

  down(event) {
    if (event.button !== 0 || this.grip) {
      return;
    }
    const point = this.at(event);
    const reach = event.pointerType === 'touch' ? FINGER : MOUSE;
    const chosen = this.player.view?.bodies[this.selected];
    const knob = chosen && this.knob(chosen);
    const turning = knob && Math.hypot(point.x - knob.x, point.y - knob.y) <= reach;
    const index = turning ? this.selected : this.pick(point, reach);
    if (index < 0) {
      this.empty = point;
      return;
    }
    // The camera must not move along with what is dragged.
    event.stopImmediatePropagation();
    event.preventDefault();
    this.stage.canvas.setPointerCapture(event.pointerId);
    this.stage.canvas.focus({ preventScroll: true });
    const body = this.player.view.bodies[index];
    const ground = this.stage.toPitch(point.x, point.y);
    this.grip = {
      index, start: point, pointer: event.pointerId, moved: false, turning: turning || event.shiftKey,
      dx: body.x - (ground?.x ?? body.x), dy: body.y - (ground?.y ?? body.y),
      pose: { x: body.x, y: body.y, heading: body.heading }, sent: 0,
    };
    this.actions.select(index);
  }

  move(event) {
    const { grip } = this;
    if (!grip || event.pointerId !== grip.pointer) {
      this.hover(event);
      return;
    }
    event.stopImmediatePropagation();
    const point = this.at(event);
    grip.moved ||= Math.hypot(point.x - grip.start.x, point.y - grip.start.y) > CLICK;
    if (!grip.moved || !this.actions.mayMove()) {
      return;
    }
    const ground = this.stage.toPitch(point.x, point.y);
    if (!ground) {
      return;
    }
    if (grip.turning) {
      grip.pose.heading = Math.atan2(ground.y - grip.pose.y, ground.x - grip.pose.x);
    } else {
      grip.pose.x = ground.x + grip.dx;
      grip.pose.y = ground.y + grip.dy;
    }
    if (event.timeStamp - grip.sent > SEND_EVERY) {
      grip.sent = event.timeStamp;
      this.send(grip);
    }
  }

  up(event) {
    const { grip } = this;
    if (grip && event.pointerId === grip.pointer) {
      event.stopImmediatePropagation();
      if (grip.moved && this.actions.mayMove()) {
        this.send(grip);
      } else if (grip.moved) {
        this.actions.refuse();
      }
      this.grip = undefined;
    } else if (this.empty) {
      const point = this.at(event);
      if (Math.hypot(point.x - this.empty.x, point.y - this.empty.y) <= CLICK) {
        this.actions.select(-1);
      }
      this.empty = undefined;
    }
  }

  hover(event) {
    const over = event.pointerType === 'mouse' && this.pick(this.at(event), MOUSE) >= 0;
    this.stage.canvas.style.cursor = over ? 'grab' : '';
  }

  /** The wheel turns what is held, and with Shift what is selected. */
  wheel(event) {
    const index = this.grip?.index ?? (event.shiftKey ? this.selected : -1);
    if (index < 0) {
      return;
    }
    event.stopImmediatePropagation();
    event.preventDefault();
    this.turn(index, -Math.sign(event.deltaY || event.deltaX) * (Math.PI / 18));
  }

  /** Turns a body where it is, rad. */
  turn(index, angle) {
    const body = this.player.view?.bodies[index];
    if (!body || !this.actions.mayMove()) {
      return;
    }
    const pose = this.grip?.index === index ? this.grip.pose : { x: body.x, y: body.y, heading: body.heading };
    pose.heading += angle;
    this.send({ index, pose });
  }

  send({ index, pose }) {
    const heading = Math.atan2(Math.sin(pose.heading), Math.cos(pose.heading));
    this.actions.place(index, pose.x, pose.y, heading);
  }

  /** Shows what is dragged where the hand is, ahead of the match's answer. */
  ahead(view) {
    const { grip } = this;
    if (!view || !grip?.moved || !this.actions.mayMove()) {
      return view;
    }
    const bodies = view.bodies.slice();
    bodies[grip.index] = { ...bodies[grip.index], ...grip.pose };
    return { ...view, bodies };
  }
}
