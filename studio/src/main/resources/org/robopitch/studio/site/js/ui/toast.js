// SPDX-License-Identifier: Apache-2.0
// Short notes in the corner that go away by themselves.

import { make } from '../core/format.js';

const SECONDS = 8;
const MOST = 4;

export function toast(text, kind = 'bad') {
  const holder = document.getElementById('toasts');
  const same = [...holder.children].find((note) => note.textContent === text);
  same?.remove();
  const long = text.includes('\n');
  const note = make(long ? 'pre' : 'div', { class: `toast ${kind}` }, text);
  holder.append(note);
  while (holder.children.length > MOST) {
    holder.firstChild.remove();
  }
  if (long) {
    // Errors of a compiler are read, not glanced at: they stay until they are clicked, or another match begins.
    note.append(make('button', { type: 'button', class: 'button', onclick: () => note.remove() }, 'Close'));
    note.dataset.long = '';
    return;
  }
  setTimeout(() => note.remove(), 1000 * SECONDS);
}

/** Takes away what was to be read before another match. */
export function clearLong() {
  for (const note of document.querySelectorAll('#toasts [data-long]')) {
    note.remove();
  }
}
