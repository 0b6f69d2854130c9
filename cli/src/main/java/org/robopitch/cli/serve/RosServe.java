// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.DeclaredOptions;
import org.robopitch.links.refbox.RefBoxClient;
import org.robopitch.links.refbox.RefBoxSettings;
import org.robopitch.links.ros.graph.Graph;
import org.robopitch.links.ros.graph.Graphs;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.node.Master;
import org.robopitch.links.ros.node.NodeSettings;
import org.robopitch.links.ros.node.RosNode;
import org.robopitch.links.ros.nubot.GivenParameters;
import org.robopitch.links.ros.nubot.NuBotLink;
import org.robopitch.links.ros.nubot.NuBotSettings;
import org.robopitch.links.ros.rosbridge.Rosbridge;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.runner.MatchOrder;
import org.robopitch.studio.StudioExtension;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** {@code robopitch serve --link ros}: a stand-in for NuBot's simulator on a ROS master. */
@Command(
        name = "ros",
        footerHeading = "%nExample:%n  robopitch serve --link ros --dialect A --yellow omni%n",
        description = "For ROS 1 programs written for NuBot's Middle Size simulator, which play unchanged. With"
                + " --studio, also over rosbridge, for browsers and ROS 2.",
        customSynopsis = "robopitch serve --link ros [OPTIONS]",
        defaultValueProvider = RosServe.MiddleSizeByDefault.class,
        footer = {"", ServeOptions.TEAMS, "See docs/ros.md."})
public final class RosServe implements Callable<Integer>, DeclaredOptions.Holder {
    public static final String DEFAULT_MASTER = "http://127.0.0.1:11311";

    /** Who leads the match. */
    enum Coach {
        INSIDE,
        OUTSIDE
    }

    @Mixin
    ServeOptions options;

    @Option(
            names = "--master",
            paramLabel = "URI",
            description = "The ROS master, or 'none' for rosbridge alone. Default: the environment's ROS_MASTER_URI, or"
                    + " else " + DEFAULT_MASTER + ".")
    @Nullable
    String master;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "The address of this machine to listen on and to announce to other nodes. Default: "
                    + "127.0.0.1, which only this machine can reach.")
    String host = "127.0.0.1";

    @Option(names = "--node", paramLabel = "NAME", description = "The name of our node. Default: ${DEFAULT-VALUE}.")
    String node = "/robopitch";

    @Option(
            names = "--replace",
            description = "Replace a node of the same name, ending its match. Default: refuse to start.")
    boolean replace;

    @Option(
            names = "--dialect",
            paramLabel = "A|B",
            description =
                    "A: the chapter's simulator, services BallHandle and Shoot, 67 Hz; B: the newer one, ActionCmd,"
                            + " 200 Hz. Default: A.")
    Dialect dialect = Dialect.A;

    @Option(
            names = "--ignore-parameters",
            description = "Ignore and overwrite parameters already set on the master (thresholds, noise, field, "
                    + "prefixes, numbers of robots).")
    boolean ignoreParameters;

    @Option(
            names = "--coach",
            paramLabel = "WHO",
            description = "Who is the referee. inside: the built-in one; outside: a program that publishes "
                    + "receive_from_coach, or a RefBox. Orders from programs are obeyed either way. Default: "
                    + "inside.")
    Coach coach = Coach.INSIDE;

    @Option(
            names = "--refbox",
            paramLabel = "HOST[:PORT]",
            description = "Take orders from a RefBox; the default port is " + RefBoxSettings.DEFAULT_PORT + ".")
    @Nullable
    String refBox;

    @Option(
            names = "--refbox-teams",
            paramLabel = "CYAN,MAGENTA",
            split = ",",
            arity = "1",
            description = "What the RefBox calls the teams, usually two addresses. Default: CYAN,MAGENTA.")
    List<String> refBoxTeams = List.of();

    @Option(
            names = "--open-network",
            description = "With --studio, let other machines watch, take part and use rosbridge, with the token in the "
                    + "printed address. Default: only this machine.")
    boolean openNetwork;

    @Option(
            names = "--rosbridge-page",
            paramLabel = "ORIGIN",
            split = ",",
            description =
                    "Let web pages of this origin use rosbridge, such as http://localhost:3000; 'null' for a page "
                            + "opened as a file. May be repeated. Default: only pages of the studio.")
    List<String> rosbridgePages = List.of();

    private final DeclaredOptions declared = new DeclaredOptions().addAll(NuBotSettings.class);

    @Override
    public void declareOptions(CommandSpec command) {
        declared.addTo(command);
    }

    @Override
    public Integer call() throws Exception {
        if (options.lockstep) {
            throw options.usage("the ros link has no --lockstep, because ROS programs send no answers to wait for; use "
                    + "--speed");
        }
        try {
            NodeSettings nodeSettings = nodeSettings();
            if (nodeSettings == null) {
                requireNothingOfAMaster();
            }
            requireOrigins();
            requireFreePort();
            requireAlone(nodeSettings);
            GivenParameters given = givenBy(nodeSettings);
            RosCatalogue catalogue = new RosCatalogue(options.catalogue(), dialect, coach == Coach.OUTSIDE, given);
            MatchOrder order = options.match.order(catalogue);
            int robots = catalogue.league(order).robotsPerSide();
            NuBotSettings usual =
                    given.over(NuBotSettings.defaults(dialect, robots)).with("given", given.names());
            NuBotSettings settings = DeclaredOptions.checked(declared.over(usual));
            RefBoxSettings box = refBoxSettings(robots);
            given.line().ifPresent(this::tell);
            return serve(catalogue.after(order), settings, nodeSettings, box);
        } catch (IllegalArgumentException refused) {
            throw options.usage(String.valueOf(refused.getMessage()));
        }
    }

    /** Without a master there is no node: what is said about one would change nothing. */
    private void requireNothingOfAMaster() {
        if (options.studio == null) {
            throw new IllegalArgumentException("without a master, --studio is needed for rosbridge");
        }
        for (String option : List.of("--host", "--node", "--replace", "--ignore-parameters")) {
            if (options.spec.commandLine().getParseResult().hasMatchedOption(option)) {
                throw new IllegalArgumentException(option + " needs a master, but --master is none");
            }
        }
    }

    private void requireOrigins() {
        if (options.studio == null && (openNetwork || !rosbridgePages.isEmpty())) {
            throw new IllegalArgumentException("--open-network and --rosbridge-page need --studio, where rosbridge is");
        }
        for (String page : rosbridgePages) {
            if (!page.equals("null") && !page.matches("https?://[^/\\s]+")) {
                throw new IllegalArgumentException(
                        "--rosbridge-page must be the page's origin, http://HOST[:PORT], but is " + page);
            }
        }
    }

    /** What cannot be served must not be announced: a node of our name would be ended for nothing. */
    private void requireFreePort() {
        if (options.studio == null || options.studio <= 0) {
            return;
        }
        try (ServerSocket probe = new ServerSocket()) {
            probe.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), options.studio));
        } catch (IOException | IllegalArgumentException e) {
            throw new IllegalArgumentException("--studio: port " + options.studio
                    + " is in use, perhaps by another RoboPitch; --studio 0 picks a free one");
        }
    }

    private void requireAlone(@Nullable NodeSettings nodeSettings) {
        if (nodeSettings == null) {
            return;
        }
        try {
            for (Master.Other other : Master.of(nodeSettings).publishersOf(NuBotLink.CLOCK, "")) {
                String found = "another simulator, " + other.name() + " at " + other.address() + ", is on this master";
                if (other.name().equals(nodeSettings.name()) && !replace) {
                    throw new IllegalArgumentException(found + " and would be ended; end it yourself, use another "
                            + "--master, or replace it with --replace");
                }
                tell(found
                        + (other.name().equals(nodeSettings.name())
                                ? ", and ends now"
                                : " too: programs will hear both"));
            }
        } catch (IOException e) {
            // A master that comes later has nobody yet.
        }
    }

    private GivenParameters givenBy(@Nullable NodeSettings nodeSettings) {
        if (nodeSettings == null || ignoreParameters) {
            return GivenParameters.none();
        }
        try {
            return GivenParameters.read(Master.of(nodeSettings));
        } catch (IOException e) {
            // A master that comes later has set nothing yet, and is told what we play.
            return GivenParameters.none();
        }
    }

    private int serve(
            RosCatalogue catalogue,
            NuBotSettings settings,
            @Nullable NodeSettings nodeSettings,
            @Nullable RefBoxSettings box)
            throws IOException, InterruptedException {
        Definitions definitions = new Definitions();
        List<Graph> graphs = new ArrayList<>();
        RosNode rosNode = null;
        Rosbridge bridge = null;
        List<StudioExtension> doors = new ArrayList<>();
        List<String> addresses = new ArrayList<>();
        if (options.studio != null) {
            bridge = new Rosbridge(definitions, Set.copyOf(rosbridgePages));
            graphs.add(bridge);
            doors.add(bridge);
            addresses.add("rosbridge at " + bridge.path() + " of the studio");
        }
        if (nodeSettings != null) {
            rosNode = new RosNode(nodeSettings, this::tell);
            graphs.add(rosNode);
            if (bridge != null) {
                bridge.askMaster(node, rosNode.master());
            }
            addresses.add("ROS as " + node + " of the master " + nodeSettings.master());
        }
        NuBotLink link = new NuBotLink(settings, definitions, new Graphs(graphs), rosNode);
        if (box != null) {
            link.ledByRefBox();
        }
        RefBoxClient refBoxClient = box == null ? null : new RefBoxClient(box, link::orderOrDrop, this::tell);
        try {
            return options.serve(catalogue, link, String.join(", ", addresses), doors, openNetwork);
        } finally {
            if (refBoxClient != null) {
                refBoxClient.close();
                if (refBoxClient.dropped() > 0) {
                    tell(refBoxClient.dropped() + " commands of the RefBox came too fast and were dropped");
                }
            }
        }
    }

    private void tell(String line) {
        PrintWriter words = options.spec.commandLine().getErr();
        words.println("robopitch: " + line);
        words.flush();
    }

    private @Nullable NodeSettings nodeSettings() {
        String wanted = masterOr(master);
        if (wanted.equals("none")) {
            return null;
        }
        return NodeSettings.defaults(URI.create(wanted), node).with("host", host);
    }

    /** The master of the command line, or else the environment's, or else the default. */
    public static String masterOr(@Nullable String given) {
        String environment = System.getenv("ROS_MASTER_URI");
        return given != null ? given : environment != null ? environment : DEFAULT_MASTER;
    }

    private @Nullable RefBoxSettings refBoxSettings(int robots) {
        if (refBox == null) {
            if (!refBoxTeams.isEmpty()) {
                throw new IllegalArgumentException("--refbox-teams needs --refbox");
            }
            return null;
        }
        RefBoxSettings usual = RefBoxSettings.at(refBox, robots);
        if (refBoxTeams.isEmpty()) {
            return usual;
        }
        if (refBoxTeams.size() != 2) {
            throw new IllegalArgumentException("--refbox-teams must be two names, cyan's and magenta's");
        }
        return usual.withTeams(refBoxTeams.get(0), refBoxTeams.get(1));
    }

    /** The Middle Size League, unless something else was chosen. */
    static final class MiddleSizeByDefault extends ServeCommand.OutsideByDefault {
        MiddleSizeByDefault() {
            super(Map.of("--league", MiddleSize.NAME));
        }
    }
}
