// SPDX-License-Identifier: Apache-2.0
// What is drawn over the pitch: trails, velocities, contacts, roles, drawings of teams, the selection.

import { SIDE_COLOURS } from './bodies.js';
import { drawShapes } from './drawings.js';
import { Labels } from './labels.js';
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
    this.labels = new Labels();
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

  /** Takes in the frames on the way to the next picture. */
  pass(frames) {
    frames.forEach((frame) => this.trails.add(frame));
  }

  draw(view, options, selected, extra) {
    const { context } = this;
    context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    context.clearRect(0, 0, this.stage.width, this.stage.height);
    this.labels.clear();
    if (options.trails) {
      this.trails.draw(context, this.stage, this.colours);
    }
    if (options.drawings) {
      drawShapes(context, this.stage, view.shapes, SIDE_COLOURS, this.labels);
    }
    this.spareNumbers(view);
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
    this.labels.draw(context);
  }

  /** Takes lines off the robots' numbers again, and keeps words from them. */
  spareNumbers(view) {
    const { context } = this;
    context.globalCompositeOperation = 'destination-out';
    context.fillStyle = '#000';
    view.bodies.forEach((body, i) => {
      const { kind, radius, height } = this.scene.bodies[i];
      if (kind !== 'robot' || !body.present) {
        return;
      }
      const at = this.stage.toScreen(body.x, body.y, body.z + height);
      const edge = this.stage.toScreen(body.x, body.y + radius, body.z + height);
      const size = Math.min(40, 0.45 * Math.hypot(edge.x - at.x, edge.y - at.y));
      context.beginPath();
      context.arc(at.x, at.y, size, 0, 2 * Math.PI);
      context.fill();
      this.labels.avoid(at.x, at.y, size);
    });
    context.globalCompositeOperation = 'source-over';
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
    this.labels.add(text, at.x, Math.min(at.y, edge.y) - 12);
  }
}
