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
import org.robopitch.engine.match.OperatorAction;
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
 * are, and sends what agents ask for to the robot control. Either may be lost and come back; the match is told. What is
 * seen is news to the match like an operator's hand, so that a recording has it and can be played again.
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

    void begin(Match match, MixedRealityGame game) {
        playing = game.world().parameters();
        // From the beginning the robots are those of the vision, in a recording too.
        match.operate(new OperatorAction.Sighting(List.of()));
        match.applyOperator();
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
            look(match, frame, game.world().bodies().robots);
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
            lose(match, game.world().bodies().robots);
        }
        match.applyOperator();
    }

    private static void lose(Match match, int robots) {
        List<OperatorAction.Sight> lost = new ArrayList<>();
        for (int robot = 0; robot < robots; robot++) {
            lost.add(new OperatorAction.Sight(robot, false, 0, 0, 0));
        }
        match.operate(new OperatorAction.Sighting(lost));
    }

    private static boolean report(Match match, String what, boolean lost, boolean before) {
        if (lost != before) {
            match.note("device", null, lost ? "the " + what + " is silent" : "the " + what + " is back");
        }
        return lost;
    }

    private static void look(Match match, DeviceMessage.Vision frame, int robots) {
        List<OperatorAction.Sight> sights = new ArrayList<>();
        for (DeviceMessage.Seen robot : frame.robots()) {
            if (robot.id() >= 0 && robot.id() < robots) {
                double theta = StrictMath.toRadians(robot.theta());
                sights.add(
                        new OperatorAction.Sight(robot.id(), robot.found(), robot.x() / 1000, robot.y() / 1000, theta));
            }
        }
        match.operate(new OperatorAction.Sighting(sights));
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
        // A vision of Kiel has no such message: people beside the field put the robots there.
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
