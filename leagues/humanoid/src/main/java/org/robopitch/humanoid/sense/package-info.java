// SPDX-License-Identifier: Apache-2.0

/**
 * What a humanoid senses and what it can be commanded, in SI units: the vocabulary shared by the simulated world, the
 * codecs of links and the agents. There is no physics here and no wire format.
 */
package org.robopitch.humanoid.sense;
