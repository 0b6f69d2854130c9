// SPDX-License-Identifier: Apache-2.0
// One curve over time on a small canvas, with a scale that fits.

const SECONDS = 12;

export class Curve {
  constructor(canvas, colour, unit) {
    this.canvas = canvas;
    this.colour = colour;
    this.unit = unit;
    this.points = [];
  }

  add(time, value) {
    const last = this.points.at(-1);
    if (last && (time < last.time || time > last.time + 2)) {
      this.points = [];
    }
    if (!last || time > last.time) {
      this.points.push({ time, value });
    }
    while (this.points.length > 0 && this.points[0].time < time - SECONDS) {
      this.points.shift();
    }
  }

  draw() {
    const { canvas, points } = this;
    const ratio = Math.min(2, devicePixelRatio);
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (canvas.width !== Math.round(width * ratio)) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    const context = canvas.getContext('2d');
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    if (points.length < 2) {
      return;
    }
    const values = points.map((point) => point.value);
    const [low, high] = scale(Math.min(...values), Math.max(...values));
    const style = getComputedStyle(canvas);
    const y = (value) => height - 10 - ((value - low) / (high - low)) * (height - 24);
    const end = points.at(-1).time;
    const x = (time) => width - ((end - time) / SECONDS) * width;
    this.lines(context, style, width, [low, (low + high) / 2, high], y);
    context.strokeStyle = this.colour;
    context.lineWidth = 2;
    context.lineJoin = 'round';
    context.beginPath();
    points.forEach((point) => context.lineTo(x(point.time), y(point.value)));
    context.stroke();
    context.fillStyle = style.color;
    context.font = `600 12px ${style.fontFamily}`;
    context.textAlign = 'right';
    context.textBaseline = 'top';
    context.fillText(`${points.at(-1).value.toFixed(2)} ${this.unit}`, width - 8, 4);
  }

  lines(context, style, width, values, y) {
    context.font = `11px ${style.fontFamily}`;
    context.textAlign = 'left';
    context.textBaseline = 'bottom';
    for (const value of values) {
      context.strokeStyle = context.fillStyle = style.color;
      context.globalAlpha = 0.14;
      context.lineWidth = 1;
      context.beginPath();
      context.moveTo(0, y(value));
      context.lineTo(width, y(value));
      context.stroke();
      context.globalAlpha = 0.6;
      context.fillText(Number(value.toPrecision(3)).toString(), 6, y(value) - 1);
    }
    context.globalAlpha = 1;
  }
}

/** Round numbers around a range. */
function scale(low, high) {
  const span = Math.max(high - low, 0.02);
  const unit = 10 ** Math.floor(Math.log10(span));
  const step = span / unit > 5 ? unit : span / unit > 2 ? unit / 2 : unit / 5;
  return [Math.floor(low / step) * step, Math.max(Math.ceil(high / step), Math.floor(low / step) + 1) * step];
}
