// SPDX-License-Identifier: Apache-2.0
// Goals: posts and bars as boxes, nets as nets.

import * as THREE from 'three';

const MESHES = 9;

/** A mesh for a marking of the form block or net, each a box given by two corners. */
export function goalPart({ form, numbers }, colour) {
  return form === 'net' ? net(numbers, colour) : bar(numbers, colour);
}

function bar([x1, y1, z1, x2, y2, z2], colour) {
  const geometry = new THREE.BoxGeometry(Math.abs(x2 - x1), Math.abs(y2 - y1), Math.abs(z2 - z1));
  const mesh = new THREE.Mesh(geometry, new THREE.MeshStandardMaterial({ color: colour, roughness: 0.5 }));
  mesh.position.set((x1 + x2) / 2, (y1 + y2) / 2, (z1 + z2) / 2);
  mesh.castShadow = true;
  return mesh;
}

/** Threads both ways over the box's two long sides, in the middle of its short one. */
function net([x1, y1, z1, x2, y2, z2], colour) {
  const low = [Math.min(x1, x2), Math.min(y1, y2), Math.min(z1, z2)];
  const high = [Math.max(x1, x2), Math.max(y1, y2), Math.max(z1, z2)];
  const size = low.map((value, i) => high[i] - value);
  const thin = size.indexOf(Math.min(...size));
  const [a, b] = [0, 1, 2].filter((axis) => axis !== thin);
  const spacing = Math.max(size[0], size[1], size[2]) / (2 * MESHES);
  const points = [];
  for (const [along, across] of [[a, b], [b, a]]) {
    const threads = Math.max(1, Math.round(size[across] / spacing));
    for (let i = 0; i <= threads; i++) {
      for (const end of [low, high]) {
        const point = [0, 0, 0];
        point[thin] = (low[thin] + high[thin]) / 2;
        point[along] = end[along];
        point[across] = low[across] + (size[across] * i) / threads;
        points.push(...point);
      }
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(points, 3));
  return new THREE.LineSegments(geometry, new THREE.LineBasicMaterial({ color: colour, transparent: true, opacity: 0.55 }));
}
