// SPDX-License-Identifier: Apache-2.0

/**
 * The Bahia3D agent (Bahia3D 2010, fig. 1): Sensor, data base, Brain, Agent and Actuator. There is no socket and no
 * physics here: senses come in and commands go out through the league's vocabulary.
 */
package org.robopitch.bahia3d;
