// SPDX-License-Identifier: Apache-2.0

/** The link through which programs that speak SimSpark's protocol play the 3D humanoid league. */
package org.robopitch.links.simspark;
