// SPDX-License-Identifier: Apache-2.0
// The pitch: a floor with its lines painted on, and boards around it.

import * as THREE from 'three';

const TEXTURE_LENGTH = 2048;
const BANDS = 12;

/** The pitch of a scene, in a theme: { grass, band, line, board, side }. */
export function makePitch(scene, theme) {
  const group = new THREE.Group();
  const boundary = scene.markings.find((marking) => marking.form === 'boundary')?.numbers ?? rectangle(scene.pitch);
  const box = extent(boundary);
  group.add(floor(scene, boundary, box, theme));
  group.add(boards(scene, boundary, theme));
  group.userData.box = box;
  return group;
}

function rectangle({ length, width }) {
  const [x, y] = [length / 2, width / 2];
  return [x, -y, x, y, -x, y, -x, -y];
}

function extent(points) {
  const box = { x: 0, y: 0 };
  for (let i = 0; i < points.length; i += 2) {
    box.x = Math.max(box.x, Math.abs(points[i]));
    box.y = Math.max(box.y, Math.abs(points[i + 1]));
  }
  return box;
}

function floor(scene, boundary, box, theme) {
  const canvas = document.createElement('canvas');
  canvas.width = TEXTURE_LENGTH;
  canvas.height = Math.round((TEXTURE_LENGTH * box.y) / box.x);
  const scale = canvas.width / (2 * box.x);
  const context = canvas.getContext('2d');
  context.fillStyle = theme.grass;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.scale(scale, -scale);
  context.fillStyle = theme.band;
  const band = scene.pitch.length / BANDS;
  for (let i = 0; i < BANDS; i += 2) {
    context.fillRect(-scene.pitch.length / 2 + i * band, -box.y, band, 2 * box.y);
  }
  context.strokeStyle = context.fillStyle = theme.line;
  context.lineWidth = Math.max(0.005, 0.0034 * scene.pitch.length);
  context.lineCap = 'round';
  scene.markings.forEach((marking) => paint(context, marking));
  const x = scene.pitch.length / 2;
  for (const end of scene.pitch.goalWidth > 0 ? [-x, x] : []) {
    paint(context, { form: 'line', numbers: [end, -scene.pitch.goalWidth / 2, end, scene.pitch.goalWidth / 2] });
  }
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 8;
  const geometry = new THREE.ShapeGeometry(polygon(boundary));
  const place = geometry.attributes.position;
  for (let i = 0; i < place.count; i++) {
    geometry.attributes.uv.setXY(i, (place.getX(i) / box.x + 1) / 2, (place.getY(i) / box.y + 1) / 2);
  }
  const mesh = new THREE.Mesh(geometry, new THREE.MeshStandardMaterial({ map: texture, roughness: 0.95 }));
  mesh.receiveShadow = true;
  return mesh;
}

function polygon(points) {
  const shape = new THREE.Shape();
  for (let i = 0; i < points.length; i += 2) {
    shape[i === 0 ? 'moveTo' : 'lineTo'](points[i], points[i + 1]);
  }
  return shape.closePath();
}

function paint(context, { form, numbers }) {
  context.beginPath();
  if (form === 'line') {
    context.moveTo(numbers[0], numbers[1]);
    context.lineTo(numbers[2], numbers[3]);
    context.stroke();
  } else if (form === 'arc') {
    context.arc(...numbers);
    context.stroke();
  } else if (form === 'spot') {
    context.arc(numbers[0], numbers[1], 1.6 * context.lineWidth, 0, 2 * Math.PI);
    context.fill();
  }
}

/** Boards along the boundary, one for each of its sides. */
function boards(scene, boundary, theme) {
  const group = new THREE.Group();
  const thickness = 0.011 * scene.pitch.length;
  const height = Math.min(0.05, 0.023 * scene.pitch.length);
  const side = new THREE.MeshStandardMaterial({ color: theme.side, roughness: 0.8 });
  const top = new THREE.MeshStandardMaterial({ color: theme.board, roughness: 0.7 });
  for (let i = 0; i < boundary.length; i += 2) {
    const [x1, y1] = [boundary[i], boundary[i + 1]];
    const [x2, y2] = [boundary[(i + 2) % boundary.length], boundary[(i + 3) % boundary.length]];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const board = new THREE.Mesh(new THREE.BoxGeometry(length + 2 * thickness, thickness, height), [side, side, side, side, top, side]);
    // Counter-clockwise, the outside lies to the right.
    const [outX, outY] = [(y2 - y1) / length, -(x2 - x1) / length];
    board.position.set((x1 + x2 + outX * thickness) / 2, (y1 + y2 + outY * thickness) / 2, height / 2);
    board.rotation.z = Math.atan2(y2 - y1, x2 - x1);
    board.castShadow = board.receiveShadow = true;
    group.add(board);
  }
  return group;
}
