// SPDX-License-Identifier: Apache-2.0

/** Worlds that move in fixed steps: who may touch whom, and what follows when they do. */
package org.robopitch.engine.world;
