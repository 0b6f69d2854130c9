// SPDX-License-Identifier: Apache-2.0
'use strict';
(() => {
  const root = document.body.dataset.root;
  const words = document.getElementById('site-words');
  const results = document.getElementById('site-results');
  const pages = document.getElementById('site-pages');
  const menu = document.getElementById('site-menu');
  const MOST = 20;

  menu.addEventListener('click', () => {
    const open = pages.classList.toggle('open');
    menu.setAttribute('aria-expanded', String(open));
  });

  /** Pages about what was, which come after those about what is. */
  const HISTORY = /^(CHANGELOG|docs\/decisions)/;

  /** Sections that have every word: those with the words in their headings first, then those with the words more often. */
  function find(terms) {
    const found = [];
    for (const [title, heading, address, text] of window.searchIndex) {
      const places = [[heading, 8], [title, 4], [text, 1]].map(([where, weight]) => [where.toLowerCase(), weight]);
      let score = 0;
      for (const term of terms) {
        const best = Math.max(...places.map(([where, weight]) => where.includes(term) ? weight : 0));
        if (best === 0) { score = 0; break; }
        score += best + Math.min(0.9, 0.1 * (places[2][0].split(term).length - 1));
      }
      if (HISTORY.test(address)) score /= 2;
      if (score > 0) found.push({ title, heading, address, text, score });
    }
    return found.sort((a, b) => b.score - a.score);
  }

  function marked(text, terms) {
    const lower = text.toLowerCase();
    const at = Math.max(0, Math.min(...terms.map(term => lower.indexOf(term)).filter(i => i >= 0), text.length) - 60);
    const piece = (at > 0 ? '… ' : '') + text.slice(at, at + 180) + (at + 180 < text.length ? ' …' : '');
    const small = document.createElement('small');
    let rest = piece;
    while (rest) {
      const low = rest.toLowerCase();
      const hits = terms.map(term => [low.indexOf(term), term.length]).filter(([i]) => i >= 0).sort((a, b) => a[0] - b[0]);
      if (!hits.length) { small.append(rest); break; }
      const [i, length] = hits[0];
      const mark = document.createElement('mark');
      mark.textContent = rest.slice(i, i + length);
      small.append(rest.slice(0, i), mark);
      rest = rest.slice(i + length);
    }
    return small;
  }

  function show() {
    const terms = words.value.toLowerCase().split(/\s+/).filter(Boolean);
    results.hidden = terms.length === 0;
    results.replaceChildren();
    if (!terms.length) return;
    const found = find(terms);
    if (!found.length) {
      const none = document.createElement('p');
      none.textContent = 'Nothing found.';
      results.append(none);
    }
    for (const { title, heading, address, text } of found.slice(0, MOST)) {
      const link = document.createElement('a');
      link.href = root + address;
      const name = document.createElement('b');
      name.textContent = heading === title ? title : `${title} › ${heading}`;
      link.append(name, marked(text, terms));
      link.addEventListener('click', () => { results.hidden = true; });
      results.append(link);
    }
  }

  words.addEventListener('input', show);
  words.addEventListener('focus', show);
  document.getElementById('site-search').addEventListener('submit', event => {
    event.preventDefault();
    results.querySelector('a')?.click();
  });
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape') { results.hidden = true; words.blur(); }
    if (event.key === '/' && document.activeElement !== words) { event.preventDefault(); words.focus(); }
  });
  document.addEventListener('click', event => {
    if (!results.contains(event.target) && event.target !== words) results.hidden = true;
  });
})();
