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
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.LongConsumer;

/** The servers whose ports are attacked, each with the command line that starts it. */
public final class Servers {
    /** What is attacked, in this order, by the name of each port. */
    private static final int LOWEST_PORT = 12_000;

    private static final int HIGHEST_PORT = 30_000;
    private static final int MOST_ATTEMPTS = 100;

    private static final Map<String, Maker> PORTS = new LinkedHashMap<>();

    private static final String LOOPBACK = "127.0.0.1:";

    static {
        for (String manner : List.of("http", "websocket", "foxglove")) {
            PORTS.put(manner, (play, folder) -> play(play, manner, folder));
        }
        for (String manner : List.of("rosbridge", "xmlrpc", "tcpros", "refbox")) {
            PORTS.put(manner, (play, folder) -> ros(play, manner, folder));
        }
        PORTS.put("ros-master", Servers::rosMaster);
        PORTS.put("tcpros-publisher", Servers::rosPublisher);
        for (String manner : List.of("simspark-agent", "simspark-monitor")) {
            PORTS.put(manner, (play, folder) -> simspark(play, manner, folder));
        }
        PORTS.put("simspark-server", Servers::simsparkServer);
        for (String manner : List.of("fira-packet", "fira-placement", "fira-call")) {
            PORTS.put(manner, (play, folder) -> fira(play, manner, folder));
        }
        for (String port : List.of("blue", "yellow", "monitor", "vision")) {
            PORTS.put("mixed-reality-" + port, (play, folder) -> mixedReality(play, port, folder));
        }
        PORTS.put("mixed-reality-vt", Servers::visionTracking);
        PORTS.put("mixed-reality-rc", Servers::robotControl);
        PORTS.put("mixed-reality-devices", Servers::devices);
        PORTS.put("nubot-radio", Servers::nubotRadio);
        PORTS.put("docs", Servers::docs);
    }

    private interface Maker {
        String attack(Plan plan, Path folder) throws IOException, InterruptedException;
    }

    /**
     * How long and by which chance a port is attacked.
     *
     * @param messages how many
     * @param minutes the time it may take, 0 for any
     * @param seed of the messages
     * @param progress receives how many have been sent
     */
    public record Plan(long messages, double minutes, long seed, LongConsumer progress) {}

    private Servers() {}

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
    public static String attack(String port, Plan plan, Path folder) throws IOException, InterruptedException {
        Maker maker = PORTS.get(port);
        if (maker == null) {
            throw new IllegalArgumentException(
                    "there is no port '" + port + "' to attack, only all or " + String.join(", ", PORTS.keySet()));
        }
        return maker.attack(plan, folder);
    }

    private static String tcp(Plan plan, int port, String manner) throws IOException, InterruptedException {
        return new TcpAttack(port, manner, plan.messages()).run(plan.minutes(), plan.seed(), plan.progress());
    }

    private static String udp(Plan plan, InetSocketAddress to, String manner) throws IOException {
        return new UdpAttack(to, manner).run(plan.messages(), plan.minutes(), plan.seed(), plan.progress());
    }

    private static String play(Plan plan, String manner, Path folder) throws IOException, InterruptedException {
        int port = freeTcp();
        try (ServerProcess server = new ServerProcess(
                folder, List.of("play", "--league", "mirosot", "--port", "" + port, "--no-browser", "--foxglove"))) {
            server.await("RoboPitch is at");
            return tcp(plan, port, manner) + server.end();
        }
    }

    private static String ros(Plan plan, String manner, Path folder) throws IOException, InterruptedException {
        int studio = freeTcp();
        List<String> command = new ArrayList<>(List.of("serve", "--link", "ros", "--studio=" + studio));
        try (RosMaster master = new RosMaster();
                RefBoxAttack box = new RefBoxAttack(0)) {
            command.addAll(List.of("--master", "http://" + LOOPBACK + master.port()));
            if (manner.equals("refbox")) {
                command.addAll(List.of("--refbox", LOOPBACK + box.port()));
            }
            try (ServerProcess server = new ServerProcess(folder, command)) {
                server.await("RoboPitch is at");
                server.await(() -> master.slavePort() > 0 && master.tcpPort() > 0);
                String result = switch (manner) {
                    case "xmlrpc" -> tcp(plan, master.slavePort(), manner);
                    case "tcpros" -> tcp(plan, master.tcpPort(), manner);
                    case "refbox" -> box.run(plan.messages(), plan.minutes(), plan.seed(), plan.progress());
                    default -> tcp(plan, studio, manner);
                };
                return result + server.end();
            }
        }
    }

    /** The other way round: the node is the client. */
    private static String rosMaster(Plan plan, Path folder) throws IOException, InterruptedException {
        try (RosMasterAttack master = new RosMasterAttack(plan.seed());
                ServerProcess server = new ServerProcess(
                        folder, List.of("serve", "--link", "ros", "--master", "http://" + LOOPBACK + master.port()))) {
            server.await(master::known);
            return master.run(plan) + server.end();
        }
    }

    private static String rosPublisher(Plan plan, Path folder) throws IOException, InterruptedException {
        try (RosMaster master = new RosMaster();
                RosPublisherAttack publishers = new RosPublisherAttack(plan.seed());
                ServerProcess server = new ServerProcess(
                        folder, List.of("serve", "--link", "ros", "--master", "http://" + LOOPBACK + master.port()))) {
            master.publishersAt(publishers.port());
            server.await(() -> master.victim().known());
            return publishers.run(plan, master.victim(), master.port()) + server.end();
        }
    }

    private static String simspark(Plan plan, String manner, Path folder) throws IOException, InterruptedException {
        int agents = freeTcp();
        int monitors = freeTcp();
        try (ServerProcess server = new ServerProcess(
                folder,
                List.of("serve", "--link", "simspark", "--agent-port", "" + agents, "--monitor-port", "" + monitors))) {
            server.await("RoboPitch serves");
            return tcp(plan, manner.endsWith("agent") ? agents : monitors, manner) + server.end();
        }
    }

    /** The other way round: a running agent is the client. */
    private static String simsparkServer(Plan plan, Path folder) throws IOException, InterruptedException {
        try (SimsparkServerAttack attack = new SimsparkServerAttack();
                ServerProcess agent = new ServerProcess(
                        folder,
                        List.of("agent", "bahia3d", "--port", "" + attack.port(), "--number", "2", "--retry", "60"),
                        false)) {
            return attack.run(plan) + agent.end();
        }
    }

    private static String fira(Plan plan, String manner, Path folder) throws IOException, InterruptedException {
        int packets = freeUdp();
        int placements = freeUdp();
        int calls = freeUdp();
        int environment = freeUdp();
        boolean outside = manner.equals("fira-call");
        try (ServerProcess server = new ServerProcess(
                folder,
                List.of(
                        "serve",
                        "--link",
                        "fira",
                        "--interface",
                        "lo",
                        "--packets",
                        LOOPBACK + packets,
                        "--placements",
                        "224.5.23.2:" + placements,
                        "--referee-commands",
                        "224.5.23.2:" + calls,
                        "--environment",
                        "224.0.0.1:" + environment,
                        "--referee",
                        outside ? "external" : "ours"))) {
            server.await("RoboPitch serves");
            InetSocketAddress to = switch (manner) {
                case "fira-packet" -> here(packets);
                case "fira-placement" -> new InetSocketAddress("224.5.23.2", placements);
                default -> new InetSocketAddress("224.5.23.2", calls);
            };
            return udp(plan, to, manner) + server.end();
        }
    }

    private static String mixedReality(Plan plan, String port, Path folder) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("serve", "--link", "mixed-reality"));
        Map<String, Integer> ports = new LinkedHashMap<>();
        for (String one : List.of("blue", "yellow", "monitor", "vision")) {
            ports.put(one, freeUdp());
            command.addAll(List.of("--" + one + "-port", "" + ports.get(one)));
        }
        try (ServerProcess server = new ServerProcess(folder, command)) {
            server.await("RoboPitch serves");
            return udp(plan, here(ports.getOrDefault(port, 0)), "mixed-reality") + server.end();
        }
    }

    private static String visionTracking(Plan plan, Path folder) throws IOException, InterruptedException {
        int port = freeUdp();
        try (ServerProcess server = new ServerProcess(folder, List.of("mr", "vt", "--port", "" + port), false)) {
            server.await("V-VT with");
            return udp(plan, here(port), "mixed-reality") + server.end();
        }
    }

    private static String robotControl(Plan plan, Path folder) throws IOException, InterruptedException {
        int port = freeUdp();
        try (ServerProcess server = new ServerProcess(
                folder, List.of("mr", "rc", "--port", "" + port, "--vt", LOOPBACK + freeUdp()), false)) {
            server.await("V-RC on");
            return udp(plan, here(port), "mixed-reality") + server.end();
        }
    }

    /** The port at which a soccer server hears vision tracking and robot control; the system chooses it. */
    private static String devices(Plan plan, Path folder) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("mr", "server"));
        Set<Integer> known = new HashSet<>();
        for (String one : List.of("blue", "yellow", "monitor", "vision")) {
            int port = freeUdp();
            known.add(port);
            command.addAll(List.of("--" + one + "-port", "" + port));
        }
        command.addAll(List.of("--vt", LOOPBACK + freeUdp(), "--rc", LOOPBACK + freeUdp()));
        try (ServerProcess server = new ServerProcess(folder, command)) {
            server.await("RoboPitch serves");
            Set<Integer> ports = OpenSockets.udpPorts(server.pid());
            ports.removeAll(known);
            if (ports.isEmpty()) {
                throw new IOException("the server listens to no device");
            }
            StringBuilder result = new StringBuilder();
            for (int port : ports) {
                result.append(udp(plan, here(port), "mixed-reality"));
            }
            return result + server.end();
        }
    }

    /** The radio of a robot that gets camera images from a simulator. */
    private static String nubotRadio(Plan plan, Path folder) throws IOException, InterruptedException {
        int port = freeUdp();
        try (RosIntroductions master = new RosIntroductions();
                RobotSurroundings surroundings = new RobotSurroundings(master.address(), "NuBot", 2);
                ServerProcess agent = new ServerProcess(
                        folder,
                        List.of(
                                "agent",
                                "nubot",
                                "--dialect",
                                "B",
                                "--robot",
                                "2",
                                "--master",
                                master.address().toString(),
                                "--group",
                                UdpAttack.NUBOT_GROUP + ":" + port),
                        false)) {
            agent.await("robot 2 of NuBot");
            agent.await(surroundings::connected);
            InetSocketAddress group = new InetSocketAddress(UdpAttack.NUBOT_GROUP, port);
            return new RadioAttack(group, surroundings).run(plan) + agent.end();
        }
    }

    private static String docs(Plan plan, Path folder) throws IOException, InterruptedException {
        int port = freeTcp();
        try (ServerProcess server =
                new ServerProcess(folder, List.of("docs", "--no-browser", "--port", "" + port), false)) {
            server.await("The documentation is at");
            return tcp(plan, port, "docs") + server.end();
        }
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
