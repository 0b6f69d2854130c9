// SPDX-License-Identifier: Apache-2.0
// What is drawn over the pitch: trails, velocities, contacts, roles, drawings of teams, the selection.

import { SIDE_COLOURS } from './bodies.js';
import { drawShapes } from './drawings.js';
import { Trails } from './trails.js';

const BALL_COLOUR = '#ff9a3d';
const ARROW_SECONDS = 0.35;
const CONTACT_SECONDS = 0.35;

export class Overlay {
  constructor(canvas, stage) {
    this.canvas = canvas;
    this.stage = stage;
    this.context = canvas.getContext('2d');
    this.trails = new Trails();
    this.sparks = [];
  }

  /** Prepares for another scene. */
  show(scene) {
    this.colours = scene.bodies.map((body) => (body.kind === 'ball' ? BALL_COLOUR : SIDE_COLOURS[body.side] ?? '#ccc'));
    this.scene = scene;
    this.trails.clear(scene.bodies.length);
    this.sparks = [];
  }

  resize() {
    const ratio = Math.min(2, devicePixelRatio);
    this.canvas.width = Math.round(this.stage.width * ratio);
    this.canvas.height = Math.round(this.stage.height * ratio);
    this.ratio = ratio;
  }

  draw(view, passed, options, selected, extra) {
    const { context } = this;
    context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    context.clearRect(0, 0, this.stage.width, this.stage.height);
    passed.forEach((frame) => this.trails.add(frame));
    if (options.trails) {
      this.trails.draw(context, this.stage, this.colours);
    }
    if (options.drawings) {
      drawShapes(context, this.stage, view.shapes, SIDE_COLOURS);
    }
    if (options.velocities) {
      view.bodies.forEach((body, i) => body.present && this.arrow(body, this.colours[i]));
    }
    if (options.contacts) {
      this.contacts(view);
    }
    view.bodies.forEach((body, i) => body.driven && this.ring(i, body, '#ff4d6d', [4, 4]));
    if (view.bodies[selected]?.present) {
      this.ring(selected, view.bodies[selected], '#ffffff', []);
      extra?.(context, view.bodies[selected]);
    }
    if (options.roles) {
      view.roles.forEach((role, i) => role && view.bodies[i].present && this.label(view.bodies[i], i, role));
    }
  }

  arrow(body, colour) {
    const speed = Math.hypot(body.vx, body.vy);
    if (speed < 0.02) {
      return;
    }
    const from = this.stage.toScreen(body.x, body.y, 0.02);
    const to = this.stage.toScreen(body.x + ARROW_SECONDS * body.vx, body.y + ARROW_SECONDS * body.vy, 0.02);
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const { context } = this;
    context.strokeStyle = context.fillStyle = colour;
    context.lineWidth = 2.5;
    context.lineCap = 'butt';
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x - 6 * Math.cos(angle), to.y - 6 * Math.sin(angle));
    context.stroke();
    context.beginPath();
    context.moveTo(to.x, to.y);
    context.lineTo(to.x - 10 * Math.cos(angle - 0.45), to.y - 10 * Math.sin(angle - 0.45));
    context.lineTo(to.x - 10 * Math.cos(angle + 0.45), to.y - 10 * Math.sin(angle + 0.45));
    context.fill();
  }

  /** Contacts last for a step: to be seen at all, each glows for a moment. */
  contacts(view) {
    if (this.lastStep !== view.step) {
      this.lastStep = view.step;
      view.contacts.forEach((contact) => this.sparks.push({ ...contact, time: view.time }));
    }
    this.sparks = this.sparks.filter((s) => view.time >= s.time && view.time - s.time < CONTACT_SECONDS).slice(-200);
    const { context } = this;
    for (const spark of this.sparks) {
      const fresh = 1 - (view.time - spark.time) / CONTACT_SECONDS;
      const at = this.stage.toScreen(spark.x, spark.y, 0.03);
      context.globalAlpha = fresh;
      context.strokeStyle = '#ff5fa2';
      context.lineWidth = 2;
      context.beginPath();
      context.arc(at.x, at.y, 4 + Math.min(14, 40 * Math.sqrt(spark.impulse)) + 6 * (1 - fresh), 0, 2 * Math.PI);
      context.stroke();
    }
    context.globalAlpha = 1;
  }

  ring(index, body, colour, dash) {
    const radius = 1.35 * Math.max(this.scene.bodies[index].radius, 0.03);
    const { context } = this;
    context.strokeStyle = colour;
    context.lineWidth = 2;
    context.setLineDash(dash);
    context.beginPath();
    for (let i = 0; i <= 32; i++) {
      const angle = (2 * Math.PI * i) / 32;
      const at = this.stage.toScreen(body.x + radius * Math.cos(angle), body.y + radius * Math.sin(angle));
      context.lineTo(at.x, at.y);
    }
    context.stroke();
    context.setLineDash([]);
  }

  label(body, index, text) {
    const at = this.stage.toScreen(body.x, body.y, this.scene.bodies[index].height);
    const edge = this.stage.toScreen(body.x, body.y + 1.25 * this.scene.bodies[index].radius, 0);
    const { context } = this;
    context.font = '600 12px "Inter", "Segoe UI", system-ui, sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    const width = context.measureText(text).width + 12;
    const y = Math.min(at.y, edge.y) - 12;
    context.fillStyle = 'rgb(8 14 18 / 78%)';
    context.beginPath();
    context.roundRect(at.x - width / 2, y - 9, width, 18, 9);
    context.fill();
    context.fillStyle = '#fff';
    context.fillText(text, at.x, y + 0.5);
  }
}
