// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Game;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.SafeText;
import org.robopitch.engine.match.StepBudgetError;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.links.sharedmemory.TeamMailbox.BufferVisitor;
import org.robopitch.runner.draw.SketchBook;
import org.robopitch.runner.guard.Daemon;
import org.robopitch.runner.guard.LazyTeam;
import org.robopitch.runner.guard.ProcessorWait;

/** The other end of a {@link TeamProcess}: makes one team in this process, and has it answer until the match is gone. */
public final class TeamHost {
    private final TeamOrder order;
    private final TeamMailbox mailbox;
    private final Game game;
    private final Team team;
    private final Observation observation;
    private final Commands commands;
    private final SketchBook book = new SketchBook();

    private TeamHost(Path folder, Function<TeamOrder, League> leagues, Function<TeamOrder, Team> teams)
            throws IOException {
        this.order = TeamOrder.read(folder);
        this.mailbox = TeamMailbox.open(folder.resolve(TeamOrder.MAILBOX));
        League league = leagues.apply(order);
        this.game = league.newGame(new RandomStream(0, 0)); // only asked what a team may know beforehand
        this.team = new LazyTeam(() -> teams.apply(order));
        this.observation = new Observation(league.robotsPerSide(), game::newSense);
        this.commands = new Commands(league.robotsPerSide(), league.channels());
        commands.sketchOn(book);
    }

    /**
     * Plays until the process that asks has gone.
     *
     * @param folder where order and mailbox are
     * @param leagues sets up the league of an order
     * @param teams makes the team of an order
     */
    public static void run(Path folder, Function<TeamOrder, League> leagues, Function<TeamOrder, Team> teams)
            throws IOException {
        endWithTheMatch();
        TeamHost host = new TeamHost(folder, leagues, teams);
        // The first answer says that all is ready, and on which thread; the team is made when it is asked to start.
        host.mailbox.answer().putLong(ProcessorWait.thisThread());
        host.mailbox.answer(1);
        host.play();
    }

    /** The match holds the other end of our input: when it is gone, nobody is there to play for. */
    private static void endWithTheMatch() {
        InputStream input = new FileInputStream(FileDescriptor.in);
        System.setIn(InputStream.nullInputStream());
        Daemon.start("waits for the end of the match", () -> {
            try {
                while (input.read() >= 0) {
                    Thread.onSpinWait();
                }
            } catch (IOException e) {
                // An input that cannot be read is one that has ended.
                Runtime.getRuntime().halt(0);
            }
            Runtime.getRuntime().halt(0);
        });
    }

    private void play() {
        Rest rest = new Rest();
        long last = 1;
        while (true) {
            long asked = mailbox.asked();
            if (asked > last) {
                last = asked;
                answer(asked);
                rest.reset();
            } else {
                rest.rest();
            }
        }
    }

    private void answer(long number) {
        ByteBuffer question = mailbox.question();
        int kind = question.getInt();
        int status = TeamMailbox.DONE;
        String words = "";
        String place = "";
        try {
            if (kind == TeamMailbox.START) {
                RandomStream random = new RandomStream(0, 0);
                random.state(new BufferVisitor(question, true));
                team.start(game.teamInfo(order.side(), random));
            } else {
                decide(question);
            }
        } catch (StepBudgetError endless) {
            status = TeamMailbox.OUT_OF_STEPS;
        } catch (Throwable thrown) { // whatever it is, the match should hear of it
            status = TeamMailbox.THREW;
            words = SafeText.of(thrown);
            place = SafeText.placeOf(thrown);
        }
        // What a team prints belongs to the decision in which it printed it.
        System.out.flush();
        ByteBuffer answer = mailbox.answer();
        answer.putInt(status);
        TeamMailbox.put(answer, words);
        TeamMailbox.put(answer, place);
        for (double value : commands.values()) {
            answer.putDouble(value);
        }
        for (int robot = 0; robot < commands.robots(); robot++) {
            TeamMailbox.put(answer, commands.role(robot));
        }
        ShapeBytes.put(answer, status == TeamMailbox.DONE ? book.shapes() : List.of());
        mailbox.answer(number);
    }

    private void decide(ByteBuffer question) {
        BufferVisitor visitor = new BufferVisitor(question, true);
        visitor.reals(commands.values());
        observation.state(visitor);
        observation.allow(order.steps());
        commands.allow(order.steps());
        book.clear();
        team.decide(observation, commands);
    }
}
