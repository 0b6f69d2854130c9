// SPDX-License-Identifier: Apache-2.0
// A robot of a league that has no look of its own: its outline raised, with the team's colour on top.

import * as THREE from 'three';
import { Build } from '../build.js';
import { number, outline, painted, sheet, teamColour } from './shape.js';

export function plain(body) {
  const group = new THREE.Group();
  group.add(new Build().plate(outline(body), 0.06 * body.height, body.height, '#39434d', 0.05 * body.radius).mesh());
  group.add(sheet(outline(body, 0.9), 1.004 * body.height, painted(128, (context, size) => {
    context.fillStyle = teamColour(body);
    context.fillRect(0, 0, size, size);
    // A dark wedge at the front shows the heading.
    context.fillStyle = 'rgb(10 16 22 / 82%)';
    context.beginPath();
    context.moveTo(0.78 * size, 0.11 * size);
    context.lineTo(0.97 * size, 0.5 * size);
    context.lineTo(0.78 * size, 0.89 * size);
    context.closePath();
    context.fill();
  })));
  group.add(number(body, 0.85 * body.radius, 1.03 * body.height));
  return group;
}
