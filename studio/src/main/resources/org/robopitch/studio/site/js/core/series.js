// SPDX-License-Identifier: Apache-2.0
// Values over time, kept in order, each moment once.

const MOST = 200_000;
/** Two moments that are closer than this are one: recordings keep time in nanoseconds. */
const SAME = 1e-7;

export class Series {
  constructor() {
    this.points = [];
  }

  /** Takes in a value of a moment; one that is known already stays. */
  add(time, value) {
    const { points } = this;
    const at = this.index(time - SAME);
    if (points[at]?.time <= time + SAME) {
      return;
    }
    if (at === points.length) {
      points.push({ time, value });
    } else {
      points.splice(at, 0, { time, value });
    }
    if (points.length > MOST) {
      points.splice(0, points.length - MOST);
    }
  }

  /** The index of the first point that is not before a time. */
  index(time) {
    const { points } = this;
    if (points.length === 0 || points.at(-1).time < time) {
      return points.length;
    }
    let [low, high] = [0, points.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (points[middle].time < time) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  between(from, to) {
    return this.points.slice(this.index(from), this.index(to + 1e-9));
  }

  /** Between two times, only the lowest and the highest point of each of a number of equal spans: enough to draw. */
  outline(from, to, spans) {
    const end = this.index(to + 1e-9);
    const found = [];
    for (let i = this.index(from); i < end;) {
      const until = from + (Math.floor(((this.points[i].time - from) / (to - from)) * spans) + 1) * ((to - from) / spans);
      let [low, high] = [i, i];
      for (i++; i < end && this.points[i].time < until; i++) {
        low = this.points[i].value < this.points[low].value ? i : low;
        high = this.points[i].value > this.points[high].value ? i : high;
      }
      found.push(this.points[Math.min(low, high)]);
      if (low !== high) {
        found.push(this.points[Math.max(low, high)]);
      }
    }
    return found;
  }

  /** The point nearest to a time; nothing if there is none within a span of it. */
  near(time, span) {
    const at = this.index(time);
    const best = [this.points[at - 1], this.points[at]].filter(Boolean)
      .sort((a, b) => Math.abs(a.time - time) - Math.abs(b.time - time))[0];
    return best && Math.abs(best.time - time) <= span ? best : undefined;
  }
}

/** Several series as a table of comma-separated values, a row for each moment of any of them. */
export function csv(names, lists) {
  const rows = new Map();
  lists.forEach((points, column) => points.forEach(({ time, value }) => {
    if (!rows.has(time)) {
      rows.set(time, Array(lists.length).fill(''));
    }
    rows.get(time)[column] = String(value);
  }));
  const quoted = names.map((name) => `"${name.replaceAll('"', '""')}"`);
  const lines = [...rows.keys()].sort((a, b) => a - b).map((time) => [Number(time.toFixed(6)), ...rows.get(time)].join(','));
  return `${[['time_s', ...quoted].join(','), ...lines].join('\n')}\n`;
}
