// SPDX-License-Identifier: Apache-2.0
// The lines of a pitch, as flat shapes: sharp from everywhere, however large the pitch is.

import * as THREE from 'three';

const CIRCLE = 2 * Math.PI;

/** Lines of a width, m, in one mesh. */
export function makeLines(markings, width, colour) {
  const places = [];
  const add = (geometry, x, y, turn = 0) => {
    const plain = geometry.toNonIndexed();
    plain.applyMatrix4(new THREE.Matrix4().makeRotationZ(turn).setPosition(x, y, 0));
    places.push(...plain.attributes.position.array);
    geometry.dispose();
  };
  const spot = (x, y, radius) => add(new THREE.CircleGeometry(radius, 24), x, y);
  for (const { form, numbers } of markings) {
    const [x, y, a, b, c] = numbers;
    if (form === 'line') {
      add(new THREE.PlaneGeometry(Math.hypot(a - x, b - y), width), (x + a) / 2, (y + b) / 2, Math.atan2(b - y, a - x));
      spot(x, y, width / 2);
      spot(a, b, width / 2);
    } else if (form === 'arc') {
      const span = c - b > CIRCLE - 1e-6 ? CIRCLE : (((c - b) % CIRCLE) + CIRCLE) % CIRCLE;
      add(new THREE.RingGeometry(a - width / 2, a + width / 2, 96, 1, b, span), x, y);
    } else if (form === 'spot') {
      spot(x, y, 1.6 * width);
    }
  }
  const geometry = new THREE.BufferGeometry().setAttribute('position', new THREE.Float32BufferAttribute(places, 3));
  geometry.computeVertexNormals();
  // They lie in the floor: the offset alone decides that they are seen.
  const material = new THREE.MeshStandardMaterial({
    color: colour, roughness: 0.95, polygonOffset: true, polygonOffsetFactor: -2, polygonOffsetUnits: -4,
  });
  const mesh = new THREE.Mesh(geometry, material);
  mesh.receiveShadow = true;
  return mesh;
}
