// SPDX-License-Identifier: Apache-2.0
// A heat map: how long ball or robots were where, over the whole match so far, painted on the floor.

import * as THREE from 'three';
import * as api from '../net/api.js';
import { polygon } from './pitch.js';

const CELLS = 72;
const SAMPLES = 4000;
const REFRESH_SECONDS = 10;

export class HeatMap {
  constructor(stage) {
    this.stage = stage;
  }

  /** Shows the map of what is chosen: 'none', 'ball', 'blue', 'yellow', or the index of a body. */
  async show(player, what, onProblem) {
    const key = `${what}/${player.scene?.match}/${player.scene?.recording}`;
    const now = performance.now();
    if (what === 'none' || !player.scene?.bodies) {
      this.hide();
      return;
    }
    if (key === this.key && (player.mode === 'replay' || now - this.made < 1000 * REFRESH_SECONDS)) {
      return;
    }
    this.key = key;
    this.made = now;
    try {
      const frames = await api.frames(player.scene.recording, player.start(), player.end(), SAMPLES);
      if (this.key === key) {
        this.paint(counts(player.scene, frames, what, this.stage.pitch.userData.box));
      }
    } catch (problem) {
      onProblem(problem.message);
    }
  }

  hide() {
    this.key = undefined;
    if (this.mesh) {
      this.stage.remove(this.mesh);
      this.mesh = undefined;
    }
  }

  paint({ grid, rows, box }) {
    if (this.mesh) {
      this.stage.remove(this.mesh);
    }
    const canvas = document.createElement('canvas');
    canvas.width = CELLS;
    canvas.height = rows;
    const context = canvas.getContext('2d');
    const image = context.createImageData(CELLS, rows);
    const most = [...grid].sort((a, b) => a - b)[Math.floor(0.995 * grid.length)] || 1e-9;
    grid.forEach((count, i) => {
      const heat = Math.min(1, Math.sqrt(count / most));
      image.data.set(colour(heat), 4 * i);
    });
    context.putImageData(image, 0, 0);
    const texture = new THREE.CanvasTexture(canvas);
    texture.colorSpace = THREE.SRGBColorSpace;
    const material = new THREE.MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false });
    const geometry = new THREE.ShapeGeometry(polygon(this.stage.pitch.userData.boundary));
    const place = geometry.attributes.position;
    for (let i = 0; i < place.count; i++) {
      geometry.attributes.uv.setXY(i, (place.getX(i) / box.x + 1) / 2, (place.getY(i) / box.y + 1) / 2);
    }
    this.mesh = new THREE.Mesh(geometry, material);
    this.mesh.position.z = 0.002;
    this.mesh.userData.heat = [...grid].reduce((sum, count) => sum + count, 0);
    this.stage.scene.add(this.mesh);
  }
}

function chosen(scene, what) {
  return scene.bodies.flatMap((body, i) => {
    const wanted = what === 'ball' ? body.kind === 'ball'
      : what === 'blue' ? body.side === 0
        : what === 'yellow' ? body.side === 1 : Number(what) === i;
    return wanted ? [i] : [];
  });
}

/** Counts, smoothed a little, row by row from the top of the picture. */
function counts(scene, frames, what, box) {
  const rows = Math.round((CELLS * box.y) / box.x);
  const raw = new Float32Array(CELLS * rows);
  const bodies = chosen(scene, what);
  for (const frame of frames) {
    for (const i of bodies) {
      const body = frame.bodies[i];
      const column = Math.floor(((body.x / box.x + 1) / 2) * CELLS);
      const row = Math.floor(((1 - body.y / box.y) / 2) * rows);
      if (body.present && column >= 0 && column < CELLS && row >= 0 && row < rows) {
        raw[row * CELLS + column]++;
      }
    }
  }
  return { grid: [1, 2, 3].reduce((grid) => smooth(grid, rows), raw), rows, box };
}

function smooth(from, rows) {
  const to = new Float32Array(from.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < CELLS; column++) {
      let sum = 0;
      for (let dr = -1; dr <= 1; dr++) {
        for (let dc = -1; dc <= 1; dc++) {
          const [r, c] = [row + dr, column + dc];
          if (r >= 0 && r < rows && c >= 0 && c < CELLS) {
            sum += from[r * CELLS + c] / 9;
          }
        }
      }
      to[row * CELLS + column] = sum;
    }
  }
  return to;
}

/** From nothing over violet and orange to a light yellow. */
function colour(heat) {
  const stops = [[70, 20, 120], [190, 40, 110], [250, 120, 40], [255, 235, 140]];
  const at = Math.min(2.999, 3 * heat);
  const [low, high] = [stops[Math.floor(at)], stops[Math.floor(at) + 1]];
  const t = at % 1;
  return [...low.map((value, i) => Math.round(value + t * (high[i] - value))), Math.round(240 * Math.min(1, 1.7 * heat * Math.sqrt(heat)))];
}
