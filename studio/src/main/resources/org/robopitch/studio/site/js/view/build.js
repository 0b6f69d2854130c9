// SPDX-License-Identifier: Apache-2.0
// Puts coloured boxes, cylinders and the like together into one mesh, so that a robot is drawn in one call.

import * as THREE from 'three';

const SHARED = new Map();

/** One material for everything built here: colours are in the vertices. */
function material(roughness, metalness) {
  const key = `${roughness}/${metalness}`;
  if (!SHARED.has(key)) {
    const made = new THREE.MeshStandardMaterial({ vertexColors: true, roughness, metalness });
    made.userData.shared = true;
    SHARED.set(key, made);
  }
  return SHARED.get(key);
}

export class Build {
  constructor() {
    this.places = [];
    this.normals = [];
    this.colours = [];
  }

  /** Adds a geometry at a place, turned by angles about x, y and z. */
  add(geometry, colour, [x, y, z] = [0, 0, 0], [a, b, c] = [0, 0, 0]) {
    const plain = geometry.index ? geometry.toNonIndexed() : geometry;
    plain.applyMatrix4(new THREE.Matrix4().makeRotationFromEuler(new THREE.Euler(a, b, c)).setPosition(x, y, z));
    const { r, g, b: blue } = new THREE.Color(colour);
    this.places.push(...plain.attributes.position.array);
    this.normals.push(...plain.attributes.normal.array);
    for (let i = 0; i < plain.attributes.position.count; i++) {
      this.colours.push(r, g, blue);
    }
    geometry.dispose();
    return this;
  }

  box(size, colour, at, turn) {
    return this.add(new THREE.BoxGeometry(...size), colour, at, turn);
  }

  /** A cylinder or cone along an axis, 'x', 'y' or 'z'. */
  cylinder([bottom, top, height], axis, colour, at, segments = 20) {
    const geometry = new THREE.CylinderGeometry(top, bottom, height, segments);
    const turns = { x: [0, 0, -Math.PI / 2], y: [0, 0, 0], z: [Math.PI / 2, 0, 0] };
    return this.add(geometry, colour, at, turns[axis]);
  }

  sphere(radius, colour, at) {
    return this.add(new THREE.SphereGeometry(radius, 14, 10), colour, at);
  }

  /** A plate between two heights with a shape as its outline. */
  plate(shape, low, high, colour, bevel = 0) {
    const geometry = new THREE.ExtrudeGeometry(shape, {
      depth: high - low - 2 * bevel, bevelEnabled: bevel > 0, bevelSize: bevel, bevelThickness: bevel, bevelOffset: -bevel,
      bevelSegments: 2, curveSegments: 24,
    });
    return this.add(geometry, colour, [0, 0, low + bevel]);
  }

  mesh({ roughness = 0.6, metalness = 0.1 } = {}) {
    const geometry = new THREE.BufferGeometry();
    geometry.setAttribute('position', new THREE.Float32BufferAttribute(this.places, 3));
    geometry.setAttribute('normal', new THREE.Float32BufferAttribute(this.normals, 3));
    geometry.setAttribute('color', new THREE.Float32BufferAttribute(this.colours, 3));
    return new THREE.Mesh(geometry, material(roughness, metalness));
  }
}
