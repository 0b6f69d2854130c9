// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality.parts;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.links.mixedreality.StreamPort;
import org.robopitch.links.mixedreality.wire.DeviceMessage;
import org.robopitch.links.mixedreality.wire.KielDialect;
import org.robopitch.links.mixedreality.xml.Element;
import org.robopitch.links.mixedreality.xml.MalformedXmlException;
import org.robopitch.mixedreality.game.LineUp;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.trajectory.SpeedTable;
import org.robopitch.mixedreality.world.MixedRealityWorld;
import org.robopitch.mixedreality.world.Placement;
import org.robopitch.runner.link.LinkCounters;

/**
 * V-VT: the virtual robots and the camera above them. It takes the codes that the robot control sends to the robots,
 * moves the robots by the league's models, and sends what it sees to all subscribers, in the dialect in which it
 * did. An operator repositions robots with a message.
 */
public final class VirtualVision implements AutoCloseable {
    private final MixedRealityWorld world;
    private final Placement placement;
    private final LinkCounters counters = new LinkCounters();
    private final LinkCounters.Counter strangeRobots = counters.counter("V-VT: dropped, no such robot or code");
    private final StreamPort port;
    private final CameraAndRadio between;
    private final double[] asked;
    private final ConcurrentLinkedQueue<DeviceMessage> inbox = new ConcurrentLinkedQueue<>();
    private final long[] heard;
    private final int silentCycles;
    private long cycle;

    /**
     * Lines the robots up and opens the port.
     *
     * @param silentCycles after so many cycles without a code a robot stops
     */
    public VirtualVision(
            MixedRealityParameters parameters, InetSocketAddress address, int longest, int silentCycles, long seed)
            throws IOException {
        this(parameters, address, longest, silentCycles, seed, SensingSettings.PERFECT, ActuationSettings.PERFECT);
    }

    /**
     * The same with noise.
     *
     * @param sensing what goes wrong on the way from the field to those who see
     * @param actuation what goes wrong on the way from the codes to the wheels
     */
    public VirtualVision(
            MixedRealityParameters parameters,
            InetSocketAddress address,
            int longest,
            int silentCycles,
            long seed,
            SensingSettings sensing,
            ActuationSettings actuation)
            throws IOException {
        if (silentCycles < 1) {
            throw new IllegalArgumentException(
                    "robots must stop after 1 silent cycle or more, but after " + silentCycles);
        }
        this.world = new MixedRealityWorld(parameters, seed);
        this.placement = new Placement(world);
        this.heard = new long[parameters.robots()];
        this.asked = new double[2 * parameters.robots()];
        this.silentCycles = silentCycles;
        this.between = new CameraAndRadio(world, sensing, actuation, seed);
        lineUp(parameters);
        // The ball is the server's affair: here it lies behind a goal line, out of the way.
        placement.placeBall(-parameters.field().length(), -parameters.field().width(), 0, 0);
        this.port = new StreamPort("V-VT", address, longest, counters, this::take);
    }

    private void lineUp(MixedRealityParameters parameters) {
        placement.clearPitch();
        LineUp lineUp = new LineUp(parameters);
        for (Side side : Side.values()) {
            List<LineUp.Place> places = lineUp.of(side, false);
            int first = side == Side.BLUE ? 0 : parameters.robotsPerTeam();
            for (int i = 0; i < places.size(); i++) {
                LineUp.Place place = places.get(i);
                placement.placeRobot(first + i, place.x(), place.y(), place.headingX(), 0);
            }
        }
    }

    private boolean take(Element root) throws MalformedXmlException {
        DeviceMessage message = DeviceMessage.read(root);
        if (message instanceof DeviceMessage.Codes || message instanceof DeviceMessage.Reposition) {
            inbox.add(message);
            return true;
        }
        return false;
    }

    /** One cycle ΔTc: what came is done, the robots move, everybody who asked is told. */
    public void cycle() {
        for (DeviceMessage message = inbox.poll(); message != null; message = inbox.poll()) {
            if (message instanceof DeviceMessage.Codes codes) {
                codes.robots().forEach(this::drive);
            } else if (message instanceof DeviceMessage.Reposition reposition) {
                reposition.robots().forEach(this::place);
            }
        }
        for (int robot = 0; robot < heard.length; robot++) {
            if (cycle - heard[robot] > silentCycles) {
                asked[2 * robot] = 0;
                asked[2 * robot + 1] = 0;
            }
        }
        between.command(asked);
        for (int i = 0; i < world.parameters().timing().stepsPerCycle(); i++) {
            world.step();
        }
        cycle++;
        DeviceMessage.Vision frame = between.look();
        port.tell(
                () -> DeviceMessage.write(frame),
                () -> KielDialect.write(frame, world.parameters().field()));
    }

    private void drive(DeviceMessage.Code code) {
        if (unknown(code.id())
                || Math.abs(code.left()) > SpeedTable.HIGHEST_CODE
                || Math.abs(code.right()) > SpeedTable.HIGHEST_CODE) {
            strangeRobots.add();
            return;
        }
        heard[code.id()] = cycle;
        asked[2 * code.id()] = SpeedTable.speed(code.left());
        asked[2 * code.id() + 1] = SpeedTable.speed(code.right());
    }

    private void place(DeviceMessage.Seen wish) {
        if (unknown(wish.id())) {
            strangeRobots.add();
            return;
        }
        double theta = StrictMath.toRadians(wish.theta());
        placement.placeRobot(wish.id(), wish.x() / 1000, wish.y() / 1000, StrictMath.cos(theta), StrictMath.sin(theta));
    }

    private boolean unknown(int robot) {
        return robot < 0 || robot >= heard.length;
    }

    /** The virtual robots. */
    public MixedRealityWorld world() {
        return world;
    }

    /** Where it listens. */
    public InetSocketAddress address() {
        return port.address();
    }

    public LinkCounters counters() {
        return counters;
    }

    @Override
    public void close() {
        port.close();
    }
}
