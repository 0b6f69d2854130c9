// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.brain;

/**
 * What the Brain decides in a cycle.
 *
 * @param action what the body does
 * @param headYaw where the head looks, rad to the left
 * @param headPitch rad upwards
 * @param say what is said, empty for nothing
 * @param pass whether pass mode is asked for
 * @param role what the player is doing, for viewers
 */
public record Decision(Action action, double headYaw, double headPitch, String say, boolean pass, String role) {}
