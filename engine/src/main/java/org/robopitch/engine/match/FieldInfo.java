// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/**
 * The field and the ball, as a team may know them.
 *
 * @param length between the goal lines, m
 * @param width between the side lines or walls, m
 * @param goalWidth m
 * @param goalDepth m
 * @param goalAreaDepth how far the goal area reaches into the field, m
 * @param goalAreaWidth m
 * @param ballRadius m
 */
public record FieldInfo(
        double length,
        double width,
        double goalWidth,
        double goalDepth,
        double goalAreaDepth,
        double goalAreaWidth,
        double ballRadius) {}
