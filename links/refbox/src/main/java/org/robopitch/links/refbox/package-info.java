// SPDX-License-Identifier: Apache-2.0
/** The RefBox of the Middle Size League: its commands over TCP become orders to the referee of a match. */
package org.robopitch.links.refbox;
