// SPDX-License-Identifier: Apache-2.0
// Curves over time on a canvas: both axes, and a cursor that reads their values.

import { clock, stepClock } from '../core/format.js';

const LEFT = 44;
const BOTTOM = 20;
const TOP = 8;

export class Chart {
  constructor(canvas) {
    this.canvas = canvas;
    canvas.addEventListener('pointermove', (event) => { this.cursor = event.offsetX; });
    canvas.addEventListener('pointerleave', () => { this.cursor = undefined; });
  }

  /** Draws curves, each { series, colour, unit }, between two times. */
  draw(curves, from, to) {
    const { canvas } = this;
    const ratio = Math.min(2, devicePixelRatio);
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    const context = canvas.getContext('2d');
    const style = getComputedStyle(canvas);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    const lists = curves.map(({ series }) => series.outline(from, to, 2 * width));
    const values = lists.flat().map(({ value }) => value);
    if (values.length < 2) {
      return;
    }
    const [low, high, step] = scale(values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b)));
    const x = (time) => LEFT + ((time - from) / (to - from)) * (width - LEFT - 4);
    const y = (value) => height - BOTTOM - ((value - low) / (high - low)) * (height - BOTTOM - TOP);
    context.fillStyle = context.strokeStyle = style.color;
    context.font = `11px ${style.fontFamily}`;
    this.valueAxis(context, width, low, high, step, y);
    this.timeAxis(context, height, from, to, x);
    lists.forEach((points, i) => stroke(context, points, curves[i].colour, x, y));
    if (this.cursor !== undefined && this.cursor > LEFT) {
      this.read(context, style, curves, from + ((this.cursor - LEFT) / (width - LEFT - 4)) * (to - from), x, y, width, height);
    }
  }

  valueAxis(context, width, low, high, step, y) {
    context.textAlign = 'right';
    context.textBaseline = 'middle';
    for (let value = low; value <= high + step / 2; value += step) {
      context.globalAlpha = 0.14;
      line(context, LEFT, y(value), width, y(value));
      context.globalAlpha = 0.75;
      context.fillText(Number(value.toPrecision(4)).toString(), LEFT - 5, y(value));
    }
    context.globalAlpha = 1;
  }

  timeAxis(context, height, from, to, x) {
    const step = niceSeconds((to - from) / 4);
    context.textAlign = 'center';
    context.textBaseline = 'bottom';
    for (let time = Math.ceil(from / step) * step; time <= to; time += step) {
      context.globalAlpha = 0.14;
      line(context, x(time), TOP, x(time), height - BOTTOM);
      context.globalAlpha = 0.75;
      context.fillText(step < 1 ? `${clock(time)}${(time % 1).toFixed(1).slice(1)}` : clock(time), x(time), height - 3);
    }
    context.globalAlpha = 1;
  }

  /** The values under the cursor. */
  read(context, style, curves, time, x, y, width, height) {
    context.globalAlpha = 0.5;
    line(context, x(time), TOP, x(time), height - BOTTOM);
    context.globalAlpha = 1;
    const found = curves.map((curve) => ({ ...curve, point: curve.series.near(time, 0.1) })).filter(({ point }) => point);
    const words = [stepClock(found[0]?.point.time ?? time), ...found.map(({ point, unit }) => `${point.value.toFixed(3)} ${unit}`)];
    const wide = Math.max(...words.map((word) => context.measureText(word).width)) + 12;
    const left = x(time) + wide + 8 < width ? x(time) + 8 : x(time) - wide - 8;
    context.fillStyle = style.getPropertyValue('--panel');
    context.globalAlpha = 0.92;
    context.fillRect(left, TOP, wide, 15 * words.length + 4);
    context.globalAlpha = 1;
    context.textAlign = 'left';
    context.textBaseline = 'top';
    words.forEach((word, i) => {
      context.fillStyle = i === 0 ? style.color : found[i - 1].colour;
      context.fillText(word, left + 6, TOP + 3 + 15 * i);
    });
    found.forEach(({ point, colour }) => {
      context.fillStyle = colour;
      context.beginPath();
      context.arc(x(point.time), y(point.value), 3.5, 0, 2 * Math.PI);
      context.fill();
    });
  }
}

function line(context, x1, y1, x2, y2) {
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
}

function stroke(context, points, colour, x, y) {
  context.save();
  context.strokeStyle = colour;
  context.lineWidth = 1.8;
  context.lineJoin = 'round';
  context.beginPath();
  points.forEach((point, i) => {
    // A stretch that was never seen stays empty.
    const gap = i > 0 && point.time - points[i - 1].time > 1;
    context[gap ? 'moveTo' : 'lineTo'](x(point.time), y(point.value));
  });
  context.stroke();
  context.restore();
}

/** Round numbers around a range, and the step between them. */
export function scale(low, high) {
  const span = Math.max(high - low, 0.02);
  const unit = 10 ** Math.floor(Math.log10(span));
  const step = span / unit > 5 ? 2 * unit : span / unit > 2 ? unit : unit / 2;
  const bottom = Math.floor(low / step) * step;
  return [bottom, Math.max(Math.ceil(high / step) * step, bottom + step), step];
}

/** A span that people count in, at least as long as asked for. */
export function niceSeconds(seconds) {
  return [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600].find((nice) => nice >= seconds) ?? 1200;
}
