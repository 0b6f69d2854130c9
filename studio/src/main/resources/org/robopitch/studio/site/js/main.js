// SPDX-License-Identifier: Apache-2.0
// Puts the parts of the page together and draws, again and again.

import { Connection } from './net/connection.js';
import { Player } from './core/player.js';
import { Stage } from './view/stage.js';

const listener = { sceneChanged(scene) { if (scene.bodies) stage.show(scene); }, modeChanged() {} };
const stage = new Stage(document.getElementById('pitch'));
stage.setTheme('dark');
stage.resize();
const connection = new Connection({
  open() {},
  frame(frame) { player.live.push(frame, performance.now()); },
  scene(scene) { player.announce(scene); },
  status(status) { player.status = status; },
  events() {},
  refused(message) { console.warn(message.message); },
});
const player = new Player(connection, listener);
function draw(now) {
  requestAnimationFrame(draw);
  const view = player.sample(now);
  if (player.scene?.bodies) stage.render(view);
}
requestAnimationFrame(draw);
addEventListener('resize', () => stage.resize());
window.robopitch = { player, stage };
