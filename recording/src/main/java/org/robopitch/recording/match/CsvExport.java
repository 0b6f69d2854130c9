// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.recording.json.Numbers;

/** Writes a recording as CSV tables (RFC 4180 with plain line feeds), line by line, whatever its length. */
public final class CsvExport {
    private CsvExport() {}

    /** One line for each body of each state. */
    public static void states(MatchRecordingReader reader, Appendable out) throws IOException {
        StringBuilder line = new StringBuilder("step,time,id,team,number");
        for (MatchState.Quantity quantity : MatchState.Quantity.values()) {
            line.append(',').append(quantity.name().toLowerCase(Locale.ROOT));
        }
        out.append(line.append(",heading\n"));
        MatchState state = new MatchState();
        StateCursor cursor = reader.states(0, Double.MAX_VALUE);
        while (cursor.next(state)) {
            for (int body = 0; body < state.size(); body++) {
                line.setLength(0);
                line.append(state.step()).append(',');
                Numbers.append(line, state.time());
                line.append(',').append(state.id(body));
                line.append(',').append(state.team(body));
                line.append(',').append(state.number(body));
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
        out.append("step,time,kind,team,robot,text,data\n");
        StringBuilder line = new StringBuilder();
        for (RecordedEvent recorded : reader.events()) {
            MatchEvent event = recorded.event();
            line.setLength(0);
            line.append(event.step()).append(',');
            Numbers.append(line, event.time());
            line.append(',').append(quoted(event.kind()));
            line.append(',').append(recorded.team());
            line.append(',').append(recorded.body());
            line.append(',').append(quoted(event.text()));
            line.append(',').append(quoted(pairs(recorded.data())));
            out.append(line.append('\n'));
        }
    }

    /** One line for each command value. */
    public static void commands(MatchRecordingReader reader, Appendable out) throws IOException {
        out.append("step,time,source,channel,value\n");
        StringBuilder line = new StringBuilder();
        MatchCommands commands = new MatchCommands();
        CommandsCursor cursor = reader.commands();
        while (cursor.next(commands)) {
            for (int channel = 0; channel < commands.size(); channel++) {
                line.setLength(0);
                line.append(commands.step()).append(',');
                Numbers.append(line, commands.time());
                line.append(',')
                        .append(commands.source())
                        .append(',')
                        .append(channel)
                        .append(',');
                Numbers.append(line, commands.value(channel));
                out.append(line.append('\n'));
            }
        }
    }

    /** One line for each robot of each moment of readings, such as "joints"; what is not there is left empty. */
    public static void readings(MatchRecordingReader reader, String readings, Appendable out) throws IOException {
        List<String> names = reader.readingNames(readings);
        out.append("step,time,id,").append(String.join(",", names)).append('\n');
        StringBuilder line = new StringBuilder();
        MatchReadings moment = new MatchReadings();
        ReadingsCursor cursor = reader.readings(readings, 0, Double.MAX_VALUE);
        while (cursor.next(moment)) {
            for (int robot = 0; robot < moment.size(); robot++) {
                line.setLength(0);
                line.append(moment.step()).append(',');
                Numbers.append(line, moment.time());
                line.append(',').append(moment.body(robot));
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
        out.append("step,time,id,text\n");
        StringBuilder line = new StringBuilder();
        for (Said said : reader.said(0, Double.MAX_VALUE)) {
            line.setLength(0);
            line.append(said.step()).append(',');
            Numbers.append(line, said.time());
            line.append(',').append(said.body()).append(',').append(quoted(said.text()));
            out.append(line.append('\n'));
        }
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
