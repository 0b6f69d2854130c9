// SPDX-License-Identifier: Apache-2.0
// Teams, score, clock and play mode.

import { part } from '../core/dom.js';
import { capital, clock, words } from '../core/format.js';


function set(id, text) {
  const element = part(id);
  if (element.textContent !== text) {
    element.textContent = text;
  }
}

export function showTeams(scene, replayed) {
  const [blue, yellow] = scene.teams ?? ['blue', 'yellow'];
  set('team-blue', blue);
  set('team-yellow', yellow);
  const facts = scene.league ? `${scene.league} ${scene.size} · seed ${scene.seed}` : 'no match';
  set('caption', replayed ? `${scene.name} · ${facts}` : facts);
  document.title = scene.league ? `${blue} – ${yellow} · RoboPitch` : 'RoboPitch studio';
}

export function showPlay(view) {
  set('score-blue', String(view.score[0]));
  set('score-yellow', String(view.score[1]));
  set('clock', clock(view.clock));
  set('period', capital(view.period));
  set('mode', words(view.mode));
  part('mode').dataset.side = view.awarded;
}
