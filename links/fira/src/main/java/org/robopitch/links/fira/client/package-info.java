// SPDX-License-Identifier: Apache-2.0
/** For programs that play over the FIRA wire: the other end of the link, in Java. */
package org.robopitch.links.fira.client;
