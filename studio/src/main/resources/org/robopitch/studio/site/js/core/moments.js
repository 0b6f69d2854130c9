// SPDX-License-Identifier: Apache-2.0
// The events of a match as people look for them: in groups, by kind, by word, and the goal before or after a moment.

const GROUP_SECONDS = 5;

/** Repeated events, one after the other within seconds of each other, as one entry with a count; the oldest first. */
export function groups(events) {
  const found = [];
  for (const event of events) {
    const last = found.at(-1);
    const same = last && last.kind === event.kind && last.side === event.side && last.text === event.text;
    if (same && event.kind !== 'goal' && event.time - last.until <= GROUP_SECONDS) {
      last.count++;
      last.until = event.time;
    } else {
      found.push({ ...event, count: 1, until: event.time });
    }
  }
  return found;
}

/** The kinds of events there are, in alphabetical order. */
export function kinds(events) {
  return [...new Set(events.map(({ kind }) => kind))].sort();
}

/** Events of a kind, or of all kinds when it is empty, whose text has a word in it. */
export function filtered(events, kind, word) {
  const wanted = word.trim().toLowerCase();
  return events.filter((event) => (!kind || event.kind === kind) && event.text.toLowerCase().includes(wanted));
}

/** The time of the nearest goal before (−1) or after (1) a time; nothing if there is none. */
export function goalFrom(events, time, direction) {
  const goals = events.filter(({ kind }) => kind === 'goal').map((event) => event.time);
  return direction > 0 ? goals.find((goal) => goal > time + 0.05) : goals.findLast((goal) => goal < time - 0.05);
}

/** The event nearest to a time, no further off than a span; a goal comes before others. */
export function nearestEvent(events, time, span) {
  const near = events.filter((event) => Math.abs(event.time - time) <= span);
  const rank = (event) => Math.abs(event.time - time) + (event.kind === 'goal' ? 0 : span);
  return near.reduce((best, event) => (!best || rank(event) < rank(best) ? event : best), undefined);
}
