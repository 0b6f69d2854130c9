// SPDX-License-Identifier: Apache-2.0
/** Attacks on the ports of servers that are running: spoilt messages by the million, and questions whether all is well. */
package org.robopitch.workshop.attack;
