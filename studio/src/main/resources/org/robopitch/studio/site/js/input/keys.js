// SPDX-License-Identifier: Apache-2.0
// The keyboard: one table of keys and what they do.

import { OVERLAYS, change, options } from '../core/options.js';
import { showHelp } from '../ui/dialogs.js';

function typing(target) {
  return target.closest?.('input:not([type=checkbox]), select, textarea, dialog');
}

/** Listens to the keys of the page for a studio, the object made in main.js. */
export function keys(studio) {
  const { driver, player, transport } = studio;
  const toggle = (name) => () => change(name, !options[name]);
  const table = {
    ' ': () => transport.toggle(),
    '.': () => player.step(1),
    ',': () => player.step(-1),
    '>': () => studio.goal(1),
    '<': () => studio.goal(-1),
    y: () => studio.again(),
    z: () => player.markLoop(),
    '+': () => transport.faster(1),
    '=': () => transport.faster(1),
    '-': () => transport.faster(-1),
    ArrowLeft: () => studio.seekBy(-5),
    ArrowRight: () => studio.seekBy(5),
    2: () => change('camera', 'flat'),
    3: () => change('camera', 'space'),
    4: () => change('camera', 'broadcast'),
    5: () => change('camera', 'side'),
    6: () => change('camera', 'goal-left'),
    7: () => change('camera', 'goal-right'),
    8: () => change('camera', 'robot'),
    0: () => studio.wholePitch(),
    '[': () => studio.turn(Math.PI / 12),
    ']': () => studio.turn(-Math.PI / 12),
    '?': showHelp,
    Escape: () => studio.letGo(),
    b: () => studio.selectNext(),
    f: () => studio.followNext(),
    g: () => studio.drive(),
    h: () => change('heat', options.heat === 'none' ? 'ball' : 'none'),
    l: () => player.goLive(),
    m: () => studio.capture.film(),
    n: () => studio.newMatch(),
    o: () => studio.files.choose(),
    p: toggle('panel'),
    s: () => studio.capture.shot(),
    u: () => studio.saveScenario(),
    x: () => studio.goOn(),
    ...Object.fromEntries(OVERLAYS.map(({ name, key }) => [key.toLowerCase(), toggle(name)])),
  };
  addEventListener('keydown', (event) => {
    if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const action = table[event.key] ?? table[event.key.toLowerCase()];
    // Space on a focused button presses that button.
    const pressing = event.key === ' ' && event.target instanceof Element && event.target.closest('button');
    if (driver.key(event, true)) {
      event.preventDefault();
    } else if (action && !pressing) {
      event.preventDefault();
      action();
    }
  });
  addEventListener('keyup', (event) => driver.key(event, false));
}
