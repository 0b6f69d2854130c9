// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.links.fira.wire.Environment;
import org.robopitch.links.fira.wire.Field;
import org.robopitch.mirosot.game.MirosotGame;
import org.robopitch.runner.link.Link;
import org.robopitch.runner.link.LinkCounters;

/** A stand-in for FIRASim and the VSSS referee: programs that speak to them play on RoboPitch unchanged. */
public final class FiraLink implements Link {
    private final FiraSettings settings;
    private final NetworkInterface through;
    private final FiraCounters counters = new FiraCounters();
    private final Inbox inbox;
    private final Receiver receiver;
    private final GroupSender environments;
    private final GroupSender refereeCommands;
    private final RefereeWire referee;
    private final Lockstep lockstep;
    private final Set<Side> outside = EnumSet.noneOf(Side.class);
    private Side eyes = Side.BLUE;
    private Field field = Field.getDefaultInstance();
    private double ballRadius;
    private boolean ourReferee;
    private boolean first;
    private volatile boolean closed;
    private Environment newest = Environment.getDefaultInstance();
    private @Nullable Wishes wishes;

    /**
     * Opens all sockets.
     *
     * @throws IOException if a port is taken, or there is no such network interface
     */
    public FiraLink(FiraSettings settings) throws IOException {
        this.settings = settings;
        this.through = Addresses.networkInterface(settings.networkInterface(), settings.environment());
        this.inbox = new Inbox(counters, settings.allowReplacements(), settings.lockstep());
        this.receiver = new Receiver(settings, through, counters, inbox);
        List<InetSocketAddress> everybody = new ArrayList<>(settings.targets());
        everybody.add(0, settings.environment());
        try {
            this.environments = new GroupSender(everybody, through, settings.timeToLive(), counters.sendFailures);
            this.refereeCommands = new GroupSender(
                    List.of(settings.commands()), through, settings.timeToLive(), counters.sendFailures);
        } catch (IOException e) {
            receiver.close();
            throw e;
        }
        this.referee = new RefereeWire(refereeCommands, counters, settings.repeats());
        this.lockstep = new Lockstep(inbox, counters, settings.deadlineSeconds());
    }

    /** Where programs send their packets. */
    public InetSocketAddress packetsAddress() throws IOException {
        return receiver.packetsAddress();
    }

    /** Where teams send their placements. */
    public InetSocketAddress placementsAddress() throws IOException {
        return receiver.placementsAddress();
    }

    /** One line for people: what goes where. */
    public String address() throws IOException {
        return "Environment to " + Addresses.text(settings.environment()) + " on " + through.getName()
                + (settings.targets().isEmpty() ? "" : " and " + targets()) + ", takes Packets on "
                + Addresses.text(packetsAddress()) + ", referee to " + Addresses.text(settings.commands())
                + ", placements on " + Addresses.text(placementsAddress());
    }

    private String targets() {
        return String.join(
                ", ", settings.targets().stream().map(Addresses::text).toList());
    }

    @Override
    public void begin(Match match, Set<Side> played) {
        if (!(match.game() instanceof MirosotGame game)) {
            throw new IllegalArgumentException("the fira link plays mirosot, but this is "
                    + match.setup().league().name());
        }
        outside.clear();
        outside.addAll(played);
        eyes = outside.contains(Side.BLUE) || outside.isEmpty() ? Side.BLUE : Side.YELLOW;
        field = Translation.field(game.parameters().pitch());
        ballRadius = game.parameters().ball().radius();
        ourReferee = !game.isRefereedElsewhere();
        wishes = new Wishes(match, game, counters);
        inbox.begin(game.parameters().robotsPerTeam(), outside);
        lockstep.begin(outside);
        first = true;
        show(match, game);
    }

    @Override
    public Team team(Side side) {
        return (observation, commands) -> inbox.commands(side, commands);
    }

    @Override
    public void beforeCycle(Match match) throws InterruptedException {
        if (settings.lockstep()) {
            if (first) {
                lockstep.awaitEverybody(this::sendNewest);
            } else {
                lockstep.await(match);
            }
        }
        if (closed) {
            throw new InterruptedException("the link is closed: a cycle that nobody can answer any more is not played");
        }
        first = false;
        // What a person did in the studio since the last Environment was made counts from this cycle on.
        match.applyOperator();
    }

    /** Wishes come true between what a cycle did and what is seen of it, just where a replay does the same again. */
    @Override
    public void afterCycle(Match match) {
        if (wishes != null && match.game() instanceof MirosotGame game) {
            wishes.fulfil(inbox.takeWishes());
            show(match, game);
        }
    }

    private void show(Match match, MirosotGame game) {
        match.observe();
        double now = game.world().time();
        newest = Translation.environment(now, match.seen(eyes), eyes, game.attacks(eyes), ballRadius, field);
        if (ourReferee) {
            referee.tell(game.referee().decision());
        }
        inbox.expect(newest);
        sendNewest();
    }

    private void sendNewest() {
        environments.send(newest);
        counters.environmentsSent.add();
    }

    @Override
    public void end(Match match) {
        if (ourReferee && match.game() instanceof MirosotGame game) {
            referee.tellAtLast(game.referee().decision());
        }
        wishes = null;
    }

    @Override
    public void programEnded(Side side, int exitCode) {
        counters.all
                .counter("the program of " + side.label() + " ended by itself with exit code " + exitCode)
                .add();
        inbox.programEnded(side);
    }

    @Override
    public long missed(Side side) {
        return counters.missed(side).value();
    }

    @Override
    public Map<String, String> variables(Side side) {
        try {
            return Map.of(
                    "ROBOPITCH_SIDE", side.label(),
                    "ROBOPITCH_ENVIRONMENT", Addresses.text(settings.environment()),
                    "ROBOPITCH_PACKETS", Addresses.text(packetsAddress()),
                    "ROBOPITCH_REFEREE", Addresses.text(settings.commands()),
                    "ROBOPITCH_PLACEMENTS", Addresses.text(placementsAddress()),
                    "ROBOPITCH_INTERFACE", interfaceAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The interface by its address of the old kind, as sockets of most languages want it. */
    private String interfaceAddress() {
        return through.inetAddresses()
                .filter(address -> address instanceof Inet4Address)
                .findFirst()
                .map(InetAddress::getHostAddress)
                .orElse("127.0.0.1");
    }

    @Override
    public LinkCounters counters() {
        receiver.countDrops();
        return counters.all;
    }

    @Override
    public void close() {
        closed = true;
        inbox.close();
        receiver.close();
        environments.close();
        refereeCommands.close();
    }
}
