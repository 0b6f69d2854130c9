// SPDX-License-Identifier: Apache-2.0
// What happened, newest first; a click goes to its moment.

import { clock, make } from '../core/format.js';

export class EventList {
  constructor(page, jump) {
    this.page = page;
    this.jump = jump;
    this.list = make('ul', { class: 'events' });
    this.shown = [];
  }

  show(events) {
    if (this.shown === events && this.count === events.length) {
      return;
    }
    if (this.shown !== events || events.length < this.count) {
      this.list.replaceChildren();
      this.count = 0;
      this.shown = events;
    }
    for (const event of events.slice(this.count)) {
      this.list.prepend(make('li', {}, make('button', {
        class: event.kind === 'goal' ? 'goal' : '', 'data-side': event.side, 'data-kind': event.kind, 'data-time': event.time,
        onclick: () => this.jump(event.time),
      }, make('time', {}, clock(event.time)), make('i', {}), event.text)));
    }
    this.count = events.length;
    this.page.replaceChildren(events.length > 0 ? this.list : make('p', { class: 'soft' }, 'Nothing has happened yet.'));
  }
}
