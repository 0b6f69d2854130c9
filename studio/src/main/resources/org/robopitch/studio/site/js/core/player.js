// SPDX-License-Identifier: Apache-2.0
// What is shown: the live match, its past, or a recording; and how fast.

import { LiveBuffer } from './live.js';
import { Past } from './past.js';
import { Steps } from './steps.js';

const BEFORE_SECONDS = 1.5;
const AFTER_SECONDS = 0.6;
const SLOW_RATE = 0.25;

export class Player {
  /** Orders go to the connection; changes of mode and scene are told to the listener. */
  constructor(connection, listener) {
    this.connection = connection;
    this.listener = listener;
    this.live = new LiveBuffer();
    this.mode = 'live';
    this.status = { match: 0, paused: false, speed: 1, over: false, start: 0, end: 0 };
    this.time = 0;
    this.playing = true;
    this.rate = 1;
    this.liveScene = undefined;
    this.scene = undefined;
    this.lastNow = 0;
    this.passed = [];
    this.expected = false;
    /** Whether this page may look, and do nothing to the live match. */
    this.watchOnly = false;
    /** A stretch that is played over and over: { from, to }; while only from is known, it grows. */
    this.loop = undefined;
    /** A stretch that is shown once, slowly: { to, rate, live }. */
    this.again = undefined;
  }

  /** A live match was announced. */
  announce(scene) {
    this.liveScene = { ...scene, events: [] };
    this.live.clear();
    if (this.mode !== 'replay' || this.expected) {
      this.expected = false;
      this.mode = 'live';
      this.show(this.liveScene);
    }
  }

  /** The next match that is announced was asked for here: it is shown even in place of a recording. */
  expectMatch() {
    this.expected = true;
  }

  show(scene) {
    this.scene = scene;
    this.loop = undefined;
    this.again = undefined;
    this.view = undefined;
    this.listener.sceneChanged(scene);
    this.listener.modeChanged();
  }

  /** Opens a recording that was described by the studio. */
  replay(scene, onProblem) {
    this.mode = 'replay';
    this.past = new Past(scene.recording, onProblem);
    this.time = scene.start;
    this.playing = true;
    this.rate = 1;
    this.show(scene);
  }

  /** Shows the live match as it is now. */
  goLive() {
    const changed = this.scene !== this.liveScene;
    this.mode = 'live';
    this.loop = undefined;
    this.again = undefined;
    if (changed && this.liveScene) {
      this.show(this.liveScene);
    }
    this.listener.modeChanged();
  }

  /** Goes to a time; in the live match this leaves the present. */
  seek(time, onProblem) {
    if (this.mode === 'live') {
      if (!this.liveScene || this.status.match === 0) {
        return;
      }
      this.mode = 'past';
      this.past = new Past(undefined, onProblem);
      this.playing = !this.status.paused;
      this.rate = 1;
    }
    this.time = Math.max(this.start(), Math.min(this.end(), time));
    this.listener.modeChanged();
  }

  /** All frames between two times of what is shown, as far as they have been fetched: more than are drawn. */
  stretch(from, to) {
    const id = this.mode === 'replay' ? this.scene.recording : `live ${this.liveScene?.match}`;
    if (this.measured?.id !== id) {
      this.measured = { id, past: new Past(this.mode === 'replay' ? this.scene.recording : undefined, () => {}) };
    }
    const frames = this.measured.past.all(Math.max(from, this.start()), to, this.end());
    return frames.filter(({ bodies }) => bodies.length === this.scene?.bodies?.length);
  }

  /** The steps of some bodies in what is shown; those before, if they are of the same. */
  steps(bodies, take, before) {
    const recording = this.mode === 'replay' ? this.scene.recording : undefined;
    const of = `${recording ?? `live ${this.liveScene?.match}`} ${bodies}`;
    return before?.of === of ? before : Object.assign(new Steps(recording, bodies, take), { of });
  }

  start() {
    return this.mode === 'replay' ? this.scene.start : this.status.start;
  }

  end() {
    return this.mode === 'replay' ? this.scene.end : Math.max(this.status.end, this.live.newest()?.time ?? 0);
  }

  isPaused() {
    return this.mode === 'live' ? this.status.paused || this.status.over : !this.playing;
  }

  pause(hold) {
    if (this.mode === 'live') {
      this.connection.send(hold ? 'pause' : 'play');
    } else {
      if (!hold && this.time >= this.end() - 1e-3) {
        this.time = this.start();
      }
      this.playing = !hold;
      this.listener.modeChanged();
    }
  }

  /** Marks the start of a loop, then its end, then takes the loop away; without a past there is none. */
  markLoop() {
    const now = this.mode === 'live' ? this.end() : this.time;
    if (!this.loop) {
      this.loop = { from: now };
    } else if (this.loop.to === undefined && Math.abs(now - this.loop.from) > 0.02) {
      this.loop = { from: Math.min(this.loop.from, now), to: Math.max(this.loop.from, now) };
      this.seek(this.loop.from);
      this.playing = true;
    } else {
      this.loop = undefined;
    }
    this.listener.modeChanged();
  }

  /** Shows the seconds around a moment slowly, then goes on as before. */
  showAgain(time, onProblem) {
    const again = { to: time + AFTER_SECONDS, rate: this.rate, live: this.mode === 'live' };
    this.seek(time - BEFORE_SECONDS, onProblem);
    if (this.mode !== 'live') {
      this.again = again;
      this.rate = SLOW_RATE;
      this.playing = true;
      this.listener.modeChanged();
    }
  }

  endAgain() {
    const { rate, live } = this.again;
    this.again = undefined;
    this.rate = rate;
    if (live) {
      this.goLive();
    } else {
      this.listener.modeChanged();
    }
  }

  /** One control cycle forward or back. */
  step(direction) {
    if (this.mode === 'live' && direction > 0) {
      this.connection.send('step', { cycles: 1 });
      return;
    }
    const from = this.mode === 'live' ? this.end() : this.time;
    this.seek(from + direction * (this.scene?.cycleSeconds ?? 0.02));
    this.playing = false;
    this.listener.modeChanged();
  }

  speed() {
    return this.mode === 'live' ? this.status.speed : this.rate;
  }

  /** Times real time; 0 for as fast as it goes. */
  setSpeed(factor) {
    if (this.mode === 'live') {
      this.connection.send('speed', { factor: factor === 0 ? null : factor });
    } else {
      this.rate = factor === 0 ? 100 : factor;
      this.listener.modeChanged();
    }
  }

  /** The moment to show, at a time in ms; the frames passed on the way there are kept for trails and plots. */
  sample(now) {
    const passed = Math.min(0.25, (now - this.lastNow) / 1000);
    this.lastNow = now;
    let view;
    const arrived = this.live.take();
    if (this.mode === 'live') {
      view = this.live.at(now);
      this.passed = arrived;
    } else {
      const before = this.time;
      this.advance(passed);
      view = this.past.at(this.time, this.end());
      this.passed = this.past.range(before, this.time);
    }
    this.passed = this.passed.filter(({ bodies }) => bodies.length === this.scene?.bodies?.length);
    if (view && view.bodies.length === this.scene?.bodies?.length) {
      this.view = view;
    }
    return this.view;
  }

  advance(passed) {
    // While a block is being fetched, time waits for it.
    if (!this.playing || !this.past.at(this.time, this.end())) {
      return;
    }
    this.time += passed * this.rate;
    if (this.again && this.time >= Math.min(this.again.to, this.end())) {
      this.endAgain();
      return;
    }
    if (this.loop?.to !== undefined && (this.time >= this.loop.to || this.time < this.loop.from)) {
      this.time = this.loop.from;
    }
    if (this.time >= this.end()) {
      this.time = this.end();
      if (this.mode === 'past') {
        this.goLive();
      } else {
        this.playing = false;
        this.listener.modeChanged();
      }
    }
  }
}
