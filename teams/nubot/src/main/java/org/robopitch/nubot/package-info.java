// SPDX-License-Identifier: Apache-2.0

/**
 * The team {@code nubot} of the Middle Size League: each robot is the packages of {@code robot} put together as the
 * chapter's fig. 8 does, with senses of its own and nothing of its mates' but what they send.
 */
package org.robopitch.nubot;
