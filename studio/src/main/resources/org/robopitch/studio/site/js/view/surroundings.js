// SPDX-License-Identifier: Apache-2.0
// Where the pitch stands: a table for the small leagues, and the floor of a hall around it.

import * as THREE from 'three';

const TABLE_LENGTH = 4;

/** What is around a pitch that reaches x and y from its middle. */
export function makeSurroundings(box, theme) {
  const group = new THREE.Group();
  const small = 2 * box.x < TABLE_LENGTH;
  const drop = small ? 0.34 * box.x : 0.004 * box.x;
  group.add(hall(box, -drop, theme));
  if (small) {
    group.add(table(box, drop, theme));
  }
  return group;
}

/** A round floor that fades into the background, so that there is no edge to see. */
function hall(box, height, theme) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 512;
  const context = canvas.getContext('2d');
  const light = context.createRadialGradient(256, 256, 20, 256, 256, 256);
  light.addColorStop(0, theme.floor);
  light.addColorStop(0.45, theme.floor);
  light.addColorStop(1, theme.ground);
  context.fillStyle = light;
  context.fillRect(0, 0, 512, 512);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  const mesh = new THREE.Mesh(new THREE.CircleGeometry(5 * box.x, 64), new THREE.MeshBasicMaterial({ map: texture, fog: false }));
  mesh.position.z = height;
  const shade = new THREE.Mesh(new THREE.CircleGeometry(2.4 * box.x, 48), new THREE.ShadowMaterial({ opacity: 0.28 }));
  shade.position.z = height + 0.001 * box.x;
  shade.receiveShadow = true;
  const group = new THREE.Group();
  group.add(mesh, shade);
  return group;
}

function table(box, drop, theme) {
  const group = new THREE.Group();
  const rim = 0.05 * box.x;
  const [length, width] = [2 * (box.x + rim), 2 * (box.y + rim)];
  const wood = new THREE.MeshStandardMaterial({ color: theme.table, roughness: 0.75 });
  const top = new THREE.Mesh(new THREE.BoxGeometry(length, width, 0.05 * box.x), wood);
  top.position.z = -0.03 * box.x;
  top.castShadow = top.receiveShadow = true;
  const leg = new THREE.BoxGeometry(0.08 * box.x, 0.08 * box.x, drop - 0.04 * box.x);
  for (const x of [-1, 1]) {
    for (const y of [-1, 1]) {
      const post = new THREE.Mesh(leg, wood);
      post.position.set(x * (box.x - rim), y * (box.y - rim), -drop / 2 - 0.04 * box.x);
      group.add(post);
    }
  }
  group.add(top);
  return group;
}
