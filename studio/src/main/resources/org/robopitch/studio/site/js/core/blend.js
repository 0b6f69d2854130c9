// SPDX-License-Identifier: Apache-2.0
// The moment between two frames: positions in between, everything else from the later one.

/**
 * Where a body is at one moment: lengths in m, angles in rad.
 *
 * @typedef {{present: boolean, driven: boolean, x: number, y: number, z: number, heading: number, q: number[],
 *   vx: number, vy: number, vz: number, spin: number}} Body
 */

/**
 * Where a part of an articulated body is: place in m, orientation as a unit quaternion x, y, z, w.
 *
 * @typedef {{x: number, y: number, z: number, q: number[]}} Part
 */

/**
 * One moment of a match, as far as time and bodies go.
 *
 * @typedef {{match: number, time: number, clock: number, bodies: Body[], parts: Part[]}} Moment
 */

const SMALLEST_JUMP = 0.15;

/**
 * A frame between a and b, with t from 0 (a) to 1 (b).
 *
 * @template {Moment} T
 * @param {T} a
 * @param {T} b
 * @param {number} t
 * @returns {T}
 */
export function blend(a, b, t) {
  if (a === b || t >= 1 || a.bodies.length !== b.bodies.length) {
    return b;
  }
  const span = b.time - a.time;
  return {
    ...b,
    time: a.time + t * span,
    clock: b.clock >= a.clock ? a.clock + t * (b.clock - a.clock) : b.clock,
    bodies: b.bodies.map((body, i) => blendBody(a.bodies[i], body, t, span)),
    parts: a.parts.length === b.parts.length ? b.parts.map((part, i) => blendPart(a.parts[i], part, t)) : b.parts,
  };
}

/**
 * @param {Part} a
 * @param {Part} b
 * @param {number} t
 * @returns {Part}
 */
function blendPart(a, b, t) {
  if (Math.hypot(b.x - a.x, b.y - a.y, b.z - a.z) > SMALLEST_JUMP) {
    return a;
  }
  return {
    x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y), z: a.z + t * (b.z - a.z), q: blendTurn(a.q, b.q, t),
  };
}

/**
 * An orientation between two: straight through the shorter way, and back to length 1.
 *
 * @param {number[]} a
 * @param {number[]} b
 * @param {number} t
 */
function blendTurn(a, b, t) {
  const near = a.reduce((sum, value, i) => sum + value * b[i], 0) < 0 ? -1 : 1;
  const between = a.map((value, i) => value + t * (near * b[i] - value));
  const length = Math.hypot(...between);
  return length > 0 ? between.map((value) => value / length) : b;
}

/**
 * @param {Body} a
 * @param {Body} b
 * @param {number} t
 * @param {number} span
 * @returns {Body}
 */
function blendBody(a, b, t, span) {
  if (!a.present || !b.present) {
    return b;
  }
  const reach = 1.5 * span * Math.max(Math.hypot(a.vx, a.vy), Math.hypot(b.vx, b.vy));
  if (Math.hypot(b.x - a.x, b.y - a.y) > Math.max(SMALLEST_JUMP, reach)) {
    // It did not drive there, it was put there: a jump is shown as a jump.
    return a;
  }
  return {
    ...b,
    x: a.x + t * (b.x - a.x),
    y: a.y + t * (b.y - a.y),
    z: a.z + t * (b.z - a.z),
    heading: a.heading + t * turnBetween(a.heading, b.heading),
    q: blendTurn(a.q, b.q, t),
  };
}

/**
 * The shorter turn from one angle to another, rad.
 *
 * @param {number} from
 * @param {number} to
 */
export function turnBetween(from, to) {
  const turn = (to - from) % (2 * Math.PI);
  return turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn;
}
