// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Observation;
import org.robopitch.links.ros.graph.Graph;
import org.robopitch.links.ros.graph.Graph.Publisher;
import org.robopitch.links.ros.graph.ServiceRefusedException;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.ServiceType;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.runner.link.LinkCounters;

/** The topics and services of one robot. */
final class RobotPort {
    /** A match that is held plays no cycle in which a kick could be done. */
    private static final long ANSWER_MILLIS = 2000;

    private static final double FASTEST = 100;
    private static final double STRONGEST = 1000;

    private final Types types;
    private final String name;
    private final Mailbox mailbox;
    private final BooleanSupplier played;
    private final Publisher vision;
    private final @Nullable Publisher holding;
    private final LinkCounters.Counter taken;
    private final LinkCounters.Counter refused;

    /** @param played whether an external program plays this robot now */
    RobotPort(
            Types types,
            Graph graph,
            Dialect dialect,
            String name,
            Mailbox mailbox,
            BooleanSupplier played,
            LinkCounters.Counter taken,
            LinkCounters.Counter refused) {
        this.types = types;
        this.name = name;
        this.mailbox = mailbox;
        this.played = played;
        this.taken = taken;
        this.refused = refused;
        String base = "/" + name + "/";
        this.vision = graph.publish(base + "omnivision/OmniVisionInfo", types.nubot("OminiVisionInfo"), false);
        graph.subscribe(base + "nubotcontrol/velcmd", types.nubot("VelCmd"), this::drive);
        if (dialect == Dialect.B) {
            this.holding = graph.publish(base + "ballisholding/BallIsHolding", types.nubot("BallIsHolding"), false);
            graph.subscribe(base + "nubotcontrol/actioncmd", types.nubot("ActionCmd"), this::act);
        } else {
            this.holding = null;
            graph.serve(base + "BallHandle", types.nubotService("BallHandle"), this::handleBall);
            graph.serve(base + "Shoot", types.nubotService("Shoot"), this::shoot);
        }
    }

    Mailbox mailbox() {
        return mailbox;
    }

    void show(Vision camera, Observation seen, View view, boolean[] stuck, int self) {
        if (vision.subscribers() > 0) {
            vision.publish(camera.look(seen, view, stuck));
        }
        if (holding != null && holding.subscribers() > 0) {
            holding.publish(types.make("BallIsHolding").set("BallIsHolding", view.reaches[self] ? 1 : 0));
        }
    }

    private void drive(Message command) {
        double along = WireFrame.metres(command.number("Vx"));
        double across = WireFrame.metres(command.number("Vy"));
        double spin = command.number("w");
        if (within(FASTEST, along) && within(FASTEST, across) && within(FASTEST, spin)) {
            mailbox.drive(along, across, spin);
            taken.add();
        } else {
            refused.add();
        }
    }

    /** Of an ActionCmd the simulator takes dribbling and kick; its velocity comes separately, as a VelCmd. */
    private void act(Message command) {
        double strength = command.number("strength");
        if (within(STRONGEST, strength)) {
            mailbox.act(
                    command.integer("handle_enable") != 0,
                    Math.max(0, strength),
                    command.integer("shootPos") < 0 ? -1 : 1);
            taken.add();
        } else {
            refused.add();
        }
    }

    private Message handleBall(Message request) throws ServiceRefusedException {
        requirePlayed();
        taken.add();
        mailbox.dribble(request.integer("enable") != 0);
        return new Message(types.nubotService("BallHandle").response())
                .set("BallIsHolding", mailbox.reachesBall() ? 1 : 0);
    }

    private Message shoot(Message request) throws ServiceRefusedException {
        requirePlayed();
        double strength = request.number("strength");
        if (!within(STRONGEST, strength) || strength < 0) {
            refused.add();
            throw new ServiceRefusedException(
                    name + " kicks with a strength of 0 or more, " + STRONGEST + " at most, not " + strength);
        }
        taken.add();
        ServiceType type = types.nubotService("Shoot");
        // Charging needs no ball.
        boolean done = strength == 0 || kick(strength, request.integer("ShootPos") < 0 ? -1 : 1);
        return new Message(type.response()).set("ShootIsDone", done ? 1 : 0);
    }

    private boolean kick(double strength, double position) throws ServiceRefusedException {
        CompletableFuture<Boolean> done = mailbox.kickOnce(strength, position);
        try {
            return done.get(ANSWER_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            mailbox.withdraw(done);
            Thread.currentThread().interrupt();
            throw new ServiceRefusedException("the link is being closed");
        } catch (ExecutionException | TimeoutException e) {
            mailbox.withdraw(done);
            throw new ServiceRefusedException("the match is paused, so " + name + " cannot kick");
        }
    }

    private void requirePlayed() throws ServiceRefusedException {
        if (!played.getAsBoolean()) {
            refused.add();
            throw new ServiceRefusedException(name + " is not played by an external program, or not yet");
        }
    }

    private static boolean within(double limit, double value) {
        return Math.abs(value) <= limit;
    }
}
