// SPDX-License-Identifier: Apache-2.0
// Cameras that move by themselves: where each wants to be at a moment of the match.

/** The views that can be chosen, in the order in which they are offered. */
export const VIEWS = [
  ['flat', 'Above'], ['space', 'Free'], ['broadcast', 'Broadcast'], ['side', 'Side'],
  ['goal-left', 'Behind the left goal'], ['goal-right', 'Behind the right goal'], ['robot', 'On a robot'],
];

/** How quickly a camera follows, per second. */
const EASE = { broadcast: 2, robot: 20 };

const SHOTS = {
  broadcast: ({ size: { length, width }, ball }) => {
    const x = 0.62 * clamp(ball.x, length / 2);
    return { at: [0.8 * x, -0.5 * width - 0.42 * length, 0.36 * length], to: [x, 0.16 * clamp(ball.y, width / 2) - 0.05 * width, 0] };
  },
  side: ({ size: { length, width } }) => ({ at: [0, -0.5 * width - 0.5 * length, 0.19 * length], to: [0, -0.12 * width, 0] }),
  'goal-left': ({ size, ball }) => behind(-1, size, ball),
  'goal-right': ({ size, ball }) => behind(1, size, ball),
  robot: ({ body, info, course: [ahead, side] }) => {
    const { radius, height } = info;
    return {
      at: [body.x - 4.2 * radius * ahead, body.y - 4.2 * radius * side, body.z + 2.4 * height + 0.6 * radius],
      to: [body.x + 6 * radius * ahead, body.y + 6 * radius * side, body.z + 0.4 * height],
    };
  },
};

function behind(end, { length, width }, ball) {
  return {
    at: [end * (0.5 * length + 0.35 * width), 0.12 * clamp(ball.y, width / 2), 0.34 * width],
    to: [end * 0.24 * length, 0.2 * clamp(ball.y, width / 2), 0],
  };
}

function clamp(value, most) {
  return Math.max(-most, Math.min(most, value));
}

/** Where a view wants its camera, as { at, to, ease }; nothing for views that people move themselves. */
export function shot(kind, situation) {
  const made = SHOTS[kind];
  if (!made || (kind === 'robot' && !situation.body)) {
    return undefined;
  }
  return { ...made(situation), ease: EASE[kind] ?? 4 };
}
