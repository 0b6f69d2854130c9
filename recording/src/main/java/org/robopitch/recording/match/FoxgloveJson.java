// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.Side;
import org.robopitch.recording.json.JsonWriter;

/**
 * A match in the messages that Foxglove's 3-D and log panels know: every body is a scene entity in a frame of its own, which
 * transforms move; the pitch is lines in the frame of the world.
 */
public final class FoxgloveJson {
    /** The frame that everything is in. */
    public static final String WORLD = "pitch";

    private static final int ARC_PIECES = 24;
    private static final double[] WHITE = {1, 1, 1};
    private static final double[][] TEAMS = {{0.18, 0.5, 1}, {1, 0.76, 0.12}};
    private static final double[] ORANGE = {1, 0.48, 0.1};
    private static final double[] GRASS = {0.1, 0.4, 0.26};

    private FoxgloveJson() {}

    /** {@return the frame of a body, such as "blue 1" or "ball"} */
    public static String frame(BodyInfo body) {
        return body.label();
    }

    /** {@return the JSON Schema of a message: SceneUpdate, FrameTransform or Log} */
    public static String schema(String name) {
        for (Topics topic : List.of(Topics.SCENE, Topics.TRANSFORMS, Topics.LOG)) {
            if (topic.is("foxglove." + name)) {
                return new String(topic.schema(), StandardCharsets.UTF_8);
            }
        }
        throw new IllegalArgumentException("no such message: " + name);
    }

    /** Writes a foxglove.SceneUpdate with the pitch and all bodies; they stay until they are replaced. */
    public static void scene(
            JsonWriter out, double time, double length, double width, List<Marking> markings, List<BodyInfo> bodies) {
        out.beginObject().name("deletions").beginArray().endArray();
        out.name("entities").beginArray();
        beginEntity(out, time, WORLD, WORLD);
        out.name("cubes").beginArray();
        cube(out, length, width, 0.002, -0.002, GRASS);
        out.endArray();
        out.name("lines").beginArray();
        markings.forEach(marking -> line(out, points(marking)));
        out.endArray().endObject();
        bodies.forEach(body -> entity(out, time, body));
        out.endArray().endObject();
    }

    /** Writes a foxglove.FrameTransform: where a body's frame is. Numbers are rounded to a tenth of a millimetre. */
    public static void transform(
            JsonWriter out, double time, String frame, double x, double y, double z, double[] quaternion) {
        out.beginObject();
        timestamp(out, time);
        out.name("parent_frame_id").value(WORLD);
        out.name("child_frame_id").value(frame);
        vector(out, "translation", x, y, z);
        out.name("rotation").beginObject();
        out.name("x").value(rounded(quaternion[0])).name("y").value(rounded(quaternion[1]));
        out.name("z").value(rounded(quaternion[2])).name("w").value(rounded(quaternion[3]));
        out.endObject().endObject();
    }

    /** Writes a foxglove.Log at the level INFO. */
    public static void log(JsonWriter out, double time, String name, String message) {
        out.beginObject();
        timestamp(out, time);
        out.name("level").value(2);
        out.name("message").value(message);
        out.name("name").value(name);
        out.name("file").value("").name("line").value(0);
        out.endObject();
    }

    private static void entity(JsonWriter out, double time, BodyInfo body) {
        Side side = body.side();
        double[] colour = side == null ? ORANGE : TEAMS[side.ordinal()];
        beginEntity(out, time, frame(body), frame(body));
        double across = 2 * body.radius();
        if (side == null) {
            out.name("spheres").beginArray();
            solid(out, across, across, across, body.radius(), colour);
            out.endObject().endArray();
        } else if (body.outline().isEmpty()) {
            out.name("cylinders").beginArray();
            solid(out, across, across, body.height(), body.height() / 2, colour);
            out.name("bottom_scale").value(1).name("top_scale").value(1);
            out.endObject().endArray();
        } else {
            out.name("cubes").beginArray();
            double length = BodyJson.extent(body.outline(), 0);
            double depth = BodyJson.extent(body.outline(), 1);
            cube(out, length, depth, body.height(), body.height() / 2, colour);
            out.endArray();
        }
        if (side != null) {
            out.name("texts").beginArray().beginObject();
            pose(out, 1.3 * body.height());
            out.name("billboard").value(true);
            out.name("font_size").value(body.radius()).name("scale_invariant").value(false);
            colour(out, WHITE);
            out.name("text").value(String.valueOf(body.number() + 1));
            out.endObject().endArray();
        }
        out.endObject();
    }

    private static void beginEntity(JsonWriter out, double time, String id, String frame) {
        out.beginObject();
        timestamp(out, time);
        out.name("frame_id").value(frame);
        out.name("id").value(id);
        out.name("lifetime")
                .beginObject()
                .name("sec")
                .value(0)
                .name("nsec")
                .value(0)
                .endObject();
        out.name("frame_locked").value(true);
    }

    private static void cube(JsonWriter out, double x, double y, double z, double height, double[] colour) {
        solid(out, x, y, z, height, colour);
        out.endObject();
    }

    /** Begins a primitive of a size whose middle is at a height; more may be said about it. */
    private static void solid(JsonWriter out, double x, double y, double z, double height, double[] colour) {
        out.beginObject();
        pose(out, height);
        vector(out, "size", x, y, z);
        colour(out, colour);
    }

    private static void line(JsonWriter out, List<Double> points) {
        out.beginObject().name("type").value(0);
        pose(out, 0.002);
        out.name("thickness").value(2).name("scale_invariant").value(true);
        out.name("points").beginArray();
        for (int i = 0; i + 2 < points.size(); i += 3) {
            out.beginObject();
            coordinates(out, points.get(i), points.get(i + 1), points.get(i + 2));
            out.endObject();
        }
        out.endArray();
        colour(out, WHITE);
        out.name("colors").beginArray().endArray();
        out.name("indices").beginArray().endArray();
        out.endObject();
    }

    /** The line that draws a marking: x, y, z of one point after the other. */
    private static List<Double> points(Marking marking) {
        List<Double> points = new ArrayList<>();
        if (marking instanceof Marking.Line line) {
            points.addAll(List.of(line.x1(), line.y1(), 0.0, line.x2(), line.y2(), 0.0));
        } else if (marking instanceof Marking.Arc arc) {
            arc(points, arc.x(), arc.y(), arc.radius(), arc.from(), arc.to());
        } else if (marking instanceof Marking.Spot spot) {
            arc(points, spot.x(), spot.y(), 0.01, 0, 2 * Math.PI);
        } else if (marking instanceof Marking.Block block) {
            double[] x = {block.x1(), block.x2(), block.x2(), block.x1(), block.x1()};
            double[] y = {block.y1(), block.y1(), block.y2(), block.y2(), block.y1()};
            for (double z : new double[] {block.z1(), block.z2()}) {
                for (int i = 0; i < x.length; i++) {
                    points.addAll(List.of(x[i], y[i], z));
                }
            }
        } else if (marking instanceof Marking.Boundary boundary) {
            List<Double> corners = boundary.points();
            for (int i = 0; i <= corners.size(); i += 2) {
                points.addAll(List.of(corners.get(i % corners.size()), corners.get((i + 1) % corners.size()), 0.0));
            }
        }
        return points;
    }

    private static void arc(List<Double> points, double x, double y, double radius, double from, double to) {
        for (int i = 0; i <= ARC_PIECES; i++) {
            double angle = from + (to - from) * i / ARC_PIECES;
            points.addAll(List.of(x + radius * StrictMath.cos(angle), y + radius * StrictMath.sin(angle), 0.0));
        }
    }

    private static void pose(JsonWriter out, double height) {
        out.name("pose").beginObject();
        vector(out, "position", 0, 0, height);
        out.name("orientation").beginObject();
        out.name("x").value(0).name("y").value(0).name("z").value(0).name("w").value(1);
        out.endObject().endObject();
    }

    private static void timestamp(JsonWriter out, double time) {
        long nanoseconds = RecordingTime.toNanoseconds(time);
        out.name("timestamp").beginObject();
        out.name("sec").value(nanoseconds / 1_000_000_000L);
        out.name("nsec").value(nanoseconds % 1_000_000_000L);
        out.endObject();
    }

    private static void vector(JsonWriter out, String name, double x, double y, double z) {
        out.name(name).beginObject();
        coordinates(out, x, y, z);
        out.endObject();
    }

    private static void coordinates(JsonWriter out, double x, double y, double z) {
        out.name("x").value(rounded(x)).name("y").value(rounded(y)).name("z").value(rounded(z));
    }

    private static void colour(JsonWriter out, double[] colour) {
        out.name("color").beginObject();
        out.name("r").value(colour[0]).name("g").value(colour[1]).name("b").value(colour[2]);
        out.name("a").value(1).endObject();
    }

    private static double rounded(double value) {
        return Math.rint(value * 1e4) / 1e4;
    }
}
