// SPDX-License-Identifier: Apache-2.0
// The camera from above, and the one in space, which people move or a director does.

import * as THREE from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { shot } from './director.js';

const MARGIN = 1.05;
const EDGE = 0.97;
/** From where the whole pitch is seen: on a wide screen from the side, on an upright one from behind the left goal. */
const WIDE = new THREE.Vector3(0, -0.66, 0.75);
const UPRIGHT = new THREE.Vector3(-0.55, 0, 0.84);
const UPRIGHT_ASPECT = 0.8;
/** How quickly the camera on a robot turns with it, per second. */
const TURN_EASE = 3;

export class Cameras {
  /** Calls a function when a person takes a moving camera into the hand. */
  constructor(element, taken = () => {}) {
    this.element = element;
    this.flat = new THREE.OrthographicCamera(-1, 1, 1, -1, 0.01, 100);
    this.space = new THREE.PerspectiveCamera(36, 1, 0.01, 200);
    this.space.up.set(0, 0, 1);
    this.flat.up.set(0, 1, 0);
    this.controls = { flat: this.orbit(this.flat), space: this.orbit(this.space) };
    this.controls.flat.enableRotate = false;
    this.controls.flat.mouseButtons.LEFT = THREE.MOUSE.PAN;
    this.controls.flat.touches.ONE = THREE.TOUCH.PAN;
    this.controls.space.maxPolarAngle = 1.5;
    this.controls.space.addEventListener('start', () => {
      this.moved = true;
      if (this.kind !== 'space') {
        taken();
      }
    });
    this.size = { length: 2.4, width: 1.9 };
    this.followed = -1;
    this.ridden = -1;
    this.course = [1, 0];
    this.moved = false;
    this.seconds = 0;
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

  /** Chooses one of the director's VIEWS; the free camera starts where the last one was. */
  choose(kind) {
    const before = this.kind;
    this.kind = kind;
    this.controls.flat.enabled = kind === 'flat';
    this.controls.space.enabled = kind !== 'flat';
    if (kind !== before) {
      this.settled = false;
      this.ridden = -1;
      if (kind === 'space' && before === 'flat') {
        this.fit();
      }
    }
  }

  get current() {
    return this.kind === 'flat' ? this.flat : this.space;
  }

  get control() {
    return this.kind === 'flat' ? this.controls.flat : this.controls.space;
  }

  /** Shows the whole pitch. */
  frame(length, width) {
    this.size = { length, width };
    this.flat.zoom = 1;
    this.flat.position.set(0, 0, 10);
    this.controls.flat.target.set(0, 0, 0);
    this.settled = false;
    this.resize(this.aspect ?? 1.5);
    this.fit();
  }

  /** Puts the camera in space where it sees the whole pitch and no more. */
  fit() {
    this.moved = false;
    const { distance, target } = this.whole();
    this.space.position.copy(this.direction()).multiplyScalar(distance).add(target);
    this.controls.space.target.copy(target);
    this.space.near = distance / 400;
    this.space.far = distance * 20;
    this.space.updateProjectionMatrix();
    for (const controls of Object.values(this.controls)) {
      controls.minDistance = 0.05 * distance;
      controls.maxDistance = 4 * distance;
      controls.minZoom = 0.5;
      controls.maxZoom = 12;
      controls.update();
    }
  }

  direction() {
    return this.aspect < UPRIGHT_ASPECT ? UPRIGHT : WIDE;
  }

  /** How far away the camera must be to see everything, and what it looks at so that the pitch is in the middle. */
  whole() {
    const target = new THREE.Vector3();
    let distance = 0;
    const { length, width } = this.size;
    const corners = [1, -1].flatMap((x) => [1, -1].map((y) => new THREE.Vector3((x * length) / 2, (y * width) / 2, 0)));
    const seen = (away) => {
      this.space.position.copy(this.direction()).multiplyScalar(away).add(target);
      this.space.lookAt(target);
      this.space.updateMatrixWorld();
      return corners.map((corner) => corner.clone().project(this.space));
    };
    for (let turn = 0; turn < 6; turn++) {
      let [near, far] = [0.1 * length, 10 * length];
      for (let i = 0; i < 24; i++) {
        const middle = (near + far) / 2;
        const inside = seen(middle).every(({ x, y, z }) => Math.abs(x) < EDGE && Math.abs(y) < EDGE && z < 1);
        [near, far] = inside ? [near, middle] : [middle, far];
      }
      distance = far;
      const heights = seen(distance).map(({ y }) => y);
      const off = (Math.max(...heights) + Math.min(...heights)) / 2;
      // Half a screen is about this much of the pitch, seen aslant.
      const ahead = new THREE.Vector3(-this.direction().x, -this.direction().y, 0).normalize();
      target.addScaledVector(ahead, 0.6 * off * distance * Math.tan((this.space.fov * Math.PI) / 360));
    }
    return { distance, target };
  }

  /** Which way is up for the viewer, rad from the y axis. */
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
    const tall = aspect < UPRIGHT_ASPECT;
    this.flat.up.set(tall ? -1 : 0, tall ? 0 : 1, 0);
    const [across, up] = tall ? [width, length] : [length, width];
    const height = MARGIN * Math.max(up, across / aspect);
    this.flat.top = height / 2;
    this.flat.bottom = -height / 2;
    this.flat.left = (-height * aspect) / 2;
    this.flat.right = (height * aspect) / 2;
    this.flat.updateProjectionMatrix();
    if (!this.moved) {
      this.fit();
    }
  }

  /** Moves to a moment of the match; the description says where its ball is and how large its bodies are. */
  update(view, description) {
    const now = performance.now() / 1000;
    const passed = Math.min(0.1, now - this.seconds);
    this.seconds = now;
    const wish = view && description && shot(this.kind, this.situation(view, description, passed));
    if (wish) {
      this.moveTo(wish, passed);
      return;
    }
    const body = view?.bodies[this.followed];
    if (body?.present) {
      const { target } = this.control;
      const step = new THREE.Vector3(body.x - target.x, body.y - target.y, 0).multiplyScalar(0.15);
      target.add(step);
      this.current.position.add(step);
    }
    this.control.update();
  }

  situation(view, { bodies }, passed) {
    const ball = view.bodies[bodies.findIndex(({ kind }) => kind === 'ball')] ?? { x: 0, y: 0 };
    if (bodies[this.followed]?.kind === 'robot') {
      this.ridden = this.followed;
    } else if (!view.bodies[this.ridden]?.present) {
      this.ridden = nearest(view, bodies, ball);
    }
    const body = view.bodies[this.ridden];
    return { size: this.size, ball, body, info: bodies[this.ridden], course: body && this.turnTo(body.heading, passed) };
  }

  /** The way a robot has been facing lately: a camera that turned with it at once would make one dizzy. */
  turnTo(heading, passed) {
    const share = this.settled ? 1 - Math.exp(-TURN_EASE * passed) : 1;
    this.course = [Math.cos(heading), Math.sin(heading)].map((now, i) => this.course[i] + share * (now - this.course[i]));
    return this.course;
  }

  moveTo({ at, to, ease }, passed) {
    const share = this.settled ? 1 - Math.exp(-ease * passed) : 1;
    this.settled = true;
    this.space.position.lerp(new THREE.Vector3(...at), share);
    this.controls.space.target.lerp(new THREE.Vector3(...to), share);
    this.space.lookAt(this.controls.space.target);
  }
}

/** The robot that is nearest to the ball: the one to ride on when none was chosen. */
function nearest(view, bodies, ball) {
  let best = -1;
  view.bodies.forEach((body, i) => {
    const far = Math.hypot(body.x - ball.x, body.y - ball.y);
    if (bodies[i].kind === 'robot' && body.present
      && (best < 0 || far < Math.hypot(view.bodies[best].x - ball.x, view.bodies[best].y - ball.y))) {
      best = i;
    }
  });
  return best;
}
