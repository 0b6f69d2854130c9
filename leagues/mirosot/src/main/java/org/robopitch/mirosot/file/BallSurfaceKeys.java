// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.file;

import java.util.List;
import org.robopitch.declare.Range;
import org.robopitch.mirosot.parameters.BallSurface;
import org.robopitch.settings.Records;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Section;
import org.robopitch.settings.SettingsText;

/** What the ball feels of a robot: {@code contour}, {@code rim}, or what everybody feels. */
final class BallSurfaceKeys implements Records.Part<BallSurface> {
    private static final Range RADIUS = new Range(0.0001, 10, "m", "the limit for a robot");

    @Override
    public BallSurface read(Section in, String key, BallSurface otherwise) {
        boolean contour = in.has("contour");
        if (in.has("rim")) {
            if (contour) {
                throw in.refuse("rim", "cannot be given together with contour");
            }
            return new BallSurface.RimTable(in.numbers("rim", RADIUS));
        }
        return contour ? new BallSurface.Contour(in.points("contour", OutlineKeys.CORNER)) : otherwise;
    }

    @Override
    public void write(SettingsText out, String key, BallSurface value) {
        if (value instanceof BallSurface.Contour contour) {
            out.points("contour", contour.points());
        } else if (value instanceof BallSurface.RimTable rim) {
            out.numbers("rim", rim.radii());
        }
    }

    @Override
    public void describe(Schema schema, String key, BallSurface otherwise) {
        schema.points(
                "contour",
                List.of(),
                OutlineKeys.CORNER,
                "the shape that the ball collides with, if it is not the outline; may have " + "a mouth");
        schema.numbers(
                "rim",
                RADIUS,
                "instead of contour: the path of the ball's centre around the robot, r(φ) at equal angles");
    }
}
