// SPDX-License-Identifier: Apache-2.0

/** Walking: the kinematics of the legs in closed form, and steps that change while they are made. */
package org.robopitch.bahia3d.walk;
