// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Match;
import org.robopitch.links.mixedreality.wire.DeviceMessage;
import org.robopitch.links.mixedreality.wire.KielDialect;
import org.robopitch.links.mixedreality.xml.Element;
import org.robopitch.links.mixedreality.xml.MalformedXmlException;
import org.robopitch.links.mixedreality.xml.XmlReader;
import org.robopitch.mixedreality.game.MixedRealityGame;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.world.MixedRealityWorld;
import org.robopitch.runner.link.LinkCounters;

/**
 * Vision tracking and robot control elsewhere, virtual or real: the server sees the robots where the vision says they
 * are, and sends what agents ask for to the robot control. Either may be lost and come back; the match is told.
 */
final class Devices implements AutoCloseable {
    /** The vision is asked again for its frames after so many cycles, and said to be silent after as many. */
    private static final int PATIENCE = 25;

    private final InetSocketAddress vision;
    private final InetSocketAddress control;
    private final boolean kiel;
    private final Datagrams port;
    private final AtomicReference<DeviceMessage.@Nullable Vision> newest = new AtomicReference<>();
    private final AtomicReference<DeviceMessage.@Nullable Codes> acknowledged = new AtomicReference<>();
    private volatile @Nullable MixedRealityParameters playing;
    private int sinceVision;
    private int sinceControl;
    private boolean visionLost;
    private boolean controlLost;

    /** Opens a port of its own to speak to both. */
    Devices(DeviceAddresses addresses, int longest, LinkCounters counters) throws IOException {
        this.vision = addresses.vision();
        this.control = addresses.control();
        this.kiel = addresses.kiel();
        this.port = new Datagrams("devices", addresses.here(), longest, counters, this::take);
    }

    private boolean take(InetSocketAddress from, String text) throws MalformedXmlException {
        Element root = XmlReader.read(text);
        return kiel ? takeFromKiel(from, root) : takeOurs(DeviceMessage.read(root));
    }

    private boolean takeFromKiel(InetSocketAddress from, Element root) throws MalformedXmlException {
        if (KielDialect.isGranted(root)) {
            port.send(from, KielDialect.established());
            return true;
        }
        MixedRealityParameters now = playing;
        return now != null && takeOurs(KielDialect.readVision(root, now.field(), now.robots()));
    }

    private boolean takeOurs(@Nullable DeviceMessage message) {
        if (message instanceof DeviceMessage.Vision frame) {
            newest.set(frame);
        } else if (message instanceof DeviceMessage.Codes codes) {
            acknowledged.set(codes);
        } else {
            return false;
        }
        return true;
    }

    void begin(MixedRealityGame game) {
        playing = game.world().parameters();
        game.world().followVision();
        subscribe();
        placeAsTheRefereeWants(game.world(), true);
    }

    private void subscribe() {
        port.send(vision, kiel ? KielDialect.request("RoboPitch") : DeviceMessage.write(new DeviceMessage.Subscribe()));
    }

    void beforeCycle(Match match, MixedRealityGame game) {
        placeAsTheRefereeWants(game.world(), false);
        DeviceMessage.Vision frame = newest.getAndSet(null);
        sinceVision++;
        if (frame != null) {
            sinceVision = 0;
            look(game.world(), frame);
        }
        // Those of Kiel are asked once, and again only when they are silent.
        boolean renewal = !kiel && match.cycles() % (4 * PATIENCE) == 0;
        if (sinceVision % PATIENCE == PATIENCE - 1 || renewal) {
            subscribe();
        }
        sinceControl = acknowledged.getAndSet(null) == null ? sinceControl + 1 : 0;
        visionLost = report(match, "vision tracking", sinceVision > PATIENCE, visionLost);
        // In the dialect of Kiel the control never answers.
        controlLost = report(match, "robot control", !kiel && sinceControl > PATIENCE, controlLost);
        if (visionLost) {
            for (int robot = 0; robot < game.world().bodies().robots; robot++) {
                game.world().lose(robot, 2);
            }
        }
    }

    private static boolean report(Match match, String what, boolean lost, boolean before) {
        if (lost != before) {
            match.note("device", null, lost ? "the " + what + " is silent" : "the " + what + " is back");
        }
        return lost;
    }

    private static void look(MixedRealityWorld world, DeviceMessage.Vision frame) {
        for (DeviceMessage.Seen robot : frame.robots()) {
            if (robot.id() < 0 || robot.id() >= world.bodies().robots) {
                continue;
            }
            if (robot.found()) {
                double theta = StrictMath.toRadians(robot.theta());
                world.see(robot.id(), robot.x() / 1000, robot.y() / 1000, theta);
            } else {
                world.lose(robot.id(), 2);
            }
        }
    }

    /** Where the supervision has put robots, the vision is asked to have them. */
    private void placeAsTheRefereeWants(MixedRealityWorld world, boolean all) {
        List<DeviceMessage.Seen> moved = new ArrayList<>();
        Bodies bodies = world.bodies();
        for (int robot = 0; robot < bodies.robots; robot++) {
            if (world.wasPlaced(robot) || all) {
                moved.add(VisionFrames.seen(bodies, robot, true));
            }
        }
        // A vision of Kiel has no such message: whoever stands beside the field puts the robots there.
        if (!moved.isEmpty() && !kiel) {
            port.send(vision, DeviceMessage.write(new DeviceMessage.Reposition(moved)));
            // What the vision saw before is out of date.
            newest.set(null);
        }
    }

    void afterCycle(long cycle, MixedRealityGame game) {
        MixedRealityWorld world = game.world();
        List<DeviceMessage.Speeds> robots = new ArrayList<>();
        for (int robot = 0; robot < world.bodies().robots; robot++) {
            robots.add(new DeviceMessage.Speeds(robot, 1000 * world.askedLeft(robot), 1000 * world.askedRight(robot)));
        }
        if (kiel) {
            robots.forEach(robot -> port.send(control, KielDialect.write(robot)));
        } else {
            port.send(control, DeviceMessage.write(new DeviceMessage.Control(cycle, robots)));
        }
    }

    InetSocketAddress address() {
        return port.address();
    }

    @Override
    public void close() {
        port.close();
    }
}
