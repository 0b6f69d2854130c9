// SPDX-License-Identifier: Apache-2.0
// The scene in three dimensions: light, pitch, bodies, and the way between the pitch and the screen.

import * as THREE from 'three';
import { makeBody } from './bodies.js';
import { Cameras } from './cameras.js';
import { Limbs } from './limbs.js';
import { roll } from './looks/ball.js';
import { makePitch } from './pitch.js';

const THEMES = {
  dark: {
    ground: '#0b1014', grass: '#14553d', band: '#175d43', line: '#e9f3ee', board: '#26313a', side: '#3a4752', floor: '#1d252c',
    table: '#3b2f27',
  },
  light: {
    ground: '#dfe6ea', grass: '#2f8f63', band: '#33986a', line: '#ffffff', board: '#f4f6f7', side: '#c9d3d9', floor: '#c3ccd2',
    table: '#a98c6d',
  },
};
/** What a machine that is slow at drawing is spared, one after the other. */
const LEVELS = [
  { ratio: 2, shadows: 2048 }, { ratio: 1, shadows: 2048 }, { ratio: 1, shadows: 1024 }, { ratio: 0.75, shadows: 0 },
];
/** Slower than 40 pictures a second, on average over the last of them, ms; and when an average means something. */
const SLOW_MILLISECONDS = 25;
const FEWEST = 20;
const LONGEST_MILLISECONDS = 2000;

export class Stage {
  /** Calls a function when a person takes a camera that moves by itself into the hand. Smooth edges cost a slow machine much. */
  constructor(canvas, taken, smooth = true) {
    this.canvas = canvas;
    this.renderer = new THREE.WebGLRenderer({ canvas, antialias: smooth, preserveDrawingBuffer: true });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = THREE.PCFShadowMap;
    this.scene = new THREE.Scene();
    this.cameras = new Cameras(canvas, taken);
    this.lights();
    this.meshes = [];
    this.limbs = new Limbs([]);
    this.theme = 'dark';
    this.level = 0;
    this.drawing = 0;
    this.measured = 0;
    this.drawnAt = 0;
    this.plane = new THREE.Plane(new THREE.Vector3(0, 0, 1), 0);
    this.ray = new THREE.Raycaster();
    this.point = new THREE.Vector3();
  }

  lights() {
    this.scene.add(new THREE.HemisphereLight('#ffffff', '#5d7768', 1.35));
    // A second, weaker lamp from the other side lifts faces that the first leaves dark.
    const fill = new THREE.DirectionalLight('#dfeaff', 0.7);
    fill.position.set(1, -2, 1.6);
    this.scene.add(fill);
    this.sun = new THREE.DirectionalLight('#fff3df', 2.3);
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.set(2048, 2048);
    this.sun.shadow.radius = 5;
    this.sun.shadow.intensity = 0.55;
    this.sun.shadow.bias = -0.0004;
    this.scene.add(this.sun, this.sun.target);
  }

  setTheme(theme) {
    this.theme = theme;
    this.scene.background = new THREE.Color(THEMES[theme].ground);
    if (this.description) {
      this.makePitch();
    }
  }

  /** Shows another pitch and other bodies. */
  show(description) {
    this.description = description;
    this.meshes.forEach((mesh) => this.remove(mesh));
    this.meshes = description.bodies.map((body) => makeBody(body, description.league));
    this.remove(this.limbs.group);
    this.limbs = new Limbs(description.bodies);
    this.scene.add(...this.meshes, this.limbs.group);
    this.makePitch();
    const { x, y } = this.pitch.userData.box;
    const margin = 0.05 * description.pitch.length;
    this.cameras.frame(2 * x + margin, 2 * y + margin);
    const { length } = description.pitch;
    this.sun.position.set(-0.22 * length, 0.3 * length, length);
    Object.assign(this.sun.shadow.camera, {
      left: -1.3 * x, right: 1.3 * x, top: 1.3 * x, bottom: -1.3 * x, near: 0.1, far: 4 * length,
    });
    this.sun.shadow.camera.updateProjectionMatrix();
  }

  makePitch() {
    if (this.pitch) {
      this.remove(this.pitch);
    }
    this.pitch = makePitch(this.description, THEMES[this.theme]);
    this.scene.add(this.pitch);
  }

  remove(object) {
    this.scene.remove(object);
    object.traverse((part) => {
      part.geometry?.dispose();
      for (const material of [part.material ?? []].flat()) {
        if (!material.userData.shared) {
          material.map?.dispose();
          material.dispose();
        }
      }
    });
  }

  resize() {
    const { clientWidth: width, clientHeight: height } = this.canvas.parentElement;
    if (width === 0 || height === 0) {
      return;
    }
    this.width = width;
    this.height = height;
    this.renderer.setPixelRatio(Math.min(LEVELS[this.level].ratio, devicePixelRatio));
    this.renderer.setSize(width, height, false);
    this.cameras.resize(width / height);
  }

  /** Draws what is seen; the interval is how far apart pictures are meant to be at least, ms. */
  render(view, interval) {
    this.cameras.update(view, this.description);
    const up = this.cameras.upright();
    view?.bodies.forEach((body, i) => this.place(this.meshes[i], body, up));
    if (view) {
      this.limbs.show(view);
    }
    this.renderer.render(this.scene, this.cameras.current);
    this.adapt(Math.max(SLOW_MILLISECONDS, 1.5 * interval));
  }

  place(mesh, body, up) {
    mesh.visible = body.present;
    mesh.position.set(body.x, body.y, body.z);
    if (mesh.userData.rolls) {
      roll(mesh.userData.rolls, body);
      return;
    }
    mesh.rotation.z = body.heading;
    if (mesh.userData.upright) {
      mesh.userData.upright.rotation.z = up - body.heading;
    }
  }

  /** A machine that takes longer than so many ms for a picture goes down a level of detail. */
  adapt(slow = SLOW_MILLISECONDS) {
    const now = performance.now();
    const passed = now - this.drawnAt;
    this.drawnAt = now;
    // A page that was hidden was not drawn for a reason of its own.
    if (passed > LONGEST_MILLISECONDS) {
      return;
    }
    this.drawing += 0.1 * (passed - this.drawing);
    this.measured++;
    if (this.drawing > slow && this.measured > FEWEST && this.level + 1 < LEVELS.length) {
      this.setLevel(this.level + 1);
    }
  }

  /** Draws with one of the levels of detail; the last is the one for slow machines. */
  setLevel(level) {
    this.level = Math.min(level, LEVELS.length - 1);
    this.measured = 0;
    this.drawing = 0;
    const { shadows } = LEVELS[this.level];
    this.renderer.shadowMap.enabled = this.sun.castShadow = shadows > 0;
    if (shadows > 0) {
      this.sun.shadow.mapSize.set(shadows, shadows);
    }
    this.sun.shadow.map?.dispose();
    this.sun.shadow.map = null;
    this.resize();
  }

  /** Where a point of the pitch is on the canvas, in CSS pixels. */
  toScreen(x, y, z = 0) {
    this.point.set(x, y, z).project(this.cameras.current);
    return { x: ((this.point.x + 1) / 2) * this.width, y: ((1 - this.point.y) / 2) * this.height, seen: this.point.z < 1 };
  }

  /** Which point of the pitch, at a height, is under a point of the canvas. */
  toPitch(screenX, screenY, height = 0) {
    const where = new THREE.Vector2((2 * screenX) / this.width - 1, 1 - (2 * screenY) / this.height);
    this.ray.setFromCamera(where, this.cameras.current);
    this.plane.constant = -height;
    return this.ray.ray.intersectPlane(this.plane, new THREE.Vector3());
  }
}
