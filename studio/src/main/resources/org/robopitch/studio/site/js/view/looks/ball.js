// SPDX-License-Identifier: Apache-2.0
// The ball, with marks on it so that one sees it roll.

import * as THREE from 'three';
import { painted } from './shape.js';

const LOOKS = {
  humanoid: { skin: '#f4f6f8', mark: '#14181c', marks: 0.36, roughness: 0.5 },
  'middle-size': { skin: '#ffd23e', mark: '#e0442a', marks: 0.34, roughness: 0.5 },
  usual: { skin: '#ff7a1a', mark: '#c9500a', marks: 0.2, roughness: 0.42 },
};

/** The corners of an icosahedron: where a football has its dark patches. */
const CORNERS = new THREE.IcosahedronGeometry(1, 0).attributes.position;

export function ball(body, league) {
  const look = LOOKS[league] ?? LOOKS.usual;
  const group = new THREE.Group();
  const geometry = new THREE.SphereGeometry(body.radius, 32, 20);
  const material = new THREE.MeshStandardMaterial({
    map: painted(256, (context, size) => patches(context, size, look)), roughness: look.roughness,
    emissive: look.skin, emissiveIntensity: 0.12,
  });
  const skin = new THREE.Mesh(geometry, material);
  skin.position.z = body.radius;
  group.add(skin);
  group.userData.rolls = { mesh: skin, radius: body.radius };
  return group;
}

/** Colours every pixel by how near it is to a patch, in the sphere's own coordinates: no distortion at the poles. */
function patches(context, size, { skin, mark, marks }) {
  const image = context.createImageData(size, size);
  const [light, dark] = [new THREE.Color(skin), new THREE.Color(mark)];
  const mixed = new THREE.Color();
  for (let row = 0; row < size; row++) {
    const theta = (Math.PI * (row + 0.5)) / size;
    for (let column = 0; column < size; column++) {
      const phi = (2 * Math.PI * (column + 0.5)) / size;
      const [x, y, z] = [-Math.cos(phi) * Math.sin(theta), Math.cos(theta), Math.sin(phi) * Math.sin(theta)];
      let near = -1;
      for (let i = 0; i < CORNERS.count; i++) {
        near = Math.max(near, x * CORNERS.getX(i) + y * CORNERS.getY(i) + z * CORNERS.getZ(i));
      }
      const share = Math.max(0, Math.min(1, (marks - Math.acos(Math.min(1, near))) / 0.03));
      mixed.copy(light).lerp(dark, share).convertLinearToSRGB();
      image.data.set([255 * mixed.r, 255 * mixed.g, 255 * mixed.b, 255], 4 * (row * size + column));
    }
  }
  context.putImageData(image, 0, 0);
}

/** Rolls a ball, { mesh, radius }, to where it is now; one that was put elsewhere does not roll there. */
export function roll(rolling, { x, y }) {
  const [dx, dy] = [x - (rolling.x ?? x), y - (rolling.y ?? y)];
  rolling.x = x;
  rolling.y = y;
  const way = Math.hypot(dx, dy);
  if (way > 1e-6 && way < 12 * rolling.radius) {
    const axis = new THREE.Vector3(-dy / way, dx / way, 0);
    rolling.mesh.quaternion.premultiply(new THREE.Quaternion().setFromAxisAngle(axis, way / rolling.radius));
  }
}
