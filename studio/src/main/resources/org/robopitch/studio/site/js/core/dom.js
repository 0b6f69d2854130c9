// SPDX-License-Identifier: Apache-2.0
// Elements of the page, found by their id.

/**
 * The element with an id, of the kind asked for.
 *
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} id
 * @param {new () => T} [kind] a class such as HTMLSelectElement
 * @returns {T}
 */
export function part(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof (kind ?? HTMLElement))) {
    throw new Error(`The page has no ${kind?.name ?? 'element'} with the id ${id}.`);
  }
  return /** @type {T} */ (found);
}
