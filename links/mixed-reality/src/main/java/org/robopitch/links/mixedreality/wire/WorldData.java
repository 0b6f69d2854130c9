// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality.wire;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.mixedreality.xml.Element;
import org.robopitch.links.mixedreality.xml.MalformedXmlException;
import org.robopitch.links.mixedreality.xml.XmlReader;
import org.robopitch.links.mixedreality.xml.XmlWriter;

/**
 * What the server tells an agent every cycle: everything as seen from the agent, in mm and degrees.
 *
 * @param time s
 * @param found whether the vision sees the agent; if not, there are no objects
 * @param collision none, wall or robot; null if agents are not told
 * @param ball null if it is not seen
 */
public record WorldData(
        double time,
        int agent,
        String nickname,
        boolean found,
        int agents,
        String playMode,
        int yellow,
        int blue,
        @Nullable AgentMessage last,
        @Nullable String collision,
        @Nullable Polar ball,
        List<Player> teamMates,
        List<Player> opponents,
        List<Flag> flags) {

    public WorldData {
        teamMates = List.copyOf(teamMates);
        opponents = List.copyOf(opponents);
        flags = List.copyOf(flags);
    }

    /** A place: mm away, degrees from the agent's heading in (−180, 180]. */
    public record Polar(double distance, double angle) {}

    /**
     * Another robot.
     *
     * @param at where it is; null if the vision does not see it
     * @param orientation its heading from the agent's heading, degrees
     */
    public record Player(int id, String nickname, @Nullable Polar at, double orientation) {}

    /** A mark of the field. */
    public record Flag(String id, Polar at) {}

    /** The document. */
    public String write() {
        XmlWriter out = new XmlWriter();
        out.open("WorldData").number("time", time, 3).integer("agent_id", agent).text("nickname", nickname);
        out.text("status", status(found)).integer("max_agent", agents).text("playMode", playMode);
        out.open("score").integer("yellow", yellow).integer("blue", blue).close("score");
        if (last != null) {
            out.open("command");
            AgentMessage.writeCommand(last, out);
            out.close("command");
        }
        if (collision != null) {
            out.text("collision", collision);
        }
        if (ball != null) {
            out.open("ball");
            write(ball, out);
            out.close("ball");
        }
        teamMates.forEach(player -> write("teamMate", player, out));
        opponents.forEach(player -> write("opponent", player, out));
        for (Flag flag : flags) {
            out.open("flag").text("id", flag.id());
            write(flag.at(), out);
            out.close("flag");
        }
        return out.close("WorldData").toString();
    }

    private static String status(boolean found) {
        return found ? "found" : "not found";
    }

    private static void write(Polar polar, XmlWriter out) {
        out.number("dist", polar.distance(), 2).number("angle", polar.angle(), 2);
    }

    private static void write(String kind, Player player, XmlWriter out) {
        out.open(kind).integer("id", player.id()).text("nickname", player.nickname());
        out.text("status", status(player.at() != null));
        if (player.at() != null) {
            write(player.at(), out);
            out.number("orientation", player.orientation(), 2);
        }
        out.close(kind);
    }

    /** Reads a document. */
    public static WorldData read(String text) throws MalformedXmlException {
        Element root = XmlReader.read(text);
        if (!root.name().equals("WorldData")) {
            throw new MalformedXmlException("<WorldData> was expected, but this is <" + root.name() + ">");
        }
        Element score = root.child("score");
        Element ball = root.child("ball");
        List<Flag> flags = new ArrayList<>();
        for (Element flag : root.all("flag")) {
            flags.add(new Flag(flag.text("id", ""), polar(flag)));
        }
        Element collision = root.child("collision");
        return new WorldData(
                root.number("time"),
                root.integer("agent_id"),
                root.text("nickname", ""),
                root.text("status", "").equals("found"),
                root.integer("max_agent"),
                root.text("playMode", ""),
                score == null ? 0 : score.integer("yellow"),
                score == null ? 0 : score.integer("blue"),
                null,
                collision == null ? null : collision.text(),
                ball == null ? null : polar(ball),
                players(root.all("teamMate")),
                players(root.all("opponent")),
                flags);
    }

    private static Polar polar(Element element) throws MalformedXmlException {
        return new Polar(element.number("dist"), element.number("angle"));
    }

    private static List<Player> players(List<Element> elements) throws MalformedXmlException {
        List<Player> players = new ArrayList<>();
        for (Element element : elements) {
            boolean found = element.text("status", "").equals("found");
            players.add(new Player(
                    element.integer("id"),
                    element.text("nickname", ""),
                    found ? polar(element) : null,
                    found ? element.number("orientation") : 0));
        }
        return players;
    }
}
