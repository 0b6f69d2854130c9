// SPDX-License-Identifier: Apache-2.0
// Begins: builds the studio of this page, or says why it cannot.

import { StudioPage } from './studio-page.js';

try {
  const page = new StudioPage();
  page.begin();
  // For tests and the curious.
  Object.assign(window, { robopitch: page.window() });
} catch (problem) {
  const note = document.createElement('p');
  note.textContent = `The pitch cannot be drawn: ${problem.message} A browser with WebGL is needed.`;
  note.style.cssText = 'position:absolute;inset:0;display:grid;place-items:center;padding:2em;text-align:center';
  document.getElementById('stage').append(note);
  throw problem;
}
