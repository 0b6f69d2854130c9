// SPDX-License-Identifier: Apache-2.0
// What came over the link to programs outside, and what was dropped: one line, and all of it on a click.

import { make } from '../core/format.js';

const place = document.getElementById('link-counts');
const isDropped = ({ name }) => /dropped|missed|could not/.test(name);

export function showLinkCounts(counts) {
  place.hidden = !counts?.length;
  if (place.hidden) {
    return;
  }
  const dropped = counts.filter(isDropped).reduce((sum, { count }) => sum + count, 0);
  place.querySelector('summary').textContent = `Link: ${dropped.toLocaleString('en')} dropped or missed`;
  place.querySelector('ul').replaceChildren(...counts.map((one) => make('li', { class: isDropped(one) ? 'dropped' : '' },
    make('b', {}, one.count.toLocaleString('en')), ` ${one.name}`)));
}
