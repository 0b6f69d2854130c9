// SPDX-License-Identifier: Apache-2.0
// How bodies look: each league's robots, and the ball.

import * as THREE from 'three';
import { ball } from './looks/ball.js';
import { cube } from './looks/cube.js';
import { omni } from './looks/omni.js';
import { plain } from './looks/plain.js';
import { floatingNumber, reach } from './looks/shape.js';
import { watch } from './looks/watch.js';

export { SIDE_COLOURS } from './looks/shape.js';

const LOOKS = { mirosot: cube, 'mixed-reality': watch, 'middle-size': omni };

/** A mesh for a body as the scene of a league describes it. */
export function makeBody(body, league) {
  const group = body.kind === 'ball' ? ball(body, league) : robot(body, league);
  group.traverse((part) => {
    part.castShadow = !part.userData.flat;
    if (part.userData.upright) {
      group.userData.upright = part;
    }
  });
  return group;
}

function robot(body, league) {
  if (body.parts) {
    // Drawn by its parts, see Limbs; only the number floats above it.
    const group = new THREE.Group();
    group.add(floatingNumber(body, 0.8 * body.radius, 1.7 * body.height));
    return group;
  }
  const look = LOOKS[league];
  return (look && boxy(body) ? look : plain)(body);
}

/** Whether a body fills most of the rectangle around it: a contour of another kind is shown as it is. */
function boxy(body) {
  const { front, back, left, right } = reach(body);
  const area = (front - back) * (left - right);
  let twice = 0;
  const points = body.outline;
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[(i + 2) % points.length], points[(i + 3) % points.length]];
    twice += points[i] * y - x * points[i + 1];
  }
  return body.outline.length === 0 || Math.abs(twice) / 2 > 0.8 * area;
}
