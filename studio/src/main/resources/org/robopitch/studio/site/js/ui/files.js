// SPDX-License-Identifier: Apache-2.0
// Recordings that are dropped on the page or chosen from a folder.

import { part } from '../core/dom.js';
import * as api from '../net/api.js';
import { toast } from './toast.js';


export class Files {
  /** Opened recordings go to show(scene). */
  constructor(show) {
    this.show = show;
    part('open-file').addEventListener('click', () => this.choose());
    part('file').addEventListener('change', () => {
      this.upload(part('file', HTMLInputElement).files[0]);
      part('file', HTMLInputElement).value = '';
    });
    for (const kind of ['dragenter', 'dragover']) {
      addEventListener(/** @type {'dragover'} */ (kind), (event) => {
        event.preventDefault();
        part('drop').hidden = ![...event.dataTransfer.types].includes('Files');
      });
    }
    addEventListener('dragleave', (event) => { part('drop').hidden ||= event.relatedTarget === null; });
    addEventListener('drop', (event) => {
      event.preventDefault();
      part('drop').hidden = true;
      this.upload(event.dataTransfer.files[0]);
    });
  }

  choose() {
    part('file').click();
  }

  async upload(file) {
    if (!file) {
      return;
    }
    try {
      await this.open(await api.upload(file));
    } catch (problem) {
      toast(problem.message);
    }
  }

  /** Opens a recording that the studio already has. */
  async open(id) {
    try {
      const scene = await api.recording(id);
      scene.damages.forEach((damage) => toast(`The file is damaged: ${damage}`));
      this.show(scene);
    } catch (problem) {
      toast(problem.message);
    }
  }
}
