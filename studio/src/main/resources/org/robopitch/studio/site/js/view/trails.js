// SPDX-License-Identifier: Apache-2.0
// Where every body has been in the last seconds.

const SECONDS = 3;
const SPACING = 0.008;

export class Trails {
  constructor() {
    this.clear(0);
  }

  clear(bodies) {
    this.points = Array.from({ length: bodies }, () => []);
    this.time = -Infinity;
  }

  /** Takes in the moment that is shown; going back in time starts over. */
  add(view) {
    if (view.time < this.time - 1e-6 || view.time > this.time + 2 || this.points.length !== view.bodies.length) {
      this.clear(view.bodies.length);
    }
    this.time = view.time;
    view.bodies.forEach((body, i) => {
      const points = this.points[i];
      const last = points.at(-1);
      if (body.present && (!last || Math.hypot(body.x - last.x, body.y - last.y) > SPACING)) {
        const jump = last && Math.hypot(body.x - last.x, body.y - last.y) > 0.4;
        points.push({ x: body.x, y: body.y, time: view.time, jump });
      }
      while (points.length > 0 && points[0].time < view.time - SECONDS) {
        points.shift();
      }
    });
  }

  /** Draws them, older parts fainter. */
  draw(context, stage, colours) {
    context.lineCap = 'round';
    this.points.forEach((points, i) => {
      context.strokeStyle = colours[i];
      for (let k = 1; k < points.length; k++) {
        if (points[k].jump) {
          continue;
        }
        const fresh = 1 - (this.time - points[k].time) / SECONDS;
        const [from, to] = [stage.toScreen(points[k - 1].x, points[k - 1].y), stage.toScreen(points[k].x, points[k].y)];
        context.globalAlpha = 0.85 * fresh;
        context.lineWidth = 1 + 2.5 * fresh;
        context.beginPath();
        context.moveTo(from.x, from.y);
        context.lineTo(to.x, to.y);
        context.stroke();
      }
    });
    context.globalAlpha = 1;
  }
}
