// SPDX-License-Identifier: Apache-2.0
// Draws what a robot sees: the borders of its view on the ground, and a ghost wherever it takes something to be.

import { direction, turned } from '../core/sight.js';
import { SIDE_COLOURS } from './bodies.js';

const HALF_VIEW = Math.PI / 3;
const REACH = 5;

export function drawSight(context, stage, head, ghosts) {
  const ground = (way) => stage.toScreen(head.x + way[0], head.y + way[1], 0.01);
  const rays = [];
  for (let i = 0; i <= 16; i++) {
    const [x, y] = turned(head.q, direction(HALF_VIEW * (1 - i / 8), 0));
    const length = Math.max(0.05, Math.hypot(x, y));
    rays.push([(REACH * x) / length, (REACH * y) / length]);
  }
  context.save();
  context.fillStyle = 'rgba(90, 200, 255, 0.13)';
  context.strokeStyle = 'rgba(90, 200, 255, 0.7)';
  context.lineWidth = 1.5;
  context.beginPath();
  [[0, 0], ...rays].map(ground).forEach(({ x, y }) => context.lineTo(x, y));
  context.closePath();
  context.fill();
  context.stroke();
  ghosts.forEach((ghost) => drawGhost(context, stage, ghost));
  context.restore();
}

function drawGhost(context, stage, { name, x, y, z }) {
  const at = stage.toScreen(x, y, z);
  const side = ['blue', 'yellow'].findIndex((word) => name.startsWith(word));
  context.strokeStyle = name === 'ball' ? '#ff9a3d' : SIDE_COLOURS[side] ?? '#ffffff';
  context.setLineDash([4, 3]);
  context.lineWidth = 2;
  context.beginPath();
  context.arc(at.x, at.y, name === 'ball' ? 6 : side < 0 ? 5 : 10, 0, 2 * Math.PI);
  context.stroke();
  context.setLineDash([]);
  context.fillStyle = context.strokeStyle;
  context.font = '11px system-ui, sans-serif';
  context.textAlign = 'center';
  context.fillText(name, at.x, at.y - 13);
}
