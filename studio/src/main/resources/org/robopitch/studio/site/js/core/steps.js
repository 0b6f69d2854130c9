// SPDX-License-Identifier: Apache-2.0
// Every step of some bodies, fetched as far as plots show it: the studio plays the match again for it.

import * as api from '../net/api.js';

const BLOCK_SECONDS = 4;
const PAUSE_MS = 200;
const LONGEST_WAIT_MS = 20_000;

export class Steps {
  /** Of a recording, or without an id of the live match; each moment is handed to a function. */
  constructor(id, bodies, take) {
    this.id = id;
    this.bodies = bodies;
    this.take = take;
    /** By number of the block: up to which time it is here. */
    this.reached = new Map();
    /** Why there are none, once that is known. */
    this.problem = undefined;
    this.busy = undefined;
    this.pauseUntil = 0;
  }

  /** Asks for what is missing between two times, one block after the other, and the newest first. */
  want(from, to) {
    if (!this.busy && !this.problem && performance.now() >= this.pauseUntil) {
      const index = this.missing(from, to);
      if (index !== undefined) {
        this.busy = this.fetch(index, to).finally(() => { this.busy = undefined; });
      }
    }
  }

  /** Waits until all steps between two times are here, or it is known that they will not be. */
  async all(from, to) {
    const end = performance.now() + LONGEST_WAIT_MS;
    while (!this.problem && this.missing(from, to) !== undefined && performance.now() < end) {
      this.want(from, to);
      await (this.busy ?? new Promise((done) => { setTimeout(done, PAUSE_MS / 4); }));
    }
  }

  /** The last block that is not here up to a time. */
  missing(from, to) {
    for (let i = Math.floor(to / BLOCK_SECONDS); i >= Math.max(0, Math.floor(from / BLOCK_SECONDS)); i--) {
      if ((this.reached.get(i) ?? -1) < Math.min(to, (i + 1) * BLOCK_SECONDS) - 1e-6) {
        return i;
      }
    }
    return undefined;
  }

  async fetch(index, to) {
    const from = this.reached.get(index) ?? (index === 0 ? -1 : index * BLOCK_SECONDS - 1e-6);
    const end = (index + 1) * BLOCK_SECONDS;
    try {
      const { reached, moments } = await api.steps(this.id, from, end, this.bodies);
      moments.forEach(this.take);
      if (reached > from) {
        this.reached.set(index, Math.min(reached, end));
      }
      // At the end of what is known yet, the next steps take a while to come.
      this.pauseUntil = reached < Math.min(end, to) || moments.length === 0 ? performance.now() + PAUSE_MS : 0;
    } catch (problem) {
      this.problem = problem.message;
    }
  }
}
