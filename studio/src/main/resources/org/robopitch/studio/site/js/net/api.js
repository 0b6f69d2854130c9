// SPDX-License-Identifier: Apache-2.0
// Plain requests to the studio; what it refuses becomes an error with its sentence.

import { save } from '../core/save.js';
import { readFrames, readSteps } from './protocol.js';

async function ask(path, options) {
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new Error('The studio does not answer. Is it still running?');
  }
  if (!response.ok) {
    const answer = await response.json().catch(() => ({}));
    throw new Error(answer.message ?? `The studio answered ${response.status}.`);
  }
  return response;
}

export async function choices() {
  return (await ask('/api/choices')).json();
}

/** Hands a file of the studio to the browser, as a download. */
async function download(path, otherwise) {
  const answer = await ask(path);
  const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? otherwise;
  save(await answer.blob(), name);
}

/** Saves the recording of the live match. */
export async function saveRecording() {
  await download('/api/live/recording', 'match.mcap');
}

/** Saves a moment of a recording or, without an id, of the live match as a scenario file. */
export async function saveScenario(id, time) {
  const source = id ? `recordings/${encodeURIComponent(id)}` : 'live';
  await download(`/api/${source}/scenario?time=${time}`, 'scenario.yaml');
}

export async function recording(id) {
  return (await ask(`/api/recordings/${encodeURIComponent(id)}`)).json();
}

export async function upload(file) {
  const answer = await ask(`/api/recordings?name=${encodeURIComponent(file.name)}`, { method: 'POST', body: file });
  return (await answer.json()).id;
}

/** What was read off a robot between two times, in a recording or, without an id, in the live match. */
export async function readings(id, body, from, to) {
  const source = id ? `recordings/${encodeURIComponent(id)}` : 'live';
  return (await ask(`/api/${source}/readings?body=${body}&from=${from}&to=${to}`)).json();
}

/** Frames between two times, of a recording or, without an id, of the live match. */
export async function frames(id, from, to, most) {
  const source = id ? `recordings/${encodeURIComponent(id)}` : 'live';
  const answer = await ask(`/api/${source}/frames?from=${from}&to=${to}&most=${most}`);
  return readFrames(await answer.arrayBuffer());
}

/** Where some bodies were after each step between two times, of a recording or, without an id, of the live match. */
export async function steps(id, from, to, bodies) {
  const source = id ? `recordings/${encodeURIComponent(id)}` : 'live';
  const answer = await ask(`/api/${source}/steps?from=${from}&to=${to}&bodies=${bodies.join(',')}`);
  return readSteps(await answer.arrayBuffer(), bodies);
}
