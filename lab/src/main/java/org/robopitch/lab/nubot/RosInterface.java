// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.robopitch.engine.match.Side;
import org.robopitch.lab.plot.Markup;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Table;
import org.robopitch.links.ros.graph.Graph;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.FieldType;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.links.ros.message.ServiceType;
import org.robopitch.links.ros.nubot.NuBotLink;
import org.robopitch.links.ros.nubot.NuBotSettings;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.referee.MatchMode;

/**
 * The interface to programs: topics and services (Table 3), messages and commands of the coach (sec. 7), and the computation graph
 * with one robot and with two (fig. 16 and 21). Ours is what the link itself announces.
 */
final class RosInterface {
    /** As the chapter prints them; a service has its request before the bar. */
    private static final List<Definition> DEFINITIONS = List.of(
            new Definition("VelCmd", "Table 3", "float32 Vx, float32 Vy, float32 w"),
            new Definition("BallHandle", "Table 3", "int64 enable | int64 BallIsHolding"),
            new Definition("Shoot", "Table 3", "int64 strength, int64 ShootPos | int64 ShootIsDone"),
            new Definition(
                    "OminiVisionInfo",
                    "sec. 7.1",
                    "Header header, BallInfo ballinfo, ObstaclesInfo obstacleinfo, RobotInfo[] robotinfo"),
            new Definition("Point2d", "sec. 7.1", "float32 x, float32 y"),
            new Definition("PPoint", "sec. 7.1", "float32 angle, float32 radius"),
            new Definition("Angle", "sec. 7.1", "float32 theta"),
            new Definition(
                    "BallInfo",
                    "sec. 7.1",
                    "Header header, int32 ballinfostate, Point2d pos, PPoint real_pos, Point2d velocity, bool"
                            + " pos_known, bool velocity_known"),
            new Definition("ObstaclesInfo", "sec. 7.1", "Header header, Point2d[] pos, PPoint[] polar_pos"),
            new Definition(
                    "RobotInfo",
                    "sec. 7.1",
                    "Header header, int32 AgentID, int32 targetNum1, int32 targetNum2, int32 targetNum3, int32"
                            + " targetNum4, int32 staticpassNum, int32 staticcatchNum, Point2d pos, Angle heading, float32"
                            + " vrot, Point2d vtrans, bool iskick, bool isvalid, bool isstuck, bool isdribble, char"
                            + " current_role, float32 role_time, Point2d target"));

    /** The coach's commands of sec. 7.1, by their numbers; ours and the opponents' alternate from 1 to 12. */
    private static final List<String> COMMANDS =
            List.of("KICKOFF", "THROWIN", "PENALTY", "GOALKICK", "CORNERKICK", "FREEKICK");

    /** A message or service, and the fields that the chapter gives it. */
    record Definition(String name, String place, String fields) {
        /** {@return the fields of ours, in the same form} */
        String ours() {
            Definitions known = new Definitions();
            if (!fields.contains("|")) {
                return listed(known.message("nubot_common/" + name));
            }
            ServiceType service = known.service("nubot_common/" + name);
            return listed(service.request()) + " | " + listed(service.response());
        }

        boolean same() {
            return ours().equals(fields);
        }
    }

    private static String listed(MessageType type) {
        return type.fields().stream()
                .map(field -> name(field.type()) + " " + field.name())
                .collect(Collectors.joining(", "));
    }

    private static String name(FieldType type) {
        if (type instanceof FieldType.Array array) {
            return name(array.element()) + "[]";
        }
        if (type instanceof FieldType.Nested nested) {
            return nested.type().name().replaceFirst(".*/", "");
        }
        return type.toString().toLowerCase(java.util.Locale.ROOT);
    }

    /** A topic or service that the link announces. */
    record Announced(Use use, String name, String type) {
        enum Use {
            PUBLISHED,
            SUBSCRIBED,
            SERVED
        }
    }

    /** {@return what our link announces to a graph, with one robot a side} */
    static List<Announced> announced() {
        List<Announced> all = new ArrayList<>();
        Graph graph = new Graph() {
            @Override
            public Publisher publish(String topic, MessageType type, boolean latched) {
                all.add(new Announced(Announced.Use.PUBLISHED, topic, type.name()));
                return new Publisher() {
                    @Override
                    public void publish(Message message) {}

                    @Override
                    public int subscribers() {
                        return 0;
                    }
                };
            }

            @Override
            public void listen(String topic, MessageType type, MessageHandler handler) {
                all.add(new Announced(Announced.Use.SUBSCRIBED, topic, type.name()));
            }

            @Override
            public void serve(String service, ServiceType type, ServiceHandler handler) {
                all.add(new Announced(Announced.Use.SERVED, service, type.name()));
            }
        };
        new NuBotLink(NuBotSettings.defaults(Dialect.A, 1), new Definitions(), graph, null).close();
        return all;
    }

    /** {@return whether every number of the chapter's commands means the same to our coach} */
    static boolean commandsAreThoseOfTheChapter() {
        boolean same = true;
        for (int i = 0; i < COMMANDS.size(); i++) {
            MatchMode mode = MatchMode.of(2 * i + 1);
            same &= mode != null
                    && COMMANDS.get(i).startsWith(mode.name())
                    && mode.number(Side.BLUE, Side.BLUE) == 2 * i + 1
                    && mode.number(Side.YELLOW, Side.BLUE) == 2 * i + 2;
        }
        return same
                && MatchMode.of(0) == MatchMode.STOP
                && MatchMode.of(13) == MatchMode.DROPBALL
                && MatchMode.of(15) == MatchMode.START
                && MatchMode.of(25) == MatchMode.PARKING
                && MatchMode.of(27) == MatchMode.TEST;
    }

    private RosInterface() {}

    static void write(HtmlReport report) {
        report.section("Topics and services (Table 3)")
                .paragraph("A program moves a robot by messages, and dribbles and kicks by two services. Ours is a node"
                        + " of its own that serves them without ROS: ./robopitch serve --link ros. Only the"
                        + " strength of Shoot differs: the chapter prints int64, the public code has float32, and"
                        + " so do we.")
                .words("Definitions", List.of("", "chapter", "ours"), rows("Table 3"))
                .verdict(
                        DEFINITIONS.get(0).same() && DEFINITIONS.get(1).same(),
                        "VelCmd and BallHandle are the chapter's, field by field.")
                .verdict(
                        HtmlReport.Outcome.DIFFERS,
                        "Shoot: strength is a float32, and ShootPos is the other way round. In the chapter −1 is a"
                                + " ground pass and 1 a lob; in NuBot's public code, and here, 1 is a ground kick and −1 a"
                                + " lob. The chapter's is kick.shootPosition: one-is-lob.");
        List<Announced> two = announced();
        List<Announced> one = two.stream()
                .filter(announced -> !announced.name.startsWith("/rival"))
                .toList();
        report.section("Computation graphs (fig. 16 and 21)")
                .paragraph(
                        "What our link announces, read from the link itself: with one robot, and with two, whose names"
                                + " are prefixed by the model's. In the chapter, the plugins of both robots are in"
                                + " Gazebo's own node; here the league is the node.")
                .drawing("Fig. 16, ours: one robot", graph(one))
                .drawing("Fig. 21, ours: two robots", graph(two))
                .table(
                        "All of it",
                        Table.of(two)
                                .column("", announced -> announced.use.name().toLowerCase(java.util.Locale.ROOT))
                                .column("name", Announced::name)
                                .column("type", Announced::type))
                .verdict(
                        isAnnounced(two, "nubot1") && isAnnounced(two, "rival1"),
                        "Each robot has the topics and services that the chapter names, under its own prefix: velcmd,"
                                + " OmniVisionInfo, BallHandle and Shoot; /gazebo/model_states is published.")
                .verdict(
                        HtmlReport.Outcome.DIFFERS,
                        "The other topics and services of the package gazebo_ros_pkgs are not offered, but for"
                                + " set_model_state.");
        report.section("Messages and commands (sec. 7.1)")
                .words("Definitions", List.of("", "chapter", "ours"), rows("sec. 7.1"))
                .verdict(
                        DEFINITIONS.stream()
                                .filter(one7 -> one7.place.equals("sec. 7.1"))
                                .allMatch(Definition::same),
                        "All seven messages are the chapter's, field by field. (The chapter calls the first"
                                + " OmniVisionInfo, as its topic; the type's name is spelt OminiVisionInfo in the public"
                                + " code.)")
                .verdict(
                        commandsAreThoseOfTheChapter(),
                        "The coach's commands have the chapter's numbers: 0 stop, 1 to 12 %s, ours and the opponents',"
                                + " 13 drop ball, 15 start, 25 parking, 27 test.",
                        String.join(
                                ", ",
                                COMMANDS.stream()
                                        .map(name -> name.toLowerCase(java.util.Locale.ROOT))
                                        .toList()));
    }

    private static List<List<String>> rows(String place) {
        return DEFINITIONS.stream()
                .filter(one -> one.place.equals(place))
                .map(one -> List.of(one.name, one.fields, one.same() ? "the same" : one.ours()))
                .toList();
    }

    private static boolean isAnnounced(List<Announced> all, String robot) {
        List<String> names = all.stream().map(Announced::name).toList();
        return names.containsAll(List.of(
                "/gazebo/model_states",
                "/" + robot + "/nubotcontrol/velcmd",
                "/" + robot + "/omnivision/OmniVisionInfo",
                "/" + robot + "/BallHandle",
                "/" + robot + "/Shoot"));
    }

    /** Subscribed topics on the left, the node, published ones on the right; services below, with dashed frames. */
    private static String graph(List<Announced> all) {
        List<Announced> in = of(all, Announced.Use.SUBSCRIBED);
        List<Announced> out = of(all, Announced.Use.PUBLISHED);
        List<Announced> served = of(all, Announced.Use.SERVED);
        int high = 28 * (Math.max(in.size(), out.size()) + served.size()) + 70;
        double middle = 14 * Math.max(in.size(), out.size()) + 10;
        Markup svg = Markup.svg(780, high, "computation graph");
        svg.add("<ellipse class='ghost' cx='390' cy='%.1f' rx='62' ry='24'/>", middle)
                .text(Markup.MIDDLE, 390, middle + 4, "/robopitch");
        column(svg, in, 10, middle, true);
        column(svg, out, 530, middle, false);
        double below = middle + 14 * Math.max(in.size(), out.size()) + 40;
        svg.add("<path class='line dashed' stroke='var(--c7)' d='M390 %.1fV%.1f'/>", middle + 24, below - 16)
                .text(Markup.MIDDLE, 390, below - 2, "services");
        IntStream.range(0, served.size())
                .forEach(i -> svg.text(Markup.MIDDLE, 390, below + 22 + 22 * i, served.get(i).name));
        return svg.end().toString();
    }

    private static void column(Markup svg, List<Announced> topics, double left, double middle, boolean inwards) {
        for (int i = 0; i < topics.size(); i++) {
            double y = middle + 28 * (i - (topics.size() - 1) / 2.0);
            svg.rect("class='ghost'", left, y - 11, 240, 22)
                    .text("class='value' text-anchor='middle'", left + 120, y + 4, topics.get(i).name);
            double from = inwards ? left + 240 : 452;
            double to = inwards ? 328 : left;
            double fromY = inwards ? y : middle;
            double toY = inwards ? middle : y;
            svg.add("<path class='line' stroke='var(--c0)' d='M%.1f %.1fL%.1f %.1f'/>", from, fromY, to, toY)
                    .add("<circle cx='%.1f' cy='%.1f' r='4' fill='var(--c0)'/>", to, toY);
        }
    }

    private static List<Announced> of(List<Announced> all, Announced.Use use) {
        return all.stream().filter(one -> one.use == use).toList();
    }
}
