// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/**
 * Something a person can tell a referee.
 *
 * @param number its number in the league
 * @param label what to write on its button
 * @param group what such orders have in common, such as "coach" or "cards"
 */
public record RefereeOrder(int number, String label, String group) {}
