// SPDX-License-Identifier: Apache-2.0

/** How senses come out of the world: body, eyes and ears, with their noise. */
package org.robopitch.humanoid.sensor;
