// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.tiny;

import java.util.List;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;

/**
 * The tiny league and its two teams by name.
 *
 * @param duration of its matches, s
 */
record TinyCatalogue(double duration) implements Catalogue {
    @Override
    public List<String> leagues() {
        return List.of("tiny");
    }

    @Override
    public List<String> sizes(String league) {
        return List.of("5v5", "3v3");
    }

    @Override
    public List<String> teams(String league) {
        return List.of("circling", "standing");
    }

    @Override
    public League league(MatchOrder order) {
        return tiny(order.league(), order.size().equals("3v3") ? 3 : 5);
    }

    @Override
    public League restore(String league, String configuration) {
        return tiny(league, configuration.contains("robots: 3") ? 3 : 5);
    }

    private League tiny(String name, int robots) {
        if (!name.equals("tiny")) {
            throw new IllegalArgumentException("there is no league \"" + name + "\"; there is: tiny");
        }
        return new TinyLeague(robots, duration);
    }

    @Override
    public Team team(String league, String name) {
        return switch (name) {
            case "circling" -> TinyCatalogue::circle;
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
        commands.sketch().picture(2, "camera", 2, 1, new int[] {0xff0000, 0x0000ff});
    }
}
