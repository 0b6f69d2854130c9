// SPDX-License-Identifier: Apache-2.0
// How often the pitch is drawn.

/** Screens repaint at whole steps of their own: a picture may come this much early, ms, rather than a step late. */
const EARLY_MILLISECONDS = 4;

export class PictureRate {
  /** At most so many pictures a second; as many as the screen shows, where the number says nothing. */
  constructor(most) {
    this.interval = most > 0 ? 1000 / most : 0;
    this.last = -Infinity;
  }

  /** Whether a picture is due at a time in ms; it then counts as drawn. */
  isDue(now) {
    if (now - this.last < this.interval - EARLY_MILLISECONDS) {
      return false;
    }
    this.last = now;
    return true;
  }
}
