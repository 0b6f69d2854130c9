// SPDX-License-Identifier: Apache-2.0
// The choice of a camera.

import { part } from '../core/dom.js';
import { make } from '../core/format.js';
import { change, options, whenOptionsChange } from '../core/options.js';
import { VIEWS } from '../view/director.js';

/** Offers the director's views and shows the chosen one on a stage's cameras. */
export function views(cameras) {
  const menu = part('view', HTMLSelectElement);
  menu.append(...VIEWS.map(([kind, name]) => make('option', { value: kind }, name)));
  menu.addEventListener('change', () => change('camera', menu.value));
  part('camera-2d').addEventListener('click', () => change('camera', 'flat'));
  part('camera-3d').addEventListener('click', () => change('camera', 'space'));
  whenOptionsChange(() => {
    if (!VIEWS.some(([kind]) => kind === options.camera)) {
      options.camera = 'flat';
    }
    cameras.choose(options.camera);
    menu.value = options.camera;
    part('camera-2d').setAttribute('aria-pressed', String(options.camera === 'flat'));
    part('camera-3d').setAttribute('aria-pressed', String(options.camera !== 'flat'));
  });
}
