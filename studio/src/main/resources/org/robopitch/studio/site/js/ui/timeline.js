// SPDX-License-Identifier: Apache-2.0
// The line of time: how much there is, where we are, and what happened when; dragging it scrubs.

import { part } from '../core/dom.js';
import { clock, make, preciseClock } from '../core/format.js';
import { nearestEvent } from '../core/moments.js';

const JUMP = 5;
/** How near the pointer must be to a mark for its words to be shown, px. */
const NEAR = 5;

export class Timeline {
  constructor(player, seek) {
    this.player = player;
    this.seek = seek;
    this.element = part('timeline');
    this.element.addEventListener('pointerdown', (event) => this.down(event));
    this.element.addEventListener('pointermove', (event) => this.move(event));
    this.element.addEventListener('pointerup', () => { this.dragging = false; });
    this.element.addEventListener('pointerleave', () => { part('tip').hidden = !this.dragging; });
    this.element.addEventListener('keydown', (event) => this.key(event));
    this.marked = '';
  }

  span() {
    const [start, end] = [this.player.start() ?? 0, this.player.end() ?? 0];
    return { start: Math.min(start, end), length: Math.max(1e-6, end - Math.min(start, end)) };
  }

  timeAt(event) {
    const box = this.element.getBoundingClientRect();
    const share = Math.max(0, Math.min(1, (event.clientX - box.left) / box.width));
    const { start, length } = this.span();
    return { time: start + share * length, share };
  }

  down(event) {
    this.dragging = true;
    this.element.setPointerCapture(event.pointerId);
    this.seek(this.timeAt(event).time);
  }

  move(event) {
    const { time, share } = this.timeAt(event);
    const span = (NEAR * this.span().length) / this.element.clientWidth;
    const near = nearestEvent(this.player.scene?.events ?? [], time, span);
    this.tip(near ? `${clock(near.time)} ${near.text}` : preciseClock(time), share);
    if (this.dragging) {
      this.seek(time);
    }
  }

  tip(text, share) {
    part('tip').hidden = false;
    part('tip').textContent = text;
    part('tip').style.left = `${100 * Math.max(0.05, Math.min(0.95, share))}%`;
  }

  key(event) {
    const steps = { ArrowLeft: -JUMP, ArrowRight: JUMP, PageDown: -6 * JUMP, PageUp: 6 * JUMP };
    const { start, length } = this.span();
    const time = event.key === 'Home' ? start
      : event.key === 'End' ? start + length
        : steps[event.key] ? this.now() + steps[event.key] : undefined;
    if (time !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      this.seek(time);
    }
  }

  now() {
    return this.player.mode === 'live' ? this.player.end() : this.player.time;
  }

  update(events) {
    const { start, length } = this.span();
    const share = Math.max(0, Math.min(1, (this.now() - start) / length));
    part('knob').style.left = part('played').style.width = `${100 * share}%`;
    this.element.setAttribute('aria-valuemin', start.toFixed(1));
    this.element.setAttribute('aria-valuemax', (start + length).toFixed(1));
    this.element.setAttribute('aria-valuenow', this.now().toFixed(1));
    this.element.setAttribute('aria-valuetext', clock(this.now()));
    this.marks(events, start, length);
    this.showLoop(start, length);
  }

  showLoop(start, length) {
    const { loop } = this.player;
    part('looped').hidden = !loop;
    if (loop) {
      const share = (time) => 100 * Math.max(0, Math.min(1, (time - start) / length));
      part('looped').style.left = `${share(loop.from)}%`;
      part('looped').style.width = `${Math.max(0.3, share(loop.to ?? this.now()) - share(loop.from))}%`;
    }
  }

  marks(events, start, length) {
    // Marks move as a live match grows; once a second is often enough.
    const key = `${events.length}/${this.player.scene?.recording ?? this.player.scene?.match}/${Math.round(length)}`;
    if (key === this.marked) {
      return;
    }
    this.marked = key;
    part('marks').replaceChildren(...events.filter((event) => event.time >= start).slice(-300).map((event) => make('i', {
      class: event.kind === 'goal' ? 'goal' : 'other', 'data-side': event.side, 'data-kind': event.kind,
      style: `left: ${(100 * (event.time - start)) / length}%`,
    })));
  }
}
