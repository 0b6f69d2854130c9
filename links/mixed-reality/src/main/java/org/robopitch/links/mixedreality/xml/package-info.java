// SPDX-License-Identifier: Apache-2.0
/** Small XML documents, one per datagram, from senders that cannot be trusted. */
package org.robopitch.links.mixedreality.xml;
