// SPDX-License-Identifier: Apache-2.0

/** The brain in its three layers: reactive, planner and cognitive (Bahia3D 2010, fig. 2). */
package org.robopitch.bahia3d.brain;
