// SPDX-License-Identifier: Apache-2.0
// What a match comes to: possession, passes, shots with expected goals, distances. From its frames, live or recorded.

/** Who touches the ball: its surface is no further from a robot's circle than this share of the robot's radius. */
const REACH = 0.35;
const SHOT_PAUSE_SECONDS = 0.5;
/** A ball is shot when it would cross the line within so many seconds. */
const SHOT_SECONDS = 2;
/** Robots that seem faster were put somewhere; in lengths of the pitch a second. */
const PLACED_SPEED = 1.5;

/** Adds up the frames of a scene, the oldest first. */
export function statistics(scene, frames) {
  const counts = new Counts(scene, ends(scene, frames));
  frames.forEach((frame) => counts.add(frame));
  return counts.result();
}

/** For each period the end that blue attacks, 1 or −1: away from where its robots stand on average. */
function ends(scene, frames) {
  const sums = new Map();
  for (const { period, bodies } of frames) {
    const sum = scene.bodies.reduce((total, { kind, side }, i) => (
      kind === 'robot' && bodies[i].present ? total + (side === 0 ? -bodies[i].x : bodies[i].x) : total), 0);
    sums.set(period, (sums.get(period) ?? 0) + sum);
  }
  return new Map([...sums].map(([period, sum]) => [period, sum >= 0 ? 1 : -1]));
}

class Counts {
  constructor(scene, attacks) {
    this.scene = scene;
    this.attacks = attacks;
    this.ball = scene.bodies.findIndex(({ kind }) => kind === 'ball');
    this.possession = [0, 0];
    this.passes = [0, 0];
    this.shots = [[], []];
    this.distances = scene.bodies.map(() => 0);
    this.holder = -1;
    this.lastShot = [-Infinity, -Infinity];
  }

  add(frame) {
    const { before } = this;
    this.before = frame;
    if (!before || frame.time <= before.time) {
      return;
    }
    const seconds = frame.time - before.time;
    this.move(before, frame, seconds);
    if (!frame.running) {
      this.holder = -1;
      return;
    }
    this.touch(frame);
    if (this.holder >= 0) {
      const { side } = this.scene.bodies[this.holder];
      this.possession[side] += seconds;
      this.shot(frame, side);
    }
  }

  move(before, frame, seconds) {
    const most = PLACED_SPEED * this.scene.pitch.length * seconds;
    this.scene.bodies.forEach(({ kind }, i) => {
      const [a, b] = [before.bodies[i], frame.bodies[i]];
      const way = Math.hypot(b.x - a.x, b.y - a.y);
      if (kind === 'robot' && a.present && b.present && way < most) {
        this.distances[i] += way;
      }
    });
  }

  touch({ bodies }) {
    const ball = bodies[this.ball];
    const reach = (i) => Math.hypot(bodies[i].x - ball.x, bodies[i].y - ball.y) - this.scene.bodies[this.ball].radius;
    const near = this.scene.bodies
      .map((info, i) => ({ i, gap: info.kind === 'robot' && bodies[i].present ? reach(i) / info.radius - 1 : Infinity }))
      .filter(({ gap }) => gap < REACH).sort((a, b) => a.gap - b.gap)[0];
    if (!near || near.i === this.holder) {
      return;
    }
    const [from, to] = [this.scene.bodies[this.holder], this.scene.bodies[near.i]];
    if (from && from.side === to.side) {
      this.passes[to.side]++;
    }
    this.holder = near.i;
  }

  /** A shot: the ball of the side that had it last is on its way into the opponents' goal. */
  shot({ time, period, bodies }, side) {
    const { x, y, vx, vy } = bodies[this.ball];
    const { length, goalWidth } = this.scene.pitch;
    const end = (this.attacks.get(period) ?? 1) * (side === 0 ? 1 : -1) * (length / 2);
    const seconds = (end - x) / vx;
    const aimed = seconds > 0 && seconds < SHOT_SECONDS && Math.abs(y + vy * seconds) < goalWidth / 2;
    if (aimed) {
      if (time - this.lastShot[side] > SHOT_PAUSE_SECONDS) {
        this.shots[side].push(expectedGoal(end - x, y, goalWidth, length));
      }
      this.lastShot[side] = time;
    }
  }

  result() {
    const total = this.possession[0] + this.possession[1];
    const way = (side) => this.scene.bodies.reduce((sum, body, i) => (body.side === side ? sum + this.distances[i] : sum), 0);
    return [0, 1].map((side) => ({
      possession: total > 0 ? this.possession[side] / total : 0.5,
      passes: this.passes[side],
      shots: this.shots[side].length,
      expectedGoals: this.shots[side].reduce((sum, one) => sum + one, 0),
      distance: way(side),
    }));
  }
}

/**
 * How likely a shot is to score, by how wide the goal looks from there and how far it is: a rule of thumb, the same for all
 * leagues, not fitted to any.
 */
export function expectedGoal(ahead, aside, goalWidth, length) {
  const half = goalWidth / 2;
  const angle = Math.abs(Math.atan2(half - aside, Math.abs(ahead)) + Math.atan2(half + aside, Math.abs(ahead)));
  return 1 / (1 + Math.exp(1.2 + (4 * Math.abs(ahead)) / length - 1.8 * angle));
}
