// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.tiny;

import java.util.List;
import java.util.Optional;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Stage;
import org.robopitch.engine.match.Team;
import org.robopitch.recording.match.MatchInfo;
import org.robopitch.studio.MatchFactory;
import org.robopitch.studio.MatchRequest;
import org.robopitch.studio.PlayableMatch;

/** Sets up matches of the tiny league. */
public final class TinyFactory implements MatchFactory {
    private final double duration;

    /**
     * A factory.
     *
     * @param duration of its matches, s
     */
    public TinyFactory(double duration) {
        this.duration = duration;
    }

    @Override
    public List<Choice> choices() {
        return List.of(new Choice("tiny", List.of("5v5", "3v3"), List.of("circling", "standing")));
    }

    @Override
    public PlayableMatch create(MatchRequest request) {
        if (!request.league().equals("tiny")) {
            throw new IllegalArgumentException("there is no league \"" + request.league() + "\"; there is: tiny");
        }
        TinyLeague league = new TinyLeague(request.size().equals("3v3") ? 3 : 5, duration);
        Match match = new Match(new MatchSetup(
                league,
                team(request.blue()),
                team(request.yellow()),
                request.seed(),
                request.sensing(),
                request.actuation()));
        return new PlayableMatch() {
            @Override
            public Match match() {
                return match;
            }

            @Override
            public List<String> teams() {
                return List.of(request.blue(), request.yellow());
            }

            @Override
            public String size() {
                return request.size();
            }
        };
    }

    @Override
    public Optional<Stage> stage(MatchInfo info) {
        return info.league().equals("tiny") ? Optional.of(new TinyGame(5, duration).stage()) : Optional.empty();
    }

    private static Team team(String name) {
        return switch (name) {
            case "circling" -> TinyFactory::circle;
            case "standing" -> (seen, commands) -> commands.stop();
            default ->
                throw new IllegalArgumentException("there is no team \"" + name + "\"; there are: circling, standing");
        };
    }

    private static void circle(Observation seen, Commands commands) {
        for (int i = 0; i < seen.robots(); i++) {
            commands.set(i, 0, 0.2 + 0.05 * i);
            commands.set(i, 1, i % 2 == 0 ? 1.2 : -1.2);
            commands.role(i, i == 0 ? "keeper" : i < 3 ? "defender" : "attacker");
        }
        commands.sketch()
                .line(
                        seen.own(1).x(),
                        seen.own(1).y(),
                        seen.ball().x(),
                        seen.ball().y(),
                        "white");
        commands.sketch().circle(seen.ball().x(), seen.ball().y(), 0.15, "#ffcc00");
        commands.sketch().text(seen.ball().x(), seen.ball().y() + 0.2, "ball", "white");
    }
}
