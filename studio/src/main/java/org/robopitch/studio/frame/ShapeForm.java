// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.frame;

/** The forms of what teams draw; their order is part of the frame's layout. */
public enum ShapeForm {
    /** A line through points. */
    LINE,
    /** A circle: centre and radius. */
    CIRCLE,
    /** A few words at a point. */
    LABEL,
    /** Single points. */
    POINTS
}
