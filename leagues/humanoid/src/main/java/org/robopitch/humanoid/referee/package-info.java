// SPDX-License-Identifier: Apache-2.0

/** Rules and referee of the 3D league. */
package org.robopitch.humanoid.referee;
