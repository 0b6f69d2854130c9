// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.Side;
import org.robopitch.recording.json.Numbers;

/**
 * Writes a recording as CSV tables (RFC 4180 with plain line feeds), line by line, whatever its length. A robot is named
 * by its {@code side} and by {@code robot}, the number on its back, from 1; the ball has no side and the number 0.
 */
public final class CsvExport {
    private CsvExport() {}

    /** One line for each body of each state. */
    public static void states(MatchRecordingReader reader, Appendable out) throws IOException {
        StringBuilder line = new StringBuilder("step,time,side,robot");
        for (MatchState.Quantity quantity : MatchState.Quantity.values()) {
            line.append(',').append(quantity.name().toLowerCase(Locale.ROOT));
        }
        out.append(line.append(",heading\n"));
        MatchState state = new MatchState();
        Moments<MatchState> cursor = reader.states(0, Double.MAX_VALUE);
        while (cursor.next(state)) {
            for (int body = 0; body < state.size(); body++) {
                line.setLength(0);
                line.append(state.step()).append(',');
                Numbers.append(line, state.time());
                Side side = Sides.of(state.team(body));
                robot(line, side, side == null ? 0 : state.number(body) + 1);
                for (MatchState.Quantity quantity : MatchState.Quantity.values()) {
                    line.append(',');
                    Numbers.appendFloat(line, state.get(body, quantity));
                }
                line.append(',');
                double heading = StrictMath.atan2(state.headingY(body), state.headingX(body));
                Numbers.appendFloat(line, (float) heading);
                out.append(line.append('\n'));
            }
        }
    }

    /** One line for each event; its numbers are in the last column as {@code name=value} pairs. */
    public static void events(MatchRecordingReader reader, Appendable out) throws IOException {
        out.append("step,time,kind,side,robot,text,data\n");
        StringBuilder line = new StringBuilder();
        for (RecordedEvent recorded : reader.events()) {
            MatchEvent event = recorded.event();
            line.setLength(0);
            line.append(event.step()).append(',');
            Numbers.append(line, event.time());
            line.append(',').append(quoted(event.kind()));
            robot(line, event.side(), event.backNumber());
            line.append(',').append(quoted(event.text()));
            line.append(',').append(quoted(pairs(recorded.data())));
            out.append(line.append('\n'));
        }
    }

    /**
     * One line for each command value: whose it is, and which channel of which robot, counted from 0. What the operator
     * does is no robot's, and one list of numbers.
     */
    public static void commands(MatchRecordingReader reader, Appendable out) throws IOException {
        out.append("step,time,source,robot,channel,value\n");
        StringBuilder line = new StringBuilder();
        MatchCommands commands = new MatchCommands();
        Moments<MatchCommands> cursor = reader.commands();
        while (cursor.next(commands)) {
            Side side = Sides.of(commands.source());
            int robots = robots(reader.bodies(), side);
            boolean perRobot = robots > 0 && commands.size() % robots == 0;
            int channels = perRobot ? commands.size() / robots : commands.size();
            for (int i = 0; i < commands.size(); i++) {
                line.setLength(0);
                line.append(commands.step()).append(',');
                Numbers.append(line, commands.time());
                line.append(',').append(side == null ? "operator" : side.label());
                line.append(',').append(perRobot ? i / channels + 1 : 0);
                line.append(',').append(i % channels).append(',');
                Numbers.append(line, commands.value(i));
                out.append(line.append('\n'));
            }
        }
    }

    /** One line for each robot of each moment of readings, such as "joints"; what is not there is left empty. */
    public static void readings(MatchRecordingReader reader, String readings, Appendable out) throws IOException {
        List<String> names = reader.readingNames(readings);
        out.append("step,time,side,robot,").append(String.join(",", names)).append('\n');
        StringBuilder line = new StringBuilder();
        MatchReadings moment = new MatchReadings();
        Moments<MatchReadings> cursor = reader.readings(readings, 0, Double.MAX_VALUE);
        while (cursor.next(moment)) {
            for (int robot = 0; robot < moment.size(); robot++) {
                line.setLength(0);
                line.append(moment.step()).append(',');
                Numbers.append(line, moment.time());
                body(line, reader.bodies(), moment.body(robot));
                for (int i = 0; i < names.size(); i++) {
                    line.append(',');
                    float value = moment.get(robot, i);
                    if (!Float.isNaN(value)) {
                        Numbers.appendFloat(line, value);
                    }
                }
                out.append(line.append('\n'));
            }
        }
    }

    /** One line for each message that a robot said. */
    public static void said(MatchRecordingReader reader, Appendable out) throws IOException {
        out.append("step,time,side,robot,text\n");
        StringBuilder line = new StringBuilder();
        for (Said said : reader.said(0, Double.MAX_VALUE)) {
            line.setLength(0);
            line.append(said.step()).append(',');
            Numbers.append(line, said.time());
            body(line, reader.bodies(), said.body());
            line.append(',').append(quoted(said.text()));
            out.append(line.append('\n'));
        }
    }

    private static int robots(List<BodyInfo> bodies, @Nullable Side side) {
        int count = 0;
        for (BodyInfo body : bodies) {
            count += side != null && body.side() == side ? 1 : 0;
        }
        return count;
    }

    private static void body(StringBuilder line, List<BodyInfo> bodies, int id) {
        for (BodyInfo body : bodies) {
            if (body.index() == id) {
                robot(line, body.side(), body.backNumber());
                return;
            }
        }
        robot(line, null, 0);
    }

    private static void robot(StringBuilder line, @Nullable Side side, int number) {
        line.append(',').append(side == null ? "" : side.label()).append(',').append(number);
    }

    private static String pairs(Map<String, Double> data) {
        StringBuilder out = new StringBuilder();
        data.forEach((name, value) -> {
            out.append(out.length() == 0 ? "" : " ").append(name).append('=');
            Numbers.append(out, value);
        });
        return out.toString();
    }

    private static String quoted(String text) {
        boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
