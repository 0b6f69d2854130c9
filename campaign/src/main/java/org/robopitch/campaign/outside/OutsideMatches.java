// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.outside;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Side;
import org.robopitch.runner.FinishedMatch;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.link.OutsideProgram;

/** Plays matches in which external programs take part: started by the match, in lockstep, and ended with it. */
public final class OutsideMatches {
    /** Links wait for a third of the patience: a single lost packet must not cost a match. */
    public static final int MISSES = 3;

    private static final int MOST_WORDS = 300;

    private final Matches matches;
    private final OutsideLinks links;
    private final Path logs;

    /**
     * A place to play.
     *
     * @param matches sets matches up
     * @param links what programs speak
     * @param logs folder for what the programs of lost matches printed
     */
    public OutsideMatches(Matches matches, OutsideLinks links, Path logs) {
        this.matches = matches;
        this.links = links;
        this.logs = logs;
    }

    /** A program that ended before its match did, or never came: its side has lost. */
    public static final class ProgramLost extends Exception {
        private static final long serialVersionUID = 1;
        private final transient Side side;

        ProgramLost(Side side, String why) {
            super(why);
            this.side = side;
        }

        /** {@return whose program it was} */
        public Side side() {
            return side;
        }
    }

    /** {@return whether an external program plays in a match} */
    public boolean plays(MatchOrder order) {
        return OutsideTeam.linkOf(order, links) != null;
    }

    /** {@return whether a team is an external program} */
    public boolean isOutside(String team) {
        return OutsideTeam.parse(team, links) != null;
    }

    /**
     * Plays a match to its end.
     *
     * @param number of the match, for the names of logs
     * @param before is handed the match before its first cycle
     * @throws ProgramLost if a program ended too early
     */
    public FinishedMatch play(MatchOrder order, int number, Consumer<Match> before)
            throws IOException, InterruptedException, ProgramLost {
        String name = OutsideTeam.linkOf(order, links);
        if (name == null) {
            throw new IllegalArgumentException("this match has no external program");
        }
        MatchOrder started = OutsideTeam.started(order, links);
        Path folder = logs.resolve("match-" + number);
        OutsideLinks.OpenedLink opened = links.open(name);
        WatchedLink link = new WatchedLink(opened.link());
        try (link;
                PreparedMatch prepared = matches.forOutside(started, null, new Matches.Outside(link, true, folder))) {
            before.accept(prepared.match());
            play(prepared, link, outside(started));
            prepared.close();
            FinishedMatch finished = new FinishedMatch(
                    order,
                    prepared.match(),
                    0,
                    prepared.missed(Side.BLUE),
                    prepared.missed(Side.YELLOW),
                    null,
                    prepared.loss());
            remove(folder);
            return finished;
        } catch (ProgramLost lost) {
            throw new ProgramLost(lost.side(), lost.getMessage() + lastWords(folder, lost.side()));
        } catch (UncheckedIOException failed) {
            throw failed.getCause();
        } finally {
            opened.released().run();
        }
    }

    private void play(PreparedMatch prepared, WatchedLink link, Set<Side> outside)
            throws ProgramLost, InterruptedException {
        String silent = String.format(Locale.ROOT, "its program did not answer within %.0f s", links.patienceSeconds());
        AtomicBoolean begun = new AtomicBoolean();
        AtomicBoolean gaveUp = new AtomicBoolean();
        CompletableFuture<Void> late = CompletableFuture.runAsync(
                () -> {
                    if (!begun.get()) {
                        gaveUp.set(true);
                        link.close();
                    }
                },
                CompletableFuture.delayedExecutor(Math.round(1000 * links.patienceSeconds()), TimeUnit.MILLISECONDS));
        SilenceWatch silence = new SilenceWatch(MISSES);
        try {
            while (!prepared.over()) {
                prepared.beforeCycle();
                begun.set(true);
                prepared.match().cycle();
                if (!prepared.over()) {
                    prepared.afterCycle();
                }
                requireAlive(link);
                for (Side side : outside) {
                    if (silence.tooLong(side, link.missed(side))) {
                        throw new ProgramLost(side, silent);
                    }
                }
            }
        } catch (InterruptedException closed) {
            requireAlive(link);
            if (gaveUp.get()) {
                throw new ProgramLost(link.missing(outside), silent);
            }
            throw closed;
        } finally {
            late.cancel(false);
        }
    }

    private static void requireAlive(WatchedLink link) throws ProgramLost {
        WatchedLink.@Nullable Ended ended = link.crash();
        if (ended != null) {
            throw new ProgramLost(ended.side(), "its program ended with exit code " + ended.exitCode());
        }
    }

    private static Set<Side> outside(MatchOrder started) {
        Set<Side> sides = EnumSet.noneOf(Side.class);
        for (Side side : Side.values()) {
            if (OutsideProgram.isNamedBy(started.team(side))) {
                sides.add(side);
            }
        }
        return sides;
    }

    /** The last line that a program printed, which often says why it ended. */
    private static String lastWords(Path folder, Side side) throws IOException {
        Path log = folder.resolve(side.label() + ".log");
        if (!Files.exists(log)) {
            return "";
        }
        byte[] printed = Files.readAllBytes(log);
        String end = new String(
                printed,
                Math.max(0, printed.length - MOST_WORDS),
                Math.min(printed.length, MOST_WORDS),
                StandardCharsets.UTF_8);
        List<String> lines = end.lines().filter(line -> !line.isBlank()).toList();
        return lines.isEmpty()
                ? ""
                : "; its last words: " + lines.get(lines.size() - 1).strip();
    }

    /** What programs printed in a match that went well is not kept. */
    private static void remove(Path folder) throws IOException {
        for (Side side : Side.values()) {
            Files.deleteIfExists(folder.resolve(side.label() + ".log"));
        }
        Files.deleteIfExists(folder);
    }
}
