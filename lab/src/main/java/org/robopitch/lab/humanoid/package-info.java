// SPDX-License-Identifier: Apache-2.0

/** Trials of humanoids: walking, kicking, getting up and scoring, the tuning of movements, and Bahia3D's figures. */
package org.robopitch.lab.humanoid;
