// SPDX-License-Identifier: Apache-2.0
// What happened, newest first; a click goes to its moment. Repeated events are one line with a count.

import { capital, clock, make } from '../core/format.js';
import { filtered, groups, kinds } from '../core/moments.js';

export class EventList {
  constructor(page, jump) {
    this.jump = jump;
    this.list = make('ul', { class: 'events' });
    this.kind = make('select', { id: 'event-kind', 'aria-label': 'Kind of event', onchange: () => this.build() });
    this.word = make('input', {
      id: 'event-word', type: 'search', placeholder: 'Search', 'aria-label': 'Search events', oninput: () => this.build(),
    });
    this.nothing = make('p', { class: 'soft' });
    page.replaceChildren(make('div', { class: 'event-filter' }, this.kind, this.word), this.list, this.nothing);
    this.events = [];
    this.build();
  }

  show(events) {
    if (this.events !== events || this.count !== events.length) {
      this.events = events;
      this.build();
    }
  }

  build() {
    const { events } = this;
    this.count = events.length;
    this.offerKinds(kinds(events));
    const found = groups(filtered(events, this.kind.value, this.word.value));
    this.list.replaceChildren(...found.map((event) => this.line(event)).reverse());
    this.nothing.textContent = events.length === 0 ? 'Nothing has happened yet.' : 'No such event.';
    this.nothing.hidden = found.length > 0;
  }

  offerKinds(names) {
    const wanted = ['', ...names];
    const offered = [...this.kind.options].map(({ value }) => value);
    if (wanted.join('/') !== offered.join('/')) {
      const chosen = this.kind.value;
      this.kind.replaceChildren(...wanted.map((name) => make('option', { value: name }, name ? capital(name) : 'All events')));
      this.kind.value = names.includes(chosen) ? chosen : '';
    }
  }

  line(event) {
    const times = event.count > 1 ? [make('b', { class: 'count', title: `until ${clock(event.until)}` }, `×${event.count}`)] : [];
    return make('li', {}, make('button', {
      class: event.kind === 'goal' ? 'goal' : '', 'data-side': event.side, 'data-kind': event.kind, 'data-time': event.time,
      onclick: () => this.jump(event.time),
    }, make('time', {}, clock(event.time)), make('i', {}), make('span', {}, event.text, ...times)));
  }
}
