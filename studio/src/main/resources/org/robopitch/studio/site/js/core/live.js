// SPDX-License-Identifier: Apache-2.0
// The newest frames as they arrive, shown a moment later so that there is always one to move towards.

import { blend } from './blend.js';

const KEPT = 12;
const SHORTEST_DELAY = 18;
const LONGEST_DELAY = 120;

export class LiveBuffer {
  constructor() {
    this.clear();
  }

  clear() {
    this.arrivals = [];
    this.fresh = [];
    this.interval = 17;
  }

  /** Takes in a frame that arrived at a time in ms. */
  push(frame, now) {
    const last = this.newest();
    if (last && (frame.match !== last.match || frame.time < last.time)) {
      this.clear();
    }
    if (this.arrivals.length > 0) {
      const gap = now - this.arrivals[this.arrivals.length - 1].at;
      this.interval += 0.1 * (Math.min(gap, LONGEST_DELAY) - this.interval);
    }
    this.arrivals.push({ frame, at: now });
    this.fresh = [...this.fresh.slice(-KEPT), frame];
    if (this.arrivals.length > KEPT) {
      this.arrivals.shift();
    }
  }

  newest() {
    return this.arrivals.at(-1)?.frame;
  }

  /** The frames that have arrived since this was last asked, the oldest first. */
  take() {
    const { fresh } = this;
    this.fresh = [];
    return fresh;
  }

  /** What to show at a time in ms; nothing as long as nothing has arrived. */
  at(now) {
    const delay = Math.min(LONGEST_DELAY, Math.max(SHORTEST_DELAY, 1.5 * this.interval));
    const shown = now - delay;
    for (let i = this.arrivals.length - 1; i > 0; i--) {
      const [before, after] = [this.arrivals[i - 1], this.arrivals[i]];
      if (before.at <= shown) {
        return blend(before.frame, after.frame, Math.min(1, (shown - before.at) / Math.max(1, after.at - before.at)));
      }
    }
    return this.arrivals[0]?.frame;
  }
}
