// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.links.sharedmemory.LinkSettings;
import org.robopitch.links.sharedmemory.SharedFolder;
import org.robopitch.links.sharedmemory.WorldBatch;
import org.robopitch.links.sharedmemory.WorldBatch.PlayedWorld;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.runner.guard.LazyTeam;
import org.robopitch.runner.link.LinkCounters;
import org.robopitch.runner.link.OutsideProgram;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.pace.Pace;
import picocli.CommandLine;

/** Plays many worlds side by side, and tells each match as it ends: a line of text, or a line of JSON. */
final class BatchRun {
    private final Catalogue catalogue;
    private final MatchOrder order;
    private final LinkSettings settings;
    private final Pace pace;
    private final CommandLine command;
    private final League league;

    BatchRun(Catalogue catalogue, MatchOrder order, LinkSettings settings, Pace pace, CommandLine command) {
        this.catalogue = catalogue;
        this.order = order;
        this.settings = settings;
        this.pace = pace;
        this.command = command;
        this.league = catalogue.league(order);
    }

    @SuppressWarnings("try") // an interruption is there until the report is out
    int play(SharedFolder folder, int worlds, int threads, boolean json) throws IOException, InterruptedException {
        WorldBatch.Plan plan =
                new WorldBatch.Plan(worlds, order.seed(), outside(), settings, pace, this::match, this::over, threads);
        PrintWriter out = command.getOut();
        PrintWriter words = json ? command.getErr() : out;
        try (WorldBatch batch = new WorldBatch(folder, league, plan);
                Interruption interruption = new Interruption(batch::stop)) {
            words.println("RoboPitch serves " + worlds + " worlds in shared memory in " + folder.path()
                    + " (Ctrl-C ends it)");
            words.flush();
            long begin = Clock.SYSTEM.nanoTime();
            batch.play(played -> out.println(json ? json(played) : text(played)));
            double seconds = (Clock.SYSTEM.nanoTime() - begin) / 1e9;
            out.println(json ? json(batch, seconds) : text(batch, seconds));
            out.flush();
        }
        return 0;
    }

    private Set<Side> outside() {
        Set<Side> sides = EnumSet.noneOf(Side.class);
        for (Side side : Side.values()) {
            if (OutsideProgram.isNamedBy(order.team(side))) {
                throw new IllegalArgumentException("with --worlds, start the program of " + side.label()
                        + " yourself: '" + order.team(side) + "'");
            }
            if (Matches.Outside.plays(order.team(side))) {
                sides.add(side);
            }
        }
        if (sides.isEmpty()) {
            throw new IllegalArgumentException("with --worlds, at least one team must be 'outside'");
        }
        return sides;
    }

    private Match match(long seed, Function<Side, Team> outside) {
        return new Match(new MatchSetup(
                league,
                team(Side.BLUE, outside),
                team(Side.YELLOW, outside),
                seed,
                order.sensing(),
                order.actuation()));
    }

    private Team team(Side side, Function<Side, Team> outside) {
        return Matches.Outside.plays(order.team(side))
                ? outside.apply(side)
                : new LazyTeam(() -> catalogue.team(order.league(), order.team(side)));
    }

    private boolean over(Match match) {
        return match.over() || (order.duration() > 0 && match.game().world().time() >= order.duration() - 1e-9);
    }

    private static String text(PlayedWorld played) {
        Match match = played.match();
        PlayState play = match.game().referee().play();
        return String.format(
                Locale.ROOT,
                "world %4d, match %d, seed %d: blue %d : %d yellow after %.3f s, %s, hash %016x",
                played.world(),
                played.number(),
                match.setup().seed(),
                play.blueScore(),
                play.yellowScore(),
                match.game().world().time(),
                played.end(),
                match.hash());
    }

    private static String json(PlayedWorld played) {
        Match match = played.match();
        PlayState play = match.game().referee().play();
        JsonWriter out = new JsonWriter().beginObject();
        out.name("world").value(played.world()).name("match").value(played.number());
        out.name("seed").value(match.setup().seed()).name("end").value(played.end());
        out.name("score").beginObject();
        out.name("blue").value(play.blueScore());
        out.name("yellow").value(play.yellowScore()).endObject();
        out.name("simulatedSeconds").rounded(match.game().world().time(), 3);
        out.name("hash").value(String.format("%016x", match.hash()));
        return out.endObject().toString();
    }

    private static String text(WorldBatch batch, double seconds) {
        StringBuilder out = new StringBuilder(String.format(
                Locale.ROOT,
                "%d cycles in %.3f s: %.0f per second",
                batch.cycles(),
                seconds,
                seconds > 0 ? batch.cycles() / seconds : 0));
        for (LinkCounters.Count count : batch.counters().notZero()) {
            out.append(String.format(Locale.ROOT, "%n%10d  %s", count.value(), count.name()));
        }
        return out.toString();
    }

    /** The last line of JSON is about all worlds together. */
    private static String json(WorldBatch batch, double seconds) {
        JsonWriter out = new JsonWriter().beginObject();
        out.name("cycles").value(batch.cycles()).name("realSeconds").rounded(seconds, 3);
        out.name("link").beginObject();
        for (LinkCounters.Count count : batch.counters().all()) {
            out.name(count.name()).value(count.value());
        }
        return out.endObject().endObject().toString();
    }
}
