// SPDX-License-Identifier: Apache-2.0
// The pitch: a floor, its lines, and boards around it.

import * as THREE from 'three';
import { goalPart } from './goals.js';
import { makeLines } from './lines.js';
import { makeSurroundings } from './surroundings.js';

const TEXTURE_LENGTH = 2048;
const BANDS = 12;
/** How wide lines are, m; elsewhere a share of the pitch. */
const LINES = { mirosot: 0.006, 'mixed-reality': 0.003, 'middle-size': 0.1, humanoid: 0.07 };

/** The pitch of a scene, in a theme: { grass, band, line, board, side, floor, ground, table }. */
export function makePitch(scene, theme) {
  const group = new THREE.Group();
  const boundary = scene.markings.find((marking) => marking.form === 'boundary')?.numbers ?? rectangle(scene.pitch);
  const box = extent(boundary);
  group.add(floor(scene, boundary, box, theme));
  group.add(lines(scene, theme));
  group.add(boards(scene, boundary, theme));
  group.add(makeSurroundings(box, theme));
  scene.markings.filter(({ form }) => form === 'block' || form === 'net').forEach((marking) => group.add(goalPart(marking, theme.line)));
  Object.assign(group.userData, { box, boundary });
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
  speckle(context, box);
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

/** A closed shape through points. */
export function polygon(points) {
  const shape = new THREE.Shape();
  for (let i = 0; i < points.length; i += 2) {
    shape[i === 0 ? 'moveTo' : 'lineTo'](points[i], points[i + 1]);
  }
  return shape.closePath();
}

function lines(scene, theme) {
  const [x, y] = [scene.pitch.length / 2, scene.pitch.goalWidth / 2];
  const goalLines = (y > 0 ? [-x, x] : []).map((end) => ({ form: 'line', numbers: [end, -y, end, y] }));
  const width = LINES[scene.league] ?? Math.max(0.005, 0.0034 * scene.pitch.length);
  return makeLines([...scene.markings, ...goalLines], width, theme.line);
}

/** A fine grain, always the same, so that the carpet is not a flat colour. */
function speckle(context, box) {
  let seed = 1;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const grain = (2 * box.x) / 900;
  for (let i = 0; i < 9000; i++) {
    context.fillStyle = next() > 0.5 ? 'rgb(255 255 255 / 3%)' : 'rgb(0 0 0 / 3%)';
    context.fillRect((2 * next() - 1) * box.x, (2 * next() - 1) * box.y, grain * (1 + next()), grain * (1 + next()));
  }
}

/** Boards along the boundary, one for each of its sides. */
function boards(scene, boundary, theme) {
  const group = new THREE.Group();
  const thickness = 0.011 * scene.pitch.length;
  const height = Math.min(0.05, 0.023 * scene.pitch.length);
  const side = new THREE.MeshStandardMaterial({ color: theme.side, roughness: 0.8 });
  const top = new THREE.MeshStandardMaterial({ color: theme.board, roughness: 0.7 });
  const count = boundary.length / 2;
  /** @returns {[number, number]} */
  const corner = (i) => [boundary[2 * (i % count)], boundary[2 * (i % count) + 1]];
  for (let i = 0; i < count; i++) {
    const [[x1, y1], [x2, y2]] = [corner(i), corner(i + 1)];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const before = thickness * miter(corner(i + count - 1), corner(i), corner(i + 1));
    const after = thickness * miter(corner(i), corner(i + 1), corner(i + 2));
    const [alongX, alongY] = [(x2 - x1) / length, (y2 - y1) / length];
    const middle = (length + after - before) / 2;
    const board = new THREE.Mesh(new THREE.BoxGeometry(length + before + after, thickness, height), [side, side, side, side, top, side]);
    // Counter-clockwise, the outside lies to the right.
    board.position.set(
      x1 + alongX * middle + (alongY * thickness) / 2, y1 + alongY * middle - (alongX * thickness) / 2, height / 2);
    board.rotation.z = Math.atan2(alongY, alongX);
    board.castShadow = board.receiveShadow = true;
    group.add(board);
  }
  return group;
}

/** How far boards must reach beyond an outer corner to close it, in thicknesses; nothing at an inner corner. */
function miter([ax, ay], [bx, by], [cx, cy]) {
  const turn = Math.atan2(cy - by, cx - bx) - Math.atan2(by - ay, bx - ax);
  return Math.max(0, Math.tan(Math.atan2(Math.sin(turn), Math.cos(turn)) / 2));
}
