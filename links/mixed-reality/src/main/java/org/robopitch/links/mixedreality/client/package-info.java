// SPDX-License-Identifier: Apache-2.0
/** The agents' side of the protocol. */
package org.robopitch.links.mixedreality.client;
