// SPDX-License-Identifier: Apache-2.0

/** Trials of humanoids: walking, kicking, getting up and scoring, the tuning of movements, and Bahia3D's figures. */
@NullMarked
package org.robopitch.lab.humanoid;

import org.jspecify.annotations.NullMarked;
