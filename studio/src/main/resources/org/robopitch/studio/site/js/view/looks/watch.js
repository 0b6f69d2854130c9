// SPDX-License-Identifier: Apache-2.0
// A robot of Mixed Reality: a finger-sized case made by a maker of watches, with a dial whose hand shows the heading.

import * as THREE from 'three';
import { Build } from '../build.js';
import { number, outline, painted, reach, sheet, teamColour } from './shape.js';

export function watch(body) {
  const group = new THREE.Group();
  const { front, back, left, right } = reach(body);
  const { height } = body;
  const [length, width] = [front - back, left - right];
  const build = new Build();
  build.plate(outline(body, 0.98), 0.12 * height, 0.4 * height, '#22282e', 0.02 * length);
  build.plate(outline(body, 0.92), 0.4 * height, 0.86 * height, '#c9d0d6', 0.05 * length);
  // Two wheels like the barrels of a watch: rubber, brass, and a steel hub.
  const radius = 0.3 * height;
  for (const turn of [1, -1]) {
    const y = turn * 0.47 * width;
    build.cylinder([radius, radius, 0.07 * width], 'y', '#121416', [0, y, radius], 24);
    build.cylinder([0.75 * radius, 0.75 * radius, 0.08 * width], 'y', '#c79a3f', [0, y, radius], 18);
    build.cylinder([0.3 * radius, 0.3 * radius, 0.09 * width], 'y', '#dfe5ea', [0, y, radius], 12);
  }
  // Crown at the back, the infrared eye in front, charging contacts below it.
  build.cylinder([0.09 * width, 0.09 * width, 0.08 * length], 'x', '#c79a3f', [back + 0.01 * length, 0, 0.62 * height], 12);
  build.sphere(0.07 * width, '#3a0d10', [0.93 * front, 0, 0.66 * height]);
  for (const y of [-0.18, 0.18]) {
    build.box([0.02 * length, 0.1 * width, 0.08 * height], '#c79a3f', [0.99 * front, y * width, 0.26 * height]);
  }
  const dial = 0.43 * Math.min(length, width);
  build.cylinder([1.06 * dial, dial, 0.1 * height], 'z', '#8f979e', [0, 0, 0.9 * height], 36);
  group.add(build.mesh({ roughness: 0.35, metalness: 0.45 }));
  const round = new THREE.Shape().absarc(0, 0, 0.93 * dial, 0, 2 * Math.PI);
  group.add(sheet(/** @type {THREE.Shape} */ (round), 0.955 * height, painted(128, (context, size) => face(context, size, body))));
  group.add(number(body, 0.95 * dial, 0.975 * height));
  return group;
}

function face(context, size, body) {
  context.fillStyle = teamColour(body);
  context.fillRect(0, 0, size, size);
  context.translate(size / 2, size / 2);
  context.strokeStyle = context.fillStyle = 'rgb(10 16 22 / 85%)';
  for (let hour = 0; hour < 12; hour++) {
    context.lineWidth = hour % 3 === 0 ? 6 : 3;
    context.beginPath();
    context.moveTo(0.42 * size, 0);
    context.lineTo(0.48 * size, 0);
    context.stroke();
    context.rotate(Math.PI / 6);
  }
  context.beginPath();
  context.moveTo(0.46 * size, 0);
  context.lineTo(0.2 * size, 0.12 * size);
  context.lineTo(0.2 * size, -0.12 * size);
  context.closePath();
  context.fill();
}
