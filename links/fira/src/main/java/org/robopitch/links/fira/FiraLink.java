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
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.links.fira.FiraCounters.Notices;
import org.robopitch.links.fira.Wishes.Wish;
import org.robopitch.links.fira.wire.Environment;
import org.robopitch.links.fira.wire.Field;
import org.robopitch.links.fira.wire.referee.VSSRef_Command;
import org.robopitch.mirosot.game.MirosotGame;
import org.robopitch.mirosot.referee.Decision;
import org.robopitch.runner.link.Link;
import org.robopitch.runner.link.LinkCounters;
import org.robopitch.runner.link.WaitBudget;
import org.robopitch.runner.pace.Clock;

/** A stand-in for FIRASim and the VSSS referee: programs that speak to them play on RoboPitch unchanged. */
public final class FiraLink implements Link {
    private final FiraSettings settings;
    private final NetworkInterface through;
    private final FiraCounters counters = new FiraCounters();
    private final Notices notices = new Notices();
    private final Inbox inbox;
    private final Receiver receiver;
    private final GroupSender environments;
    private final GroupSender refereeCommands;
    private final GroupSender placements;
    private final RefereeWire referee;
    private final InsidePlacements insidePlacements;
    private final Lockstep lockstep;
    private final Set<Side> outside = EnumSet.noneOf(Side.class);
    private Side eyes = Side.BLUE;
    private Field field = Field.getDefaultInstance();
    private double ballRadius;
    private boolean ourReferee;
    private @Nullable Decision heard;
    private boolean first;
    private volatile boolean closed;
    private volatile boolean playing;
    private Environment newest = Environment.getDefaultInstance();
    private @Nullable Wishes wishes;

    /**
     * Opens all sockets.
     *
     * @throws IOException if a port is taken, or there is no such network interface
     */
    public FiraLink(FiraSettings settings) throws IOException {
        this.settings = settings.checked();
        this.through = Addresses.networkInterface(settings.networkInterface(), settings.environment());
        this.inbox = new Inbox(counters, notices, settings.allowReplacements(), settings.lockstep());
        List<InetSocketAddress> everybody = new ArrayList<>(settings.targets());
        everybody.add(0, settings.environment());
        this.receiver = new Receiver(settings, through, counters, inbox, notices);
        try {
            this.environments = sender(everybody);
            this.refereeCommands = sender(List.of(settings.commands()));
            this.placements = sender(List.of(receiver.placementsAddress()));
        } catch (IOException e) {
            receiver.close();
            throw e;
        }
        receiver.passOver(refereeCommands);
        receiver.passOver(placements);
        this.referee = new RefereeWire(refereeCommands, counters, settings.repeats());
        this.insidePlacements = new InsidePlacements(placements, counters);
        double deadline = settings.deadlineSeconds();
        this.lockstep = new Lockstep(
                inbox, counters, notices, deadline, Lockstep.AGAIN_NANOS, () -> new WaitBudget(deadline), Clock.SYSTEM);
    }

    private GroupSender sender(List<InetSocketAddress> addresses) throws IOException {
        return new GroupSender(addresses, through, settings.timeToLive(), counters.sendFailures);
    }

    @Override
    public void console(Consumer<String> console) {
        notices.to(console);
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
                + (settings.targets().isEmpty() ? "" : " and " + targets()) + ", receives Packets on "
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
        notices.begin();
        heard = game.referee().decision();
        referee.begin(match.setup().league().cycleSeconds());
        insidePlacements.begin(outside);
        inbox.begin(game.parameters().robotsPerTeam(), outside, !ourReferee);
        if (!ourReferee) {
            listenToReferee();
        }
        Wishes coming = new Wishes(match, game, counters, notices);
        coming.holdTeamsInside(!outside.contains(Side.BLUE), !outside.contains(Side.YELLOW));
        wishes = coming;
        startToReceive();
        lockstep.begin(outside);
        first = true;
        playing = true;
        afterCycle(match);
    }

    private void startToReceive() {
        try {
            receiver.start();
        } catch (IOException e) {
            throw new UncheckedIOException(String.valueOf(e.getMessage()), e);
        }
    }

    /** Opens the ear for a referee outside, so that what it says before the match begins counts when it does. */
    public void listenToReferee() {
        try {
            receiver.listenToReferee();
        } catch (IOException e) {
            counters.all
                    .counter("cannot listen to an external referee: " + e.getMessage())
                    .add();
            notices.say("warning: cannot listen to an external referee, its calls do not count: " + e.getMessage());
        }
    }

    @Override
    public Team team(Side side) {
        return (observation, commands) -> inbox.commands(side, commands);
    }

    @Override
    public void beforeCycle(Match match) throws InterruptedException {
        if (settings.lockstep()) {
            if (first) {
                lockstep.awaitEverybody(this::sendAgain);
            } else {
                lockstep.await(match);
            }
        }
        if (closed) {
            throw new InterruptedException("the link is closed: a cycle that nobody can answer is not played");
        }
        first = false;
    }

    /** Wishes come true between what a cycle did and what is seen of it, just where a replay does the same again. */
    @Override
    public void ask(Match match) {
        if (wishes != null && match.game() instanceof MirosotGame game) {
            List<Wish> wanted = inbox.takeWishes(match.setup().league().cycleSeconds());
            wishes.fulfil(wanted);
            if (wanted.stream().anyMatch(wish -> wish instanceof Wish.Called)) {
                heard = game.referee().decision();
            }
        }
    }

    @Override
    public void show(Match match) {
        if (match.game() instanceof MirosotGame game) {
            show(match, game);
        }
    }

    private void show(Match match, MirosotGame game) {
        double now = game.world().time();
        Environment.Builder shown =
                Translation.environment(now, match.seen(eyes), eyes, game.attacks(eyes), ballRadius, field);
        Decision decision = game.referee().decision();
        if (ourReferee) {
            receiver.listenBesideOthers();
        }
        if (ourReferee || !decision.equals(heard)) {
            // Before the Environment: who reads the call after it has the call that belongs to it.
            referee.tell(decision);
            shown.setReferee(Translation.command(decision));
        } else {
            referee.relay(this::newestCall);
            VSSRef_Command call = inbox.lastCall();
            if (call != null) {
                shown.setReferee(call);
            }
            insidePlacements.ask(game.referee());
        }
        newest = shown.build();
        inbox.expect(newest);
        sendNewest();
    }

    private @Nullable VSSRef_Command newestCall() {
        receiver.readCallsNow();
        return inbox.lastCall();
    }

    private void sendAgain() {
        referee.again();
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
        playing = false;
    }

    @Override
    public void programEnded(Side side, int exitCode) {
        if (closed || !playing) {
            // It saw that the match is over, and did as it should.
            return;
        }
        counters.all
                .counter("the program of " + side.label() + " exited with code " + exitCode)
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
            throw new UncheckedIOException(String.valueOf(e.getMessage()), e);
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
        placements.close();
    }
}
