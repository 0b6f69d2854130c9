// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import java.io.Closeable;
import java.io.IOException;
import java.net.BindException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;

/** The servers whose ports are attacked, each with the command line that starts it. */
public final class Servers {
    private static final int LOWEST_PORT = 12_000;
    private static final int HIGHEST_PORT = 30_000;
    private static final int MOST_ATTEMPTS = 100;
    private static final String LOOPBACK = "127.0.0.1:";

    /** What is attacked, in this order, by the name of each port. */
    private static final Map<String, Way> PORTS = new LinkedHashMap<>();

    static {
        for (String manner : List.of("http", "websocket", "foxglove")) {
            PORTS.put(manner, at -> at.play(manner));
        }
        for (String manner : List.of("rosbridge", "xmlrpc", "tcpros", "refbox")) {
            PORTS.put(manner, at -> at.ros(manner));
        }
        PORTS.put("ros-master", Servers::rosMaster);
        PORTS.put("tcpros-publisher", Servers::rosPublisher);
        for (String manner : List.of("simspark-agent", "simspark-monitor")) {
            PORTS.put(manner, at -> at.simspark(manner));
        }
        PORTS.put("simspark-server", Servers::simsparkServer);
        for (String manner : List.of("fira-packet", "fira-placement", "fira-call")) {
            PORTS.put(manner, at -> at.fira(manner));
        }
        for (String port : List.of("blue", "yellow", "monitor", "vision")) {
            PORTS.put("mixed-reality-" + port, at -> at.mixedReality(port));
        }
        PORTS.put("mixed-reality-vt", Servers::visionTracking);
        PORTS.put("mixed-reality-rc", Servers::robotControl);
        PORTS.put("mixed-reality-devices", Servers::devices);
        PORTS.put("nubot-radio", Servers::nubotRadio);
        PORTS.put("docs", Servers::docs);
    }

    private final Budget budget;
    private final Path folder;

    private Servers(Budget budget, Path folder) {
        this.budget = budget;
        this.folder = folder;
    }

    private interface Way {
        String attack(Servers at) throws IOException, InterruptedException;
    }

    /** {@return the names of all ports that can be attacked} */
    public static List<String> ports() {
        return List.copyOf(PORTS.keySet());
    }

    /**
     * Starts a server, attacks one of its ports and ends it.
     *
     * @param folder for its recording
     * @return how it went, as a line
     * @throws IllegalArgumentException if there is no such port
     * @throws IOException if the server fails in any way
     */
    public static String attack(String port, Budget budget, Path folder) throws IOException, InterruptedException {
        Way way = PORTS.get(port);
        if (way == null) {
            throw new IllegalArgumentException(
                    "there is no port '" + port + "' to attack, only all or " + String.join(", ", PORTS.keySet()));
        }
        return way.attack(new Servers(budget, folder));
    }

    /** Attacks a running server once it is ready. */
    private interface Run {
        String attack(ServerProcess server) throws IOException, InterruptedException;
    }

    private String server(String command, Run run) throws IOException, InterruptedException {
        try (ServerProcess server = new ServerProcess(folder, command)) {
            return run.attack(server) + server.end();
        }
    }

    /** Attacks when the server has said that it is ready. */
    private String server(String command, String ready, Attack attack) throws IOException, InterruptedException {
        return server(command, server -> {
            server.await(ready);
            return attack.run(budget);
        });
    }

    private String play(String manner) throws IOException, InterruptedException {
        int port = freeTcp();
        return server(
                "play --league mirosot --no-browser --foxglove --port " + port,
                "RoboPitch is at",
                new TcpAttack(port, manner));
    }

    private String ros(String manner) throws IOException, InterruptedException {
        int studio = freeTcp();
        try (RosMaster master = new RosMaster();
                RefBoxAttack box = new RefBoxAttack(0)) {
            String command = "serve --link ros --studio=" + studio + " --master " + master.address();
            return server(command + (manner.equals("refbox") ? " --refbox " + LOOPBACK + box.port() : ""), server -> {
                server.await("RoboPitch is at");
                server.await(() -> master.victim().port() > 0 && master.servicePort() > 0);
                Attack attack = switch (manner) {
                    case "xmlrpc" -> new TcpAttack(master.victim().port(), manner);
                    case "tcpros" -> new TcpAttack(master.servicePort(), manner);
                    case "refbox" -> box;
                    default -> new TcpAttack(studio, manner);
                };
                return attack.run(budget);
            });
        }
    }

    /** The other way round: the node is the client. */
    private String rosMaster() throws IOException, InterruptedException {
        try (RosMasterAttack master = new RosMasterAttack(budget.seed())) {
            return server("serve --link ros --master http://" + LOOPBACK + master.port(), server -> {
                server.await(master::known);
                return master.run(budget);
            });
        }
    }

    private String rosPublisher() throws IOException, InterruptedException {
        try (RosMaster master = new RosMaster();
                RosPublisherAttack publishers = new RosPublisherAttack(master, budget.seed())) {
            return server("serve --link ros --master " + master.address(), server -> {
                server.await(() -> master.victim().known());
                return publishers.run(budget);
            });
        }
    }

    private String simspark(String manner) throws IOException, InterruptedException {
        int agents = freeTcp();
        int monitors = freeTcp();
        return server(
                "serve --link simspark --agent-port " + agents + " --monitor-port " + monitors,
                "RoboPitch serves",
                new TcpAttack(manner.endsWith("agent") ? agents : monitors, manner));
    }

    /** The other way round: a running agent is the client. */
    private String simsparkServer() throws IOException, InterruptedException {
        try (SimsparkServerAttack attack = new SimsparkServerAttack()) {
            return server("agent bahia3d --number 2 --retry 60 --port " + attack.port(), server -> attack.run(budget));
        }
    }

    private String fira(String manner) throws IOException, InterruptedException {
        InetSocketAddress packets = here(freeUdp());
        InetSocketAddress placements = new InetSocketAddress("224.5.23.2", freeUdp());
        InetSocketAddress calls = new InetSocketAddress("224.5.23.2", freeUdp());
        InetSocketAddress to = manner.equals("fira-packet") ? packets : manner.equals("fira-call") ? calls : placements;
        return server(
                "serve --link fira --interface lo --packets " + LOOPBACK + packets.getPort() + " --placements "
                        + "224.5.23.2:" + placements.getPort() + " --referee-commands 224.5.23.2:" + calls.getPort()
                        + " --environment 224.0.0.1:" + freeUdp() + " --referee "
                        + (manner.equals("fira-call") ? "external" : "ours"),
                "RoboPitch serves",
                new UdpAttack(to, manner));
    }

    private String mixedReality(String port) throws IOException, InterruptedException {
        Map<String, Integer> ports = mixedRealityPorts();
        return server(
                "serve --link mixed-reality" + options(ports),
                "RoboPitch serves",
                new UdpAttack(here(ports.getOrDefault(port, 0)), "mixed-reality"));
    }

    private static Map<String, Integer> mixedRealityPorts() throws IOException {
        Map<String, Integer> ports = new LinkedHashMap<>();
        for (String one : List.of("blue", "yellow", "monitor", "vision")) {
            ports.put(one, freeUdp());
        }
        return ports;
    }

    private static String options(Map<String, Integer> ports) {
        StringBuilder options = new StringBuilder();
        ports.forEach((name, port) ->
                options.append(" --").append(name).append("-port ").append(port));
        return options.toString();
    }

    private String visionTracking() throws IOException, InterruptedException {
        int port = freeUdp();
        return server("mr vt --port " + port, "V-VT with", new UdpAttack(here(port), "mixed-reality"));
    }

    private String robotControl() throws IOException, InterruptedException {
        int port = freeUdp();
        return server(
                "mr rc --port " + port + " --vt " + LOOPBACK + freeUdp(),
                "V-RC on",
                new UdpAttack(here(port), "mixed-reality"));
    }

    /** The port at which a soccer server hears vision tracking and robot control; the system chooses it. */
    private String devices() throws IOException, InterruptedException {
        Map<String, Integer> known = mixedRealityPorts();
        String devices = " --vt " + LOOPBACK + freeUdp() + " --rc " + LOOPBACK + freeUdp();
        return server("mr server" + options(known) + devices, server -> {
            server.await("RoboPitch serves");
            Set<Integer> ports = OpenSockets.udpPorts(server.pid());
            ports.removeAll(known.values());
            if (ports.isEmpty()) {
                throw new IOException("the server listens to no device");
            }
            StringBuilder result = new StringBuilder();
            for (int port : ports) {
                result.append(new UdpAttack(here(port), "mixed-reality").run(budget));
            }
            return result.toString();
        });
    }

    /** The radio of a robot that gets camera images from a simulator. */
    private String nubotRadio() throws IOException, InterruptedException {
        InetSocketAddress group = new InetSocketAddress(UdpAttack.NUBOT_GROUP, freeUdp());
        try (RosMaster master = new RosMaster();
                RobotSurroundings surroundings = new RobotSurroundings(master.address(), "NuBot", 2)) {
            String command = "agent nubot --dialect B --robot 2 --master " + master.address() + " --group "
                    + UdpAttack.NUBOT_GROUP + ":" + group.getPort();
            return server(command, agent -> {
                agent.await("robot 2 of NuBot");
                agent.await(surroundings::connected);
                return new RadioAttack(group, surroundings).run(budget);
            });
        }
    }

    private String docs() throws IOException, InterruptedException {
        int port = freeTcp();
        return server("docs --no-browser --port " + port, "The documentation is at", new TcpAttack(port, "docs"));
    }

    private static InetSocketAddress here(int udpPort) {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), udpPort);
    }

    private static int freeTcp() throws IOException {
        return free(port -> new ServerSocket(port, 1, InetAddress.getLoopbackAddress()));
    }

    private static int freeUdp() throws IOException {
        return free(port -> new DatagramSocket(port, InetAddress.getLoopbackAddress()));
    }

    /** A port that is free now, below those that the system gives away: one of these may be gone before the server starts. */
    private static int free(Binding binding) throws IOException {
        for (int attempt = 1; ; attempt++) {
            int port = ThreadLocalRandom.current().nextInt(LOWEST_PORT, HIGHEST_PORT);
            try (Closeable socket = binding.bind(port)) {
                return port;
            } catch (BindException taken) {
                if (attempt == MOST_ATTEMPTS) {
                    throw taken;
                }
            }
        }
    }

    @FunctionalInterface
    private interface Binding {
        Closeable bind(int port) throws IOException;
    }
}
