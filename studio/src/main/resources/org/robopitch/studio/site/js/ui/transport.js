// SPDX-License-Identifier: Apache-2.0
// Play, pause, steps, speed and the way back to the present.

import { part } from '../core/dom.js';
import { make, preciseClock, stepClock } from '../core/format.js';
import { setIcon } from './icons.js';

const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 0];

export class Transport {
  /** Goes to goals by a function of a direction, and shows the last one again by another. */
  constructor(player, { goal, again }) {
    this.player = player;
    part('goal-back').addEventListener('click', () => goal(-1));
    part('goal-next').addEventListener('click', () => goal(1));
    part('again').addEventListener('click', again);
    part('loop').addEventListener('click', () => player.markLoop());
    [['goal-back', 'goalBack'], ['goal-next', 'goalNext'], ['again', 'again'], ['loop', 'loop']]
      .forEach(([id, name]) => setIcon(part(id), name));
    this.speed = part('speed', HTMLSelectElement);
    SPEEDS.forEach((speed) => this.offer(speed));
    part('play').addEventListener('click', () => this.toggle());
    part('step').addEventListener('click', () => player.step(1));
    part('back').addEventListener('click', () => player.step(-1));
    this.speed.addEventListener('change', () => player.setSpeed(Number(this.speed.value)));
    part('live').addEventListener('click', () => player.goLive());
    setIcon(part('step'), 'step');
    setIcon(part('back'), 'back');
  }

  offer(speed) {
    this.speed.append(make('option', { value: speed }, speed === 0 ? 'max' : `${speed}×`));
  }

  toggle() {
    if (this.player.mode === 'live' && (this.player.status.over || this.player.watchOnly)) {
      return;
    }
    this.player.pause(!this.player.isPaused());
  }

  faster(direction) {
    const at = SPEEDS.indexOf(this.player.speed());
    const next = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, (at < 0 ? 3 : at) + direction))];
    this.player.setSpeed(next);
  }

  update() {
    const { player } = this;
    const paused = player.isPaused();
    this.showLoop();
    setIcon(part('play'), paused ? 'play' : 'pause');
    part('play').setAttribute('aria-label', paused ? 'Play' : 'Pause');
    part('play', HTMLButtonElement).disabled = player.mode === 'live' && (player.status.over || player.watchOnly);
    this.speed.disabled = player.mode === 'live' && player.watchOnly;
    const speed = String(player.speed());
    if (this.speed.value !== speed && document.activeElement !== this.speed) {
      this.speed.value = speed;
      if (this.speed.value !== speed) {
        // One that was asked for on the command line.
        this.offer(player.speed());
        this.speed.value = speed;
      }
    }
    part('live').classList.toggle('on', player.mode === 'live');
    part('live').hidden = !player.liveScene?.bodies;
    part('go-on').hidden = !player.scene?.bodies || player.watchOnly;
    // Scenario files have no joints.
    part('save-scenario').hidden = !player.scene?.bodies || player.watchOnly || player.scene.bodies.some(({ parts }) => parts?.length > 0);
    part('step', HTMLButtonElement).disabled = player.mode === 'live' && (player.status.over || player.watchOnly);
  }

  showLoop() {
    const { loop } = this.player;
    part('loop').setAttribute('aria-pressed', String(loop !== undefined));
    part('loop').setAttribute('aria-label', !loop ? 'Loop a section: set its start' : loop.to === undefined ? 'Loop a section: set its end' : 'End the loop');
  }

  /** The time of the match; to the step while it is held. */
  showTime(time) {
    const text = this.player.isPaused() ? stepClock(time) : preciseClock(time);
    if (part('time').textContent !== text) {
      part('time').textContent = text;
    }
  }
}
