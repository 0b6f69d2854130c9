// SPDX-License-Identifier: Apache-2.0
// A robot of the Middle Size League: base, omnidirectional wheels, ball handling, kicker, and the mirror on its tower.

import * as THREE from 'three';
import { Build } from '../build.js';
import { number, outline, painted, reach, sheet, teamColour } from './shape.js';

export function omni(body) {
  const group = new THREE.Group();
  const { front, back, left } = reach(body);
  const { height } = body;
  const size = front - back;
  const build = new Build();
  build.plate(outline(body, 0.97), 0.07 * height, 0.11 * height, '#9aa4ad', 0.004 * size);
  build.plate(outline(body, 0.9), 0.11 * height, 0.36 * height, '#1d2329', 0.015 * size);
  build.plate(outline(body, 0.93), 0.36 * height, 0.4 * height, '#9aa4ad', 0.004 * size);
  wheels(build, 0.62 * size * Math.SQRT1_2, 0.13 * height);
  // The upper body tapers towards the tower and wears the team's colour.
  build.cylinder([0.4 * size, 0.3 * size, 0.24 * height], 'z', '#2a3138', [-0.03 * size, 0, 0.52 * height], 8);
  build.cylinder([0.386 * size, 0.357 * size, 0.07 * height], 'z', teamColour(body), [-0.03 * size, 0, 0.5 * height], 8);
  ballHandling(build, front, left, height);
  tower(build, size, height);
  group.add(build.mesh({ roughness: 0.55, metalness: 0.15 }));
  group.add(sheet(outline(body, 0.92), 0.405 * height, painted(128, (context, pixels) => shoulders(context, pixels, body))));
  const top = new THREE.Shape().absarc(0, 0, 0.26 * size, 0, 2 * Math.PI);
  group.add(sheet(/** @type {THREE.Shape} */ (top), 1.001 * height, painted(64, (context, pixels) => {
    context.fillStyle = teamColour(body);
    context.fillRect(0, 0, pixels, pixels);
  })));
  group.add(number(body, 0.4 * size, 1.02 * height));
  return group;
}

/** Four wheels on the diagonals, each with a ring of rollers. */
function wheels(build, distance, radius) {
  for (let i = 0; i < 4; i++) {
    const angle = Math.PI / 4 + (i * Math.PI) / 2;
    const at = [distance * Math.cos(angle), distance * Math.sin(angle), radius];
    build.add(new THREE.CylinderGeometry(0.86 * radius, 0.86 * radius, 0.45 * radius, 18), '#c3cad0', at, [0, 0, angle - Math.PI / 2]);
    for (let k = 0; k < 10; k++) {
      const around = (k * Math.PI) / 5;
      const [along, up] = [0.86 * radius * Math.cos(around), 0.86 * radius * Math.sin(around)];
      build.add(new THREE.SphereGeometry(0.17 * radius, 6, 5), '#15181b',
        [at[0] - along * Math.sin(angle), at[1] + along * Math.cos(angle), radius + up]);
    }
  }
}

/** Two driven wheels that hold the ball from above, and the kicker's bar between them. */
function ballHandling(build, front, left, height) {
  for (const side of [1, -1]) {
    const y = side * 0.34 * left;
    build.box([0.3 * front, 0.07 * left, 0.045 * height], '#8f99a2', [0.82 * front, y, 0.4 * height], [0, 0.35, 0]);
    build.add(new THREE.CylinderGeometry(0.055 * height, 0.055 * height, 0.1 * left, 16), '#e8792b',
      [0.97 * front, 0.9 * y, 0.35 * height], [0, 0, side * 0.35]);
  }
  build.box([0.05 * front, 0.34 * left, 0.09 * height], '#dfe5ea', [0.77 * front, 0, 0.15 * height]);
  build.cylinder([0.02 * height, 0.02 * height, 0.22 * front], 'x', '#aab3bb', [0.64 * front, 0, 0.15 * height], 10);
}

/** Rods, the camera that looks up, and the mirror above it. */
function tower(build, size, height) {
  for (let i = 0; i < 3; i++) {
    const angle = Math.PI + (i * 2 * Math.PI) / 3;
    const at = [0.17 * size * Math.cos(angle), 0.17 * size * Math.sin(angle), 0.79 * height];
    build.cylinder([0.011 * size, 0.011 * size, 0.32 * height], 'z', '#b5bdc4', at, 8);
  }
  build.cylinder([0.085 * size, 0.06 * size, 0.1 * height], 'z', '#0f1215', [0, 0, 0.68 * height], 18);
  build.cylinder([0.03 * size, 0.25 * size, 0.08 * height], 'z', '#e9eef2', [0, 0, 0.91 * height], 32);
  build.cylinder([0.27 * size, 0.27 * size, 0.045 * height], 'z', '#20262c', [0, 0, 0.975 * height], 32);
}

function shoulders(context, size, body) {
  context.fillStyle = teamColour(body);
  context.fillRect(0, 0, size, size);
  context.fillStyle = 'rgb(10 16 22 / 80%)';
  context.beginPath();
  context.moveTo(0.78 * size, 0.26 * size);
  context.lineTo(0.96 * size, 0.5 * size);
  context.lineTo(0.78 * size, 0.74 * size);
  context.closePath();
  context.fill();
}
