// SPDX-License-Identifier: Apache-2.0
// Pictures and videos of the pitch with what is drawn over it, saved by the browser.

import { save } from '../core/save.js';
import { setIcon } from './icons.js';
import { toast } from './toast.js';

const FORMATS = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'];
const FRAMES_PER_SECOND = 30;
const BITS_PER_SECOND = 8e6;

export class Capture {
  constructor(stage, overlay, name) {
    this.stage = stage;
    this.overlay = overlay;
    this.name = name;
    this.canvas = document.createElement('canvas');
    this.button = document.getElementById('film');
    this.button.addEventListener('click', () => this.film());
    document.getElementById('shot').addEventListener('click', () => this.shot());
    setIcon(this.button, 'film');
    setIcon(document.getElementById('shot'), 'shot');
  }

  /** Draws pitch and overlay into one picture. */
  compose() {
    const { width, height } = this.stage.canvas;
    if (this.canvas.width !== width || this.canvas.height !== height) {
      [this.canvas.width, this.canvas.height] = [width, height];
    }
    const context = this.canvas.getContext('2d');
    context.drawImage(this.stage.canvas, 0, 0);
    context.drawImage(this.overlay.canvas, 0, 0, width, height);
  }

  shot() {
    this.compose();
    this.canvas.toBlob((blob) => save(blob, `${this.name()}.png`), 'image/png');
  }

  /** Begins or ends a video. */
  film() {
    if (this.recorder) {
      this.recorder.stop();
      return;
    }
    const type = FORMATS.find((format) => window.MediaRecorder?.isTypeSupported(format));
    if (!type) {
      toast('This browser cannot record videos.');
      return;
    }
    this.compose();
    const parts = [];
    this.recorder = new MediaRecorder(this.canvas.captureStream(FRAMES_PER_SECOND), {
      mimeType: type, videoBitsPerSecond: BITS_PER_SECOND,
    });
    this.recorder.ondataavailable = (event) => parts.push(event.data);
    this.recorder.onstop = () => {
      this.recorder = undefined;
      this.update();
      save(new Blob(parts, { type }), `${this.name()}.${type.includes('mp4') ? 'mp4' : 'webm'}`);
    };
    this.recorder.start(1000);
    this.update();
  }

  update() {
    this.button.setAttribute('aria-pressed', String(Boolean(this.recorder)));
    setIcon(this.button, this.recorder ? 'stop' : 'film');
  }

  /** To be called after each drawing. */
  drawn() {
    if (this.recorder) {
      this.compose();
    }
  }
}
