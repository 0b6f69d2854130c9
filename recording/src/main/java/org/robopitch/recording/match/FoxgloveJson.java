// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.Side;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.recording.json.RecordJson;

/**
 * A match in the messages that Foxglove's 3-D and log panels know: every body is a scene entity in a frame of its own, which
 * transforms move; the pitch is lines in the frame of the world. The records here are Foxglove's schemas, with their names.
 */
public final class FoxgloveJson {
    /** The frame that everything is in. */
    public static final String WORLD = "pitch";

    private static final int ARC_PIECES = 24;
    private static final Colour WHITE = new Colour(1, 1, 1, 1);
    private static final List<Colour> TEAMS = List.of(new Colour(0.18, 0.5, 1, 1), new Colour(1, 0.76, 0.12, 1));
    private static final Colour ORANGE = new Colour(1, 0.48, 0.1, 1);
    private static final Colour GRASS = new Colour(0.1, 0.4, 0.26, 1);
    private static final Quaternion UNTURNED = new Quaternion(0, 0, 0, 1);

    private record Time(long sec, long nsec) {
        static Time of(double seconds) {
            long nanoseconds = RecordingTime.toNanoseconds(seconds);
            return new Time(nanoseconds / 1_000_000_000L, nanoseconds % 1_000_000_000L);
        }
    }

    /** Rounded to a tenth of a millimetre. */
    private record Vector(double x, double y, double z) {
        Vector {
            x = rounded(x);
            y = rounded(y);
            z = rounded(z);
        }
    }

    private record Quaternion(double x, double y, double z, double w) {
        Quaternion {
            x = rounded(x);
            y = rounded(y);
            z = rounded(z);
            w = rounded(w);
        }
    }

    private record Colour(double r, double g, double b, double a) {}

    private record Pose(Vector position, Quaternion orientation) {
        static Pose above(double height) {
            return new Pose(new Vector(0, 0, height), UNTURNED);
        }
    }

    private record Solid(
            Pose pose,
            Vector size,
            Colour color,
            @Nullable Double bottom_scale,
            @Nullable Double top_scale) {
        /** One whose middle is at a height. */
        static Solid of(double x, double y, double z, double height, Colour colour) {
            return new Solid(Pose.above(height), new Vector(x, y, z), colour, null, null);
        }
    }

    private record Line(
            int type,
            Pose pose,
            double thickness,
            boolean scale_invariant,
            List<Vector> points,
            Colour color,
            List<Colour> colors,
            List<Integer> indices) {}

    private record Text(
            Pose pose, boolean billboard, double font_size, boolean scale_invariant, Colour color, String text) {}

    private record Entity(
            Time timestamp,
            String frame_id,
            String id,
            Time lifetime,
            boolean frame_locked,
            @Nullable List<Solid> cubes,
            @Nullable List<Line> lines,
            @Nullable List<Solid> spheres,
            @Nullable List<Solid> cylinders,
            @Nullable List<Text> texts) {}

    private record SceneUpdate(List<String> deletions, List<Entity> entities) {}

    private record Log(Time timestamp, int level, String message, String name, String file, int line) {}

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
        List<Entity> entities = new ArrayList<>();
        Solid ground = Solid.of(length, width, 0.002, -0.002, GRASS);
        List<Line> lines = markings.stream().map(FoxgloveJson::line).toList();
        entities.add(entity(time, WORLD, List.of(ground), lines, null, null, null));
        bodies.forEach(body -> entities.add(entity(time, body)));
        RecordJson.write(out, new SceneUpdate(List.of(), entities));
    }

    /**
     * Writes a foxglove.FrameTransform: where a body's frame is. Numbers are rounded to a tenth of a millimetre. Most of what is
     * written of a match as JSON are these, so they are written straight.
     */
    public static void transform(
            JsonWriter out, double time, String frame, double x, double y, double z, double[] quaternion) {
        Time stamp = Time.of(time);
        out.beginObject().name("timestamp").beginObject();
        out.name("sec").value(stamp.sec).name("nsec").value(stamp.nsec).endObject();
        out.name("parent_frame_id").value(WORLD);
        out.name("child_frame_id").value(frame);
        out.name("translation").beginObject();
        coordinates(out, x, y, z).endObject();
        out.name("rotation").beginObject();
        coordinates(out, quaternion[0], quaternion[1], quaternion[2]);
        out.name("w").value(rounded(quaternion[3])).endObject().endObject();
    }

    private static JsonWriter coordinates(JsonWriter out, double x, double y, double z) {
        out.name("x").value(rounded(x)).name("y").value(rounded(y));
        return out.name("z").value(rounded(z));
    }

    /** Writes a foxglove.Log at the level INFO. */
    public static void log(JsonWriter out, double time, String name, String message) {
        RecordJson.write(out, new Log(Time.of(time), 2, message, name, "", 0));
    }

    private static Entity entity(
            double time,
            String id,
            @Nullable List<Solid> cubes,
            @Nullable List<Line> lines,
            @Nullable List<Solid> spheres,
            @Nullable List<Solid> cylinders,
            @Nullable List<Text> texts) {
        return new Entity(Time.of(time), id, id, new Time(0, 0), true, cubes, lines, spheres, cylinders, texts);
    }

    private static Entity entity(double time, BodyInfo body) {
        Side side = body.side();
        double across = 2 * body.radius();
        double height = body.height();
        if (side == null) {
            Solid ball = Solid.of(across, across, across, body.radius(), ORANGE);
            return entity(time, frame(body), null, null, List.of(ball), null, null);
        }
        Colour colour = TEAMS.get(side.ordinal());
        String number = String.valueOf(body.backNumber());
        List<Text> texts = List.of(new Text(Pose.above(1.3 * height), true, body.radius(), false, WHITE, number));
        if (body.outline().isEmpty()) {
            Solid round = new Solid(Pose.above(height / 2), new Vector(across, across, height), colour, 1.0, 1.0);
            return entity(time, frame(body), null, null, null, List.of(round), texts);
        }
        double length = BodyJson.extent(body.outline(), 0);
        double depth = BodyJson.extent(body.outline(), 1);
        Solid box = Solid.of(length, depth, height, height / 2, colour);
        return entity(time, frame(body), List.of(box), null, null, null, texts);
    }

    private static Line line(Marking marking) {
        return new Line(0, Pose.above(0.002), 2, true, points(marking), WHITE, List.of(), List.of());
    }

    /** The points of the line that draws a marking. */
    private static List<Vector> points(Marking marking) {
        List<Vector> points = new ArrayList<>();
        if (marking instanceof Marking.Line line) {
            points.add(new Vector(line.x1(), line.y1(), 0));
            points.add(new Vector(line.x2(), line.y2(), 0));
        } else if (marking instanceof Marking.Arc arc) {
            arc(points, arc.x(), arc.y(), arc.radius(), arc.from(), arc.to());
        } else if (marking instanceof Marking.Spot spot) {
            arc(points, spot.x(), spot.y(), 0.01, 0, 2 * Math.PI);
        } else if (marking instanceof Marking.Block block) {
            double[] x = {block.x1(), block.x2(), block.x2(), block.x1(), block.x1()};
            double[] y = {block.y1(), block.y1(), block.y2(), block.y2(), block.y1()};
            for (double z : new double[] {block.z1(), block.z2()}) {
                for (int i = 0; i < x.length; i++) {
                    points.add(new Vector(x[i], y[i], z));
                }
            }
        } else if (marking instanceof Marking.Boundary boundary) {
            List<Double> corners = boundary.points();
            for (int i = 0; i <= corners.size(); i += 2) {
                points.add(new Vector(corners.get(i % corners.size()), corners.get((i + 1) % corners.size()), 0));
            }
        }
        return points;
    }

    private static void arc(List<Vector> points, double x, double y, double radius, double from, double to) {
        for (int i = 0; i <= ARC_PIECES; i++) {
            double angle = from + (to - from) * i / ARC_PIECES;
            points.add(new Vector(x + radius * StrictMath.cos(angle), y + radius * StrictMath.sin(angle), 0));
        }
    }

    private static double rounded(double value) {
        return Math.rint(value * 1e4) / 1e4;
    }
}
