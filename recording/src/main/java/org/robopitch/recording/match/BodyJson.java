// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.PartInfo;
import org.robopitch.engine.match.PartShape;
import org.robopitch.engine.match.Side;
import org.robopitch.recording.json.JsonException;

/** A body as JSON: its rough form for tools that want a box or a ball, and its outline for those who draw it. */
public final class BodyJson {
    private BodyJson() {}

    /** The message of Bodies.json. */
    record Bodies(List<Body> bodies) {
        List<BodyInfo> infos() throws JsonException {
            List<BodyInfo> infos = new ArrayList<>();
            for (Body body : bodies) {
                infos.add(body.info());
            }
            return infos;
        }
    }

    enum Form {
        BOX,
        CYLINDER,
        SPHERE
    }

    /** Early recordings have no outline: their boxes are what they say, their robots as large as those. */
    record Body(
            int id,
            int team,
            int number,
            @Nullable String name,
            Form form,
            double length,
            double width,
            double height,
            @Nullable Integer parent,
            @Nullable Double radius,
            @Nullable List<Double> outline,
            @Nullable List<Part> parts) {
        static Body of(BodyInfo body) {
            boolean box = !body.outline().isEmpty();
            return new Body(
                    body.index(),
                    Sides.number(body.side()),
                    body.number(),
                    body.label(),
                    body.kind() == BodyInfo.Kind.BALL ? Form.SPHERE : box ? Form.BOX : Form.CYLINDER,
                    box ? extent(body.outline(), 0) : 2 * body.radius(),
                    box ? extent(body.outline(), 1) : 2 * body.radius(),
                    body.height(),
                    -1,
                    body.radius(),
                    body.outline(),
                    Part.of(body));
        }

        BodyInfo info() throws JsonException {
            double x = length / 2;
            double y = width / 2;
            Side side = Sides.of(team);
            boolean ball = form == Form.SPHERE && side == null;
            List<PartInfo> limbs = new ArrayList<>();
            for (Part part : parts == null ? List.<Part>of() : parts) {
                limbs.add(part.info());
            }
            return new BodyInfo(
                    id,
                    ball ? BodyInfo.Kind.BALL : BodyInfo.Kind.ROBOT,
                    side,
                    number,
                    outline != null ? outline : form == Form.BOX ? List.of(x, -y, x, y, -x, y, -x, -y) : List.of(),
                    radius != null ? radius : ball ? x : Math.sqrt(x * x + y * y),
                    height,
                    limbs);
        }
    }

    private record Part(String name, int parent, String form, List<Double> size, List<Double> place) {
        static @Nullable List<Part> of(BodyInfo body) {
            return body.parts().isEmpty()
                    ? null
                    : body.parts().stream()
                            .map(part -> new Part(
                                    part.name(),
                                    part.parent(),
                                    Forms.name((Record) part.shape()),
                                    Forms.numbers((Record) part.shape()),
                                    Forms.numbers(part.place())))
                            .toList();
        }

        PartInfo info() throws JsonException {
            PartShape shape = Forms.make(PartShape.class, form, "size", size);
            return new PartInfo(name, parent, shape, Forms.make(PartInfo.Place.class, "place", place));
        }
    }

    /** A body for viewers: without the rough form, and parts only where it has some. */
    public record Look(
            BodyInfo.Kind kind,
            int side,
            int number,
            double height,
            double radius,
            List<Double> outline,
            @Nullable List<Part> parts) {}

    public static Look look(BodyInfo body) {
        return new Look(
                body.kind(),
                Sides.number(body.side()),
                body.backNumber(),
                body.height(),
                body.radius(),
                body.outline(),
                Part.of(body));
    }

    static double extent(List<Double> outline, int first) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = first; i < outline.size(); i += 2) {
            least = Math.min(least, outline.get(i));
            most = Math.max(most, outline.get(i));
        }
        return most - least;
    }
}
