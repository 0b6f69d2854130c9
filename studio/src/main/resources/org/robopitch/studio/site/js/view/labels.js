// SPDX-License-Identifier: Apache-2.0
// Words over the pitch, moved apart so that none hides another, nor a robot's number.

const FONT = '600 12px "Inter", "Segoe UI", system-ui, sans-serif';
const HEIGHT = 18;
const GAP = 2;
const TRIES = 12;

export class Labels {
  constructor() {
    this.clear();
  }

  clear() {
    this.wishes = [];
    this.taken = [];
  }

  /** Keeps a disc free of words: a robot's number is there. */
  avoid(x, y, radius) {
    this.taken.push({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius });
  }

  /** Wishes for words whose middle is at a point of the canvas. */
  add(text, x, y, colour = '#ffffff') {
    this.wishes.push({ text, x, y, colour });
  }

  draw(context) {
    context.font = FONT;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const { text, x, y, colour } of this.wishes) {
      const box = this.place(context.measureText(text).width + 12, x, y);
      this.taken.push(box);
      context.fillStyle = 'rgb(8 14 18 / 78%)';
      context.beginPath();
      context.roundRect(box.left, box.top, box.right - box.left, HEIGHT, HEIGHT / 2);
      context.fill();
      context.fillStyle = colour;
      context.fillText(text, (box.left + box.right) / 2, box.top + HEIGHT / 2 + 0.5);
    }
  }

  /** The nearest free place to a point, upwards before downwards; the point itself when all is full. */
  place(width, x, y) {
    const at = (top) => ({ left: x - width / 2, right: x + width / 2, top, bottom: top + HEIGHT });
    for (let i = 0; i < TRIES; i++) {
      for (const way of [-1, 1]) {
        const box = at(y - HEIGHT / 2 + way * i * (HEIGHT / 2 + GAP));
        if (!this.taken.some((other) => overlaps(box, other))) {
          return box;
        }
      }
    }
    return at(y - HEIGHT / 2);
  }
}

export function overlaps(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
