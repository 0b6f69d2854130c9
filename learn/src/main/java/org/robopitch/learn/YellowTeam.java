// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.PlanarSight;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.learn.arena.Arena;

/** A team that plays yellow in one world, a fresh one in each episode. It sees the truth, without noise. */
final class YellowTeam {
    private static final long STREAM = 1L << 32;

    private final Arena arena;
    private final Opponents.Played played;
    private final PlanarSight sight;
    private final Observation observation;
    private final Commands commands;
    private final PlayState play = new PlayState("play", true, null, "episode", 0, 0, 0);
    private final double[] safe;
    private Team team;

    YellowTeam(Arena arena, Opponents.Played played) {
        this.arena = arena;
        this.played = played;
        Bodies bodies = arena.bodies();
        int robots = arena.extent().robots();
        this.sight = new PlanarSight(bodies, robots, robot -> bodies.body[robot].present);
        this.observation = new Observation(robots);
        this.commands = new Commands(robots, arena.channels());
        this.safe = new double[commands.values().length];
        this.team = played.teams().get();
    }

    void begin(long seed, long episode) {
        commands.stop();
        team = played.teams().get();
        team.start(arena.teamInfo(Side.YELLOW, new RandomStream(seed, STREAM + episode)));
    }

    void decide(double time) {
        observation.begin(time, play, Side.YELLOW);
        sight.observe(Side.YELLOW, -1, arena.ballHeight(), arena.ballClimb(), observation);
        team.decide(observation, commands);
        double[] values = commands.values();
        for (int i = 0; i < safe.length; i++) {
            if (Double.isFinite(values[i])) {
                safe[i] = values[i];
            }
        }
        arena.command(Side.YELLOW, safe);
    }
}
