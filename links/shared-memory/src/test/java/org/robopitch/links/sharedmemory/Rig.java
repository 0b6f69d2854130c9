// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Phase;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.links.sharedmemory.layout.Layout;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.runner.link.LinkCounters;
import org.robopitch.teams.chaser.Chaser;

/** One world of MiroSot 3v3 in shared memory, blue outside against the chaser, on the test's own thread and clock. */
final class Rig implements AutoCloseable {
    static final Mirosot LEAGUE = Mirosot.of(Size.SMALL);
    static final SensingSettings BLURRED = SensingSettings.PERFECT
            .with("positionNoise", 0.01)
            .with("headingNoise", 0.05)
            .with("speedNoise", 0.02)
            .with("spinNoise", 0.1)
            .with("vanish", 0.05)
            .with("dropFrame", 0.05)
            .with("delay", 0.032);
    static final long SECOND = 1_000_000_000;

    final LinkEvents events = new LinkEvents();
    final SharedArea area;
    final ServedWorld world;
    final Match match;
    final SharedMemoryClient client;
    long now;
    long cycle;

    Rig(Path folder, LinkSettings settings) throws IOException {
        this(folder, settings, EnumSet.of(Side.BLUE), new Chaser());
    }

    Rig(Path folder, LinkSettings settings, Set<Side> outside, Team yellow) throws IOException {
        Layout layout = new Layout(1, LEAGUE.robotsPerSide(), LEAGUE.channels());
        RandomStream any = new RandomStream(0, 0);
        area = new SharedArea(folder, layout, LEAGUE.newGame(any).teamInfo(Side.BLUE, any), settings, outside, events);
        world = new ServedWorld(area, 0, settings);
        match = match(world.team(Side.BLUE), outside.contains(Side.YELLOW) ? world.team(Side.YELLOW) : yellow);
        client = new SharedMemoryClient(folder, Side.BLUE);
        world.begin(match, outside);
    }

    static Match match(Team blue, Team yellow) {
        return new Match(new MatchSetup(LEAGUE, blue, yellow, 7, BLURRED, ActuationSettings.PERFECT));
    }

    /** Shows the next cycle, or this one again if it was not played, and has the client read it. */
    void show() {
        if (match.phase() == Phase.OBSERVE) {
            world.next(now);
        } else {
            world.show(false, now);
        }
        cycle = client.readAfter(0, cycle);
    }

    void answer(double... values) {
        client.answer(0, cycle, values, Layout.PLAY_ON, 0);
    }

    boolean settled() {
        return world.settled(now);
    }

    long count(String name) {
        return events.counters().all().stream()
                .filter(count -> count.name().startsWith(name))
                .mapToLong(LinkCounters.Count::value)
                .sum();
    }

    /** What the match was told about its links. */
    List<String> told() {
        return match.statistics().events().stream()
                .filter(event -> event.kind().equals("link"))
                .map(event -> event.text())
                .toList();
    }

    double commanded(int channel) {
        return match.commands(Side.BLUE).values()[channel];
    }

    @Override
    public void close() throws IOException {
        client.close();
        area.close();
    }
}
