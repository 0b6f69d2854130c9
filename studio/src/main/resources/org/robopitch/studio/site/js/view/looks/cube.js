// SPDX-License-Identifier: Apache-2.0
// A robot of the small leagues on two wheels: a cube with team and id colours on top, as overhead cameras want them.

import * as THREE from 'three';
import { Build } from '../build.js';
import { number, outline, painted, reach, sheet, teamColour } from './shape.js';

const ID_COLOURS = ['#e5342b', '#2bb24c', '#9b4ddb', '#19c3d6', '#ec4fa3'];

export function cube(body) {
  const group = new THREE.Group();
  const { front, back, left, right } = reach(body);
  const { height } = body;
  const bevel = 0.03 * (front - back);
  const build = new Build();
  build.plate(outline(body), 0.1 * height, 0.96 * height, '#2b333b', bevel);
  build.plate(outline(body, 0.86), 0.05 * height, 0.1 * height, '#14181c');
  // Wheels stand out a little at the sides, with a bright rim.
  const radius = 0.34 * height;
  for (const [side, turn] of [[left, 1], [right, -1]]) {
    const flush = (inwards) => side - turn * inwards * (left - right);
    build.cylinder([radius, radius, 0.05 * (left - right)], 'y', '#0b0d0f', [0, flush(0.015), radius], 28);
    build.cylinder([0.62 * radius, 0.62 * radius, 0.056 * (left - right)], 'y', '#aeb7bf', [0, flush(0.013), radius], 20);
    build.cylinder([0.2 * radius, 0.2 * radius, 0.062 * (left - right)], 'y', '#4a545d', [0, flush(0.012), radius], 12);
  }
  // The front is a shade lighter, with a strip where the ball is pushed.
  build.box([0.02 * (front - back), 0.7 * (left - right), 0.2 * height], '#56616b', [0.985 * front, 0, 0.3 * height]);
  group.add(build.mesh());
  group.add(sheet(outline(body, 0.9), 0.965 * height, painted(128, (context, size) => colours(context, size, body))));
  group.add(number(body, 0.6 * (left - right), 0.985 * height));
  return group;
}

/** Half of the plate is the team's, the other half two id colours; a notch shows the front. */
function colours(context, size, body) {
  context.fillStyle = teamColour(body);
  context.fillRect(0, 0, size, size);
  const index = body.number - 1;
  const pair = [ID_COLOURS[index % 5], ID_COLOURS[(index + 1 + Math.floor(index / 5)) % 5]];
  pair.forEach((colour, i) => {
    context.fillStyle = colour;
    context.fillRect(0, (i * size) / 2, 0.3 * size, size / 2);
  });
  context.fillStyle = 'rgb(10 16 22 / 82%)';
  context.fillRect(0.29 * size, 0, 0.03 * size, size);
  context.fillRect(0, 0.485 * size, 0.3 * size, 0.03 * size);
  context.beginPath();
  context.moveTo(0.84 * size, 0.3 * size);
  context.lineTo(0.97 * size, 0.5 * size);
  context.lineTo(0.84 * size, 0.7 * size);
  context.closePath();
  context.fill();
}
