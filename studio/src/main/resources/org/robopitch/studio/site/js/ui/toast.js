// SPDX-License-Identifier: Apache-2.0
// Short notes in the corner that go away by themselves.

import { make } from '../core/format.js';

const SECONDS = 8;
const MOST = 4;

export function toast(text, kind = 'bad') {
  const holder = document.getElementById('toasts');
  const same = [...holder.children].find((note) => note.textContent === text);
  same?.remove();
  const note = make('div', { class: `toast ${kind}` }, text);
  holder.append(note);
  while (holder.children.length > MOST) {
    holder.firstChild.remove();
  }
  setTimeout(() => note.remove(), 1000 * SECONDS);
}
