// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Sketch;
import org.robopitch.engine.match.Team;
import org.robopitch.recording.match.Shape;
import org.robopitch.runner.draw.Picture;
import org.robopitch.runner.draw.SketchBook;
import org.robopitch.runner.team.TeamProcesses;

/** What both ways to guard a team have in common: its time, its reports, its drawings and its process. */
abstract sealed class TeamGuard implements GuardedTeam permits BatchGuard, RealTimeGuard {
    private static final int MOST_REPORTS = 20;

    final Team team;
    final Side side;
    final GuardSettings settings;
    final DecisionMeter meter;
    private final SketchBook book = new SketchBook();
    private final boolean drawing;
    private @Nullable Commands answer;
    private String kind = "";
    private String report = "";
    private long decisions;
    private volatile List<Shape> drawings = List.of();
    private volatile List<Picture> pictures = List.of();
    int reports;
    int inARow;
    long missed;

    TeamGuard(Team team, Side side, GuardSettings settings, boolean drawing) {
        this.team = team;
        this.side = side;
        this.settings = settings.checked();
        this.drawing = drawing;
        this.meter = new DecisionMeter(team, settings);
    }

    /** Counts a decision, as long as somebody is there to make it. */
    final void count() {
        decisions += loss() == null ? 1 : 0;
    }

    /** The team's own sheet, with the commands that count so far and nothing drawn. */
    final Commands sheet(Commands commands) {
        Commands own = answer;
        if (own == null) {
            own = new Commands(commands.robots(), commands.channels());
            own.sketchOn(drawing ? book : Sketch.NONE);
            answer = own;
        }
        System.arraycopy(commands.values(), 0, own.values(), 0, own.values().length);
        if (drawing) {
            book.clear();
        }
        return own;
    }

    /** Lets the team's own sheet count, and shows what it drew. */
    final void take(Commands commands) {
        if (answer != null) {
            System.arraycopy(answer.values(), 0, commands.values(), 0, commands.values().length);
            for (int robot = 0; robot < commands.robots(); robot++) {
                commands.role(robot, answer.role(robot));
            }
            drawings = drawing ? book.shapes() : List.of();
            pictures = drawing ? book.pictures() : List.of();
        }
    }

    /** Reports a miss; when there have been many, they are only counted. */
    final void report(String what) {
        reports++;
        if (reports <= MOST_REPORTS) {
            kind = "team late";
            report = side.label() + " " + what + (reports == MOST_REPORTS ? "; further misses are only counted" : "");
        }
    }

    /** Whatever was said before, this is said too. */
    final void givenUp(String what) {
        kind = "team hung";
        report = side.label() + " " + what;
    }

    @Override
    public final void commanded(Match match, Side commanded, double[] values) {
        if (commanded == side && !report.isEmpty()) {
            String text = report;
            report = "";
            match.note(kind, side, text);
        }
    }

    @Override
    public final long missed() {
        return missed;
    }

    @Override
    public final List<Shape> drawings() {
        return drawings;
    }

    @Override
    public final List<Picture> pictures() {
        return pictures;
    }

    @Override
    public final @Nullable ProcessLoss loss() {
        TeamProcesses.Apart own = team instanceof TeamProcesses.Apart apart ? apart : null;
        String why = own == null ? null : own.lost();
        return own == null || why == null ? null : new ProcessLoss(side, why, own.killed(), decisions);
    }

    @Override
    public void close() {
        if (team instanceof TeamProcesses.Apart apart) {
            apart.close();
        }
    }
}
