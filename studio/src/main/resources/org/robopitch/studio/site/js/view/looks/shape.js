// SPDX-License-Identifier: Apache-2.0
// The outline of a body, and textures painted for its top.

import * as THREE from 'three';

export const SIDE_COLOURS = ['#2f80ff', '#ffc21f'];

export function teamColour(body) {
  return SIDE_COLOURS[body.side] ?? '#8b98a3';
}

/** The outline of a body as a closed shape; a body without one is round. */
export function outline({ outline: points, radius }, scale = 1) {
  const shape = new THREE.Shape();
  if (points.length === 0) {
    shape.absarc(0, 0, scale * radius, 0, 2 * Math.PI);
    return shape;
  }
  shape.moveTo(scale * points[0], scale * points[1]);
  for (let i = 2; i < points.length; i += 2) {
    shape.lineTo(scale * points[i], scale * points[i + 1]);
  }
  shape.closePath();
  return shape;
}

/** How far a body reaches to the front, the back, the left and the right, m. */
export function reach({ outline: points, radius }) {
  const xs = points.filter((_, i) => i % 2 === 0);
  const ys = points.filter((_, i) => i % 2 === 1);
  return points.length === 0
    ? { front: radius, back: -radius, left: radius, right: -radius }
    : { front: Math.max(...xs), back: Math.min(...xs), left: Math.max(...ys), right: Math.min(...ys) };
}

/** A texture painted by a function on a square canvas. */
export function painted(size, paint) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  paint(canvas.getContext('2d'), size);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** A flat sheet of a shape at a height, its texture stretched over the shape: front at the right edge. */
export function sheet(shape, height, texture) {
  const geometry = new THREE.ShapeGeometry(shape, 24);
  geometry.computeBoundingBox();
  const { min, max } = geometry.boundingBox;
  const place = geometry.attributes.position;
  for (let i = 0; i < place.count; i++) {
    geometry.attributes.uv.setXY(i, (place.getX(i) - min.x) / (max.x - min.x), (place.getY(i) - min.y) / (max.y - min.y));
  }
  geometry.translate(0, 0, height);
  const mesh = new THREE.Mesh(geometry, new THREE.MeshStandardMaterial({ map: texture, roughness: 0.6 }));
  mesh.userData.flat = true;
  return mesh;
}

function digits(body) {
  return painted(96, (context) => {
    context.font = '800 76px "Inter", "Segoe UI", system-ui, sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = 14;
    context.strokeStyle = body.side === 1 ? 'rgb(255 240 190 / 85%)' : 'rgb(6 20 50 / 75%)';
    context.strokeText(String(body.number), 48, 52);
    context.fillStyle = body.side === 1 ? '#1a1300' : '#ffffff';
    context.fillText(String(body.number), 48, 52);
  });
}

/** The number on a robot's back, on a sheet of its own that is kept upright for the viewer. */
export function number(body, size, height) {
  const material = new THREE.MeshBasicMaterial({ map: digits(body), transparent: true, depthWrite: false });
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(size, size), material);
  mesh.position.z = height;
  mesh.userData.flat = true;
  mesh.userData.upright = true;
  return mesh;
}

/** A number that floats above a body and faces the viewer. */
export function floatingNumber(body, size, height) {
  const sprite = new THREE.Sprite(new THREE.SpriteMaterial({ map: digits(body), depthWrite: false }));
  sprite.scale.set(size, size, 1);
  sprite.position.z = height;
  sprite.userData.flat = true;
  return sprite;
}
