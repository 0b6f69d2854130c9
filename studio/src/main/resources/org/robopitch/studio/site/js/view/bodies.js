// SPDX-License-Identifier: Apache-2.0
// Robots with the colour and number of their team on top, and the ball.

import * as THREE from 'three';

export const SIDE_COLOURS = ['#2f80ff', '#ffc21f'];
const BALL_COLOUR = '#ff7a1a';

/** A mesh for a body as the scene describes it. */
export function makeBody(body) {
  const group = new THREE.Group();
  // A body with parts is drawn by them, see makeParts.
  group.add(body.kind === 'ball' ? ball(body) : body.parts ? number(body) : robot(body));
  group.traverse((part) => {
    part.castShadow = !part.userData.flat;
    if (part.userData.upright) {
      group.userData.upright = part;
    }
  });
  return group;
}

/** Meshes for the parts of a body, in their order; those without a parent wear the team's colour. */
export function makeParts(body) {
  return (body.parts ?? []).map((part) => {
    const mesh = new THREE.Mesh(partGeometry(part), new THREE.MeshStandardMaterial({
      color: part.parent < 0 ? SIDE_COLOURS[body.side] ?? '#8b98a3' : '#c7ced4', roughness: 0.6,
    }));
    const [x, y, z, qx, qy, qz, qw] = part.place;
    mesh.position.set(x, y, z);
    mesh.quaternion.set(qx, qy, qz, qw);
    mesh.castShadow = true;
    const group = new THREE.Group();
    group.add(mesh);
    return group;
  });
}

function partGeometry({ form, size }) {
  if (form === 'box') {
    return new THREE.BoxGeometry(...size);
  }
  if (form === 'sphere') {
    return new THREE.SphereGeometry(size[0], 20, 14);
  }
  // Three's cylinders and capsules stand along y, those of a part along z.
  const geometry = form === 'capsule'
    ? new THREE.CapsuleGeometry(size[0], size[1], 6, 14)
    : new THREE.CylinderGeometry(size[0], size[0], size[1], 20);
  return geometry.rotateX(Math.PI / 2);
}

function ball(body) {
  const geometry = new THREE.SphereGeometry(body.radius, 32, 20);
  geometry.translate(0, 0, body.radius);
  return new THREE.Mesh(geometry, new THREE.MeshStandardMaterial({
    color: BALL_COLOUR, roughness: 0.45, emissive: BALL_COLOUR, emissiveIntensity: 0.18,
  }));
}

function robot(body) {
  const group = new THREE.Group();
  const shape = outline(body);
  const bevel = 0.05 * body.radius;
  const lift = 0.06 * body.height;
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: body.height - 2 * bevel - lift, bevelSize: bevel, bevelThickness: bevel, bevelOffset: -bevel, bevelSegments: 2,
  });
  geometry.translate(0, 0, bevel + lift);
  group.add(new THREE.Mesh(geometry, new THREE.MeshStandardMaterial({ color: '#39434d', roughness: 0.6 })));
  group.add(plate(body, shape), number(body));
  return group;
}

function outline(body) {
  const shape = new THREE.Shape();
  const points = body.outline;
  if (points.length === 0) {
    shape.absarc(0, 0, body.radius, 0, 2 * Math.PI);
    return shape;
  }
  shape.moveTo(points[0], points[1]);
  for (let i = 2; i < points.length; i += 2) {
    shape.lineTo(points[i], points[i + 1]);
  }
  shape.closePath();
  return shape;
}

/** The plate on top: team colour, and a wedge to the front. */
function plate(body, shape) {
  const geometry = new THREE.ShapeGeometry(shape, 24);
  geometry.computeBoundingBox();
  const { min, max } = geometry.boundingBox;
  const place = geometry.attributes.position;
  for (let i = 0; i < place.count; i++) {
    const u = (place.getX(i) - min.x) / (max.x - min.x);
    const v = (place.getY(i) - min.y) / (max.y - min.y);
    geometry.attributes.uv.setXY(i, u, v);
  }
  const size = 0.9;
  geometry.scale(size, size, 1);
  geometry.translate(0, 0, 1.004 * body.height);
  const material = new THREE.MeshStandardMaterial({ map: patch(body), roughness: 0.6 });
  const mesh = new THREE.Mesh(geometry, material);
  mesh.userData.flat = true;
  return mesh;
}

function patch(body) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 128;
  const context = canvas.getContext('2d');
  const colour = SIDE_COLOURS[body.side] ?? '#8b98a3';
  context.fillStyle = colour;
  context.fillRect(0, 0, 128, 128);
  // A dark wedge at the front says where it is heading.
  context.fillStyle = 'rgb(10 16 22 / 82%)';
  context.beginPath();
  context.moveTo(100, 14);
  context.lineTo(124, 64);
  context.lineTo(100, 114);
  context.closePath();
  context.fill();
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** The number, on a sheet of its own that is kept upright for the one who looks. */
function number(body) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 96;
  const context = canvas.getContext('2d');
  context.fillStyle = body.side === 1 ? '#1a1300' : '#ffffff';
  context.font = '800 84px "Inter", "Segoe UI", system-ui, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(body.number + 1), 48, 52);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 4;
  const size = 0.85 * body.radius;
  const material = new THREE.MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false });
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(size, size), material);
  mesh.position.set(-0.12 * body.radius, 0, 1.03 * body.height);
  mesh.userData.flat = true;
  mesh.userData.upright = true;
  return mesh;
}
