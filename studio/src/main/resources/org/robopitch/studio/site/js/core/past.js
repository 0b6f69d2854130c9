// SPDX-License-Identifier: Apache-2.0
// Frames of the past, fetched in blocks of a few seconds and kept for a while.

import { blend } from './blend.js';
import * as api from '../net/api.js';

const BLOCK_SECONDS = 4;
const MOST_BLOCKS = 60;
const MOST_FRAMES = 6000;

export class Past {
  /** Of a recording, or without an id of the live match. */
  constructor(id, onProblem) {
    this.id = id;
    this.onProblem = onProblem;
    this.blocks = new Map();
  }

  /** The moment at a time, or nothing while it is being fetched. */
  at(time, end) {
    const index = Math.floor(time / BLOCK_SECONDS);
    const block = this.block(index, end);
    if ((time / BLOCK_SECONDS) % 1 > 0.4 && (index + 1) * BLOCK_SECONDS < end) {
      this.block(index + 1, end);
    }
    return block ? between(block, time) : undefined;
  }

  /** The frames after one time up to another, as far as they are here. */
  range(from, to) {
    const found = [];
    for (let i = Math.floor(from / BLOCK_SECONDS); i <= Math.floor(to / BLOCK_SECONDS); i++) {
      const frames = this.blocks.get(i) ?? [];
      found.push(...frames.filter(({ time }) => time > (found.at(-1)?.time ?? from) && time <= to));
    }
    return found;
  }

  /** All frames of a stretch, as far as they are here; what is not is fetched. */
  all(from, to, end) {
    for (let i = Math.max(0, Math.floor(from / BLOCK_SECONDS)); i <= Math.floor(to / BLOCK_SECONDS); i++) {
      this.block(i, end);
    }
    return this.range(from, to);
  }

  block(index, end) {
    const known = this.blocks.get(index);
    if (known === undefined) {
      this.fetch(index, end);
    }
    return known?.length ? known : undefined;
  }

  async fetch(index, end) {
    this.blocks.set(index, []);
    const [from, to] = [index * BLOCK_SECONDS, (index + 1) * BLOCK_SECONDS + 0.1];
    try {
      this.blocks.set(index, await api.frames(this.id, from, to, MOST_FRAMES));
      if (to > end) {
        // The match goes on: what was fetched of its newest seconds is not all there will be.
        setTimeout(() => this.blocks.delete(index), 1000);
      }
    } catch (problem) {
      this.onProblem(problem.message);
      setTimeout(() => this.blocks.delete(index), 2000);
    }
    for (const old of this.blocks.keys()) {
      if (this.blocks.size <= MOST_BLOCKS) {
        break;
      }
      this.blocks.delete(old);
    }
  }
}

function between(frames, time) {
  let low = 0;
  let high = frames.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (frames[middle].time <= time + 1e-9) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  const [a, b] = [frames[low], frames[low + 1] ?? frames[low]];
  const span = b.time - a.time;
  const t = span > 0 ? Math.max(0, Math.min(1, (time - a.time) / span)) : 0;
  // Scores and words are those of the moment, not of the one to come.
  return { ...blend(a, b, t), score: a.score, mode: a.mode, period: a.period, running: a.running, awarded: a.awarded };
}
