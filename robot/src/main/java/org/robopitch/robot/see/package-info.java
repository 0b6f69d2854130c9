// SPDX-License-Identifier: Apache-2.0

/** What all of a robot's cameras have in common: images, and a table that gives each colour its meaning. */
package org.robopitch.robot.see;
