// SPDX-License-Identifier: Apache-2.0

/** The client half: an agent's connection to a server, ours or another's. */
package org.robopitch.links.simspark.client;
