// SPDX-License-Identifier: Apache-2.0

/** Movements as sequences of poses: read from files, smoothed, re-timed, and executed under feedback (Bahia3D 2010, sec. 3 and 4). */
package org.robopitch.bahia3d.movement;
