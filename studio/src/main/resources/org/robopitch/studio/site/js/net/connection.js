// SPDX-License-Identifier: Apache-2.0
// The WebSocket to the studio: orders out, frames and news in; it comes back by itself.

import { readFrame } from './protocol.js';

const LONGEST_WAIT = 5000;

export class Connection {
  /** The handlers are called with what arrives: frame, scene, status, events, refused, and open, a truth value. */
  constructor(handlers) {
    this.handlers = handlers;
    this.wait = 250;
    this.connect();
  }

  connect() {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/ws`);
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => {
      this.wait = 250;
      this.handlers.open(true);
    };
    socket.onmessage = (event) => this.receive(event.data);
    socket.onclose = () => {
      this.handlers.open(false);
      setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
    };
    this.socket = socket;
  }

  receive(data) {
    if (data instanceof ArrayBuffer) {
      this.handlers.frame(readFrame(data));
      return;
    }
    const message = JSON.parse(data);
    this.handlers[message.type]?.(message);
  }

  /** Has the studio do something; false if it cannot be reached. */
  send(what, details = {}) {
    if (this.socket.readyState !== WebSocket.OPEN) {
      return false;
    }
    this.socket.send(JSON.stringify({ do: what, ...details }));
    return true;
  }
}
