// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality.wire;

import java.util.List;
import org.robopitch.links.mixedreality.xml.XmlWriter;
import org.robopitch.mixedreality.parameters.FieldParameters;

/**
 * What the server tells a graphics program or monitor every cycle, as the server of FH Kiel does: everything in places on
 * the screen, x from 0 to 1 and y, up, from 0 to 0.75, whatever the field's size.
 *
 * @param time s
 */
public record MonitorData(
        double time, String playMode, int yellow, int blue, Spot ball, List<Player> players, List<Mark> flags) {
    private static final double HEIGHT = 0.75;

    public MonitorData {
        players = List.copyOf(players);
        flags = List.copyOf(flags);
    }

    /** A place, m. */
    public record Spot(double x, double y) {}

    /**
     * A robot.
     *
     * @param angle of its heading, degrees
     */
    public record Player(int id, String nickname, boolean found, Spot at, double angle, String team) {}

    /** A flag of the field. */
    public record Mark(String id, Spot at) {}

    /** The document. */
    public String write(FieldParameters field) {
        XmlWriter out =
                new XmlWriter().open("WorldData").number("time", time, 3).text("playMode", playMode);
        out.open("score").integer("yellow", yellow).integer("blue", blue).close("score");
        out.integer("max_agent", players.size()).open("ball");
        write(out, "ball", ball, field);
        out.close("ball");
        for (Player player : players) {
            out.open("players");
            write(out, "player", player.at(), field);
            out.integer("id", player.id()).text("nickname", player.nickname());
            out.text("status", Boolean.toString(player.found())).number("orientationangle", player.angle(), 2);
            out.text("team", player.team()).close("players");
        }
        for (Mark mark : flags) {
            out.open("flag");
            write(out, mark.id(), mark.at(), field);
            out.close("flag");
        }
        return out.close("WorldData").toString();
    }

    private static void write(XmlWriter out, String kind, Spot at, FieldParameters field) {
        out.text("pointtype", kind).open("position");
        out.number("x", KielDialect.across(at.x(), field), 5);
        out.number("y", HEIGHT * KielDialect.up(at.y(), field), 5).close("position");
    }
}
