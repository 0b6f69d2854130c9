// SPDX-License-Identifier: Apache-2.0
// The signs on the buttons, as lines: no font has to be there.

const PATHS = {
  play: '<path d="M8 5.5v13l11-6.5z" fill="currentColor" stroke="none"/>',
  pause: '<path d="M8 5v14M16 5v14" stroke-width="4" stroke-linecap="butt"/>',
  step: '<path d="M6 6l9 6-9 6zM18 6v12"/>',
  back: '<path d="M18 6l-9 6 9 6zM6 6v12"/>',
  goalBack: '<path d="M11 7l-6 5 6 5z"/><circle cx="17" cy="12" r="3.5"/>',
  goalNext: '<path d="M13 7l6 5-6 5z"/><circle cx="7" cy="12" r="3.5"/>',
  again: '<path d="M5 12a7 7 0 107-7H8M10.500 2.500L8 5l2.500 2.500"/><circle cx="12" cy="12" r="2" fill="currentColor" stroke="none"/>',
  loop: '<path d="M5 11V9a2 2 0 012-2h11M15.500 4.500L18 7l-2.500 2.500M19 13v2a2 2 0 01-2 2H6M8.500 19.500L6 17l2.500-2.500"/>',
  save: '<path d="M12 4v11M7.5 10.500L12 15l4.500-4.500M4 16v3a1 1 0 001 1h14a1 1 0 001-1v-3"/>',
  situation: '<path d="M6 4h9l4 4v12H6zM15 4v4h4"/><circle cx="12.500" cy="14" r="2.500" fill="currentColor" stroke="none"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  open: '<path d="M12 15V4M7.5 8.5L12 4l4.5 4.5M4 16v3a1 1 0 001 1h14a1 1 0 001-1v-3"/>',
  theme: '<circle cx="12" cy="12" r="8"/><path d="M12 4a8 8 0 010 16z" fill="currentColor" stroke="none"/>',
  help: '<path d="M9 9.2a3 3 0 115 2.2c-1.2 1-2 1.500-2 3"/><circle cx="12" cy="18.200" r=".6" fill="currentColor"/>',
  panel: '<rect x="4" y="5" width="16" height="14" rx="2"/><path d="M14.500 5v14"/>',
  shot: '<rect x="3.500" y="7" width="17" height="12" rx="2"/><circle cx="12" cy="13" r="3.200"/><path d="M8.500 7l1.300-2.500h4.400L15.500 7"/>',
  film: '<circle cx="12" cy="12" r="6" fill="currentColor" stroke="none"/>',
  stop: '<rect x="7" y="7" width="10" height="10" rx="1.500" fill="currentColor" stroke="none"/>',
  close: '<path d="M6 6l12 12M18 6L6 18"/>',
};

export function icon(name) {
  const holder = document.createElement('template');
  holder.innerHTML = `<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">${PATHS[name]}</svg>`;
  return holder.content.firstChild;
}

/** Puts a sign in place of what an element shows; words beside it stay. */
export function setIcon(element, name) {
  if (element.dataset.icon !== name) {
    element.dataset.icon = name;
    element.querySelector('.sign')?.remove();
    element.prepend(icon(name));
  }
}
