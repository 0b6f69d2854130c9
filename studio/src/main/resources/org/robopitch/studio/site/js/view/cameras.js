// SPDX-License-Identifier: Apache-2.0
// Two cameras: one from above, one in space; both can follow a body.

import * as THREE from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';

const MARGIN = 1.05;
const EDGE = 0.97;
const VIEW = { y: -0.66, z: 0.75 };

export class Cameras {
  constructor(element) {
    this.element = element;
    this.flat = new THREE.OrthographicCamera(-1, 1, 1, -1, 0.01, 100);
    this.space = new THREE.PerspectiveCamera(36, 1, 0.01, 200);
    for (const camera of [this.flat, this.space]) {
      camera.up.set(0, 0, 1);
    }
    this.flat.up.set(0, 1, 0);
    this.controls = { flat: this.orbit(this.flat), space: this.orbit(this.space) };
    this.controls.flat.enableRotate = false;
    this.controls.flat.mouseButtons.LEFT = THREE.MOUSE.PAN;
    this.controls.flat.touches.ONE = THREE.TOUCH.PAN;
    this.controls.space.maxPolarAngle = 1.5;
    this.size = { length: 2.4, width: 1.9 };
    this.followed = -1;
    this.choose('flat');
  }

  orbit(camera) {
    const controls = new OrbitControls(camera, this.element);
    controls.enableDamping = true;
    controls.dampingFactor = 0.15;
    controls.zoomToCursor = true;
    controls.enabled = false;
    return controls;
  }

  choose(kind) {
    this.kind = kind;
    this.controls.flat.enabled = kind === 'flat';
    this.controls.space.enabled = kind === 'space';
  }

  get current() {
    return this[this.kind];
  }

  get control() {
    return this.controls[this.kind];
  }

  /** Shows the whole pitch. */
  frame(length, width) {
    this.size = { length, width };
    this.flat.zoom = 1;
    this.flat.position.set(0, 0, 10);
    this.controls.flat.target.set(0, 0, 0);
    this.resize(this.aspect ?? 1.5);
    const distance = this.distance();
    this.space.position.set(0, VIEW.y * distance, VIEW.z * distance);
    this.controls.space.target.set(0, -0.02 * width, 0);
    this.space.near = distance / 200;
    this.space.far = distance * 20;
    this.space.updateProjectionMatrix();
    for (const controls of Object.values(this.controls)) {
      controls.minDistance = 0.1 * distance;
      controls.maxDistance = 4 * distance;
      controls.minZoom = 0.5;
      controls.maxZoom = 12;
      controls.update();
    }
  }

  /** How far away the camera in space must be to see everything. */
  distance() {
    const { length, width } = this.size;
    const target = new THREE.Vector3(0, -0.02 * width, 0);
    let [near, far] = [0.1 * length, 10 * length];
    for (let i = 0; i < 24; i++) {
      const middle = (near + far) / 2;
      this.space.position.set(0, VIEW.y * middle, VIEW.z * middle);
      this.space.lookAt(target);
      this.space.updateMatrixWorld();
      const inside = [1, -1].every((x) => [1, -1].every((y) => {
        const corner = new THREE.Vector3((x * length) / 2, (y * width) / 2, 0).project(this.space);
        return Math.abs(corner.x) < EDGE && Math.abs(corner.y) < EDGE;
      }));
      [near, far] = inside ? [near, middle] : [middle, far];
    }
    return far;
  }

  /** Which way is up for the one who looks, rad from the y axis. */
  upright() {
    if (this.kind === 'flat') {
      return this.flat.up.x < 0 ? Math.PI / 2 : 0;
    }
    const { target } = this.controls.space;
    return Math.atan2(target.y - this.space.position.y, target.x - this.space.position.x) - Math.PI / 2;
  }

  resize(aspect) {
    this.aspect = aspect;
    this.space.aspect = aspect;
    this.space.updateProjectionMatrix();
    const { length, width } = this.size;
    // An upright screen sees an upright pitch.
    this.flat.up.set(aspect < 0.8 ? -1 : 0, aspect < 0.8 ? 0 : 1, 0);
    const [across, up] = aspect < 0.8 ? [width, length] : [length, width];
    const height = MARGIN * Math.max(up, across / aspect);
    this.flat.top = height / 2;
    this.flat.bottom = -height / 2;
    this.flat.left = (-height * aspect) / 2;
    this.flat.right = (height * aspect) / 2;
    this.flat.updateProjectionMatrix();
  }

  update(view) {
    const body = view?.bodies[this.followed];
    if (body?.present) {
      const { target } = this.control;
      const step = new THREE.Vector3(body.x - target.x, body.y - target.y, 0).multiplyScalar(0.15);
      target.add(step);
      this.current.position.add(step);
    }
    this.control.update();
  }
}
