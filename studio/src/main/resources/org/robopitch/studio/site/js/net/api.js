// SPDX-License-Identifier: Apache-2.0
// Plain requests to the studio; what it refuses becomes an error with its sentence.

import { readFrames } from './protocol.js';

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

/** Hands the recording of the live match to the browser, as a download. */
export async function saveRecording() {
  const answer = await ask('/api/live/recording');
  const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'match.mcap';
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
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
