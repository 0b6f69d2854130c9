// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

/**
 * A point in the plane.
 *
 * @param x m
 * @param y m
 */
public record Point(double x, double y) {}
