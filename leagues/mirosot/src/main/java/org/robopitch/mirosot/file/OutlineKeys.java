// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.file;

import java.util.List;
import org.robopitch.declare.Range;
import org.robopitch.mirosot.parameters.BodyOutline;
import org.robopitch.settings.Records;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Section;
import org.robopitch.settings.SettingsText;

/** The outline of a robot: a box of {@code length} and {@code width}, or {@code corners}. */
final class OutlineKeys implements Records.Part<BodyOutline> {
    /** Of each corner, m. */
    static final Range CORNER = new Range(-10, 10, "m", "the limit for a robot");

    private static final BodyOutline.Box CUBE = new BodyOutline.Box(0.075, 0.075);

    @Override
    public BodyOutline read(Section in, String key, BodyOutline otherwise) {
        boolean box = in.has("length") | in.has("width");
        if (in.has("corners")) {
            if (box) {
                throw in.refuse("corners", "cannot be given together with length and width");
            }
            return new BodyOutline.Corners(in.points("corners", CORNER));
        }
        if (!box) {
            return otherwise;
        }
        BodyOutline.Box old = box(otherwise);
        return new BodyOutline.Box(Records.number(in, "length", old), Records.number(in, "width", old));
    }

    private static BodyOutline.Box box(BodyOutline outline) {
        return outline instanceof BodyOutline.Box known ? known : CUBE;
    }

    @Override
    public void write(SettingsText out, String key, BodyOutline value) {
        if (value instanceof BodyOutline.Corners polygon) {
            out.points("corners", polygon.corners());
        } else {
            Records.plain().write(out, box(value));
        }
    }

    @Override
    public void describe(Schema schema, String key, BodyOutline otherwise) {
        Records.plain().describe(schema, box(otherwise));
        schema.points(
                "corners",
                List.of(),
                CORNER,
                "instead of length and width: a convex polygon around the middle of the axle, counter-clockwise");
    }
}
