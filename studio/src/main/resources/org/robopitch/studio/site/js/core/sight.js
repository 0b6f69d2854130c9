// SPDX-License-Identifier: Apache-2.0
// Where the things that a robot sees would be, if its eyes were right.

/** How many numbers say where the eyes are: a place and a unit quaternion. */
const EYE = 7;

/**
 * A vector turned by the unit quaternion x, y, z, w.
 *
 * @param {number[]} quaternion
 * @param {number[]} vector
 */
export function turned(quaternion, vector) {
  const [qx, qy, qz, qw] = quaternion;
  const [x, y, z] = vector;
  const [tx, ty, tz] = [2 * (qy * z - qz * y), 2 * (qz * x - qx * z), 2 * (qx * y - qy * x)];
  return [
    x + qw * tx + qy * tz - qz * ty,
    y + qw * ty + qz * tx - qx * tz,
    z + qw * tz + qx * ty - qy * tx,
  ];
}

/** The direction at angles to the left and up, in the head's frame: x right, y forward, z up. */
export function direction(left, up) {
  return [-Math.sin(left) * Math.cos(up), Math.cos(left) * Math.cos(up), Math.sin(up)];
}

/**
 * The eyes of a picture, and the things in it, each with its name and the place where it seems to be.
 *
 * @param {string[]} names where the eyes are, in seven numbers, then such as ball.distance, ball.left, ball.up
 * @param {(number | string)[]} row the time and the numbers, an empty text for what is not seen
 */
export function picture(names, row) {
  const [x, y, z, ...q] = row.slice(1, 1 + EYE);
  const eye = { x: Number(x), y: Number(y), z: Number(z), q: q.map(Number) };
  const things = [];
  for (let i = EYE; i + 2 < names.length; i += 3) {
    const [distance, left, up] = row.slice(1 + i, 4 + i);
    if (typeof distance === 'number' && typeof left === 'number' && typeof up === 'number') {
      const way = turned(eye.q, direction(left, up).map((part) => part * distance));
      things.push({ name: names[i].split('.')[0], distance, left, x: eye.x + way[0], y: eye.y + way[1], z: eye.z + way[2] });
    }
  }
  return { eye, things };
}
