// SPDX-License-Identifier: Apache-2.0
// The parts of articulated bodies. Parts of the same form share one instanced mesh, so that 22 humanoids cost as many
// draw calls as one.

import * as THREE from 'three';
import { teamColour } from './looks/shape.js';

const COLOURS = { eye: '#0d2a3f', ears: '#5d6872', mouth: '#39434c', neck: '#4b555e', elbow: '#59636c', knee: '#59636c', ankle: '#59636c', hip: '#59636c' };

export class Limbs {
  /** The parts of all bodies of a scene, in the order in which frames bring them. */
  constructor(bodies) {
    const forms = new Map();
    this.parts = bodies.flatMap((body, index) => (body.parts ?? []).map((part) => {
      const key = `${part.form} ${part.size}`;
      if (!forms.has(key)) {
        forms.set(key, { part, colours: [] });
      }
      const form = forms.get(key);
      form.colours.push(colour(part, body));
      const [x, y, z, qx, qy, qz, qw] = part.place;
      const place = new THREE.Matrix4().compose(
        new THREE.Vector3(x, y, z), new THREE.Quaternion(qx, qy, qz, qw), new THREE.Vector3(1, 1, 1));
      return { form, slot: form.colours.length - 1, body: index, place };
    }));
    this.group = new THREE.Group();
    for (const form of forms.values()) {
      form.mesh = instances(form);
      this.group.add(form.mesh);
    }
    this.pose = new THREE.Matrix4();
    this.shrunk = new THREE.Matrix4().makeScale(0, 0, 0);
  }

  /** Puts every part where a moment of the match has it. */
  show(view) {
    view.parts.forEach((pose, i) => {
      const part = this.parts[i];
      if (part) {
        this.put(part, pose, view.bodies[part.body].present);
      }
    });
    this.group.children.forEach((mesh) => {
      /** @type {THREE.InstancedMesh} */ (mesh).instanceMatrix.needsUpdate = true;
    });
  }

  put({ form, slot, place }, pose, present) {
    this.pose.makeRotationFromQuaternion(new THREE.Quaternion(...pose.q)).setPosition(pose.x, pose.y, pose.z).multiply(place);
    form.mesh.setMatrixAt(slot, present ? this.pose : this.shrunk);
  }
}

/** Parts without a parent wear the team's colour; joints and senses are dark, the rest is a NAO's light grey. */
function colour(part, body) {
  const kind = Object.keys(COLOURS).find((word) => part.name.endsWith(word));
  return kind ? COLOURS[kind] : part.parent < 0 ? teamColour(body) : '#dfe4e8';
}

function instances({ part, colours }) {
  const mesh = new THREE.InstancedMesh(geometry(part), new THREE.MeshStandardMaterial({ roughness: 0.5 }), colours.length);
  colours.forEach((one, i) => mesh.setColorAt(i, new THREE.Color(one)));
  mesh.castShadow = true;
  mesh.frustumCulled = false;
  return mesh;
}

function geometry({ form, size }) {
  if (form === 'box') {
    return new THREE.BoxGeometry(...size);
  }
  if (form === 'sphere') {
    return new THREE.SphereGeometry(size[0], 18, 12);
  }
  // Three's cylinders and capsules stand along y, those of a part along z.
  const made = form === 'capsule'
    ? new THREE.CapsuleGeometry(size[0], size[1], 5, 12)
    : new THREE.CylinderGeometry(size[0], size[0], size[1], 18);
  return made.rotateX(Math.PI / 2);
}
