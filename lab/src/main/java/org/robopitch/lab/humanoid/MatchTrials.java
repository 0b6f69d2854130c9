// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.humanoid;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import org.robopitch.bahia3d.Bahia3dTeam;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.game.Humanoid;
import org.robopitch.humanoid.game.HumanoidGame;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.humanoid.world.PartMotion;

/** Whole matches of the Bahia3D team against itself: goals, falls, joints, and what the solver left unsolved. */
public final class MatchTrials {
    private static final double ON_ITS_FEET = 0.7;

    private final Humanoid league;
    private final long firstSeed;
    private final PartMotion torso = new PartMotion();

    /**
     * What happened in a match.
     *
     * @param seed of the match
     * @param blue goals of blue
     * @param yellow goals of yellow
     * @param onFeet part of the time that robots were on their feet, from 0 to 1
     * @param fastestJoint rad/s
     * @param unconverged steps that the solver left unsolved
     * @param islands steps that it solved
     */
    public record Played(
            long seed, int blue, int yellow, double onFeet, double fastestJoint, long unconverged, long islands) {}

    /**
     * Matches to come.
     *
     * @param league with its robots and rules
     * @param firstSeed of the first match
     */
    public MatchTrials(Humanoid league, long firstSeed) {
        this.league = league;
        this.firstSeed = firstSeed;
    }

    /**
     * Plays.
     *
     * @param matches how many
     * @param after receives each match
     * @param progress receives the part that is done, from 0 to 1
     * @return the figures
     */
    public List<TrialFigure> run(int matches, Consumer<Played> after, DoubleConsumer progress) {
        int withGoals = 0;
        int goals = 0;
        double feet = 1;
        double fastest = 0;
        long unconverged = 0;
        for (int i = 0; i < matches; i++) {
            int number = i;
            Played played = play(firstSeed + i, share -> progress.accept((number + share) / matches));
            after.accept(played);
            goals += played.blue() + played.yellow();
            withGoals += played.blue() + played.yellow() > 0 ? 1 : 0;
            feet = Math.min(feet, played.onFeet());
            fastest = Math.max(fastest, played.fastestJoint());
            unconverged += played.unconverged();
        }
        Figures figures = new Figures(matches);
        figures.share("matches with goals", withGoals, 0.8);
        figures.add("goals of a match, mean", "", (double) goals / matches);
        figures.add("time on their feet, worst match", "", feet, 0.9, true);
        figures.add("fastest joint in these matches", "rad/s", fastest, 15, false);
        figures.add("steps left unsolved", "", unconverged);
        return figures.all();
    }

    private Played play(long seed, DoubleConsumer progress) {
        Match match = new Match(new MatchSetup(league, new Bahia3dTeam(), new Bahia3dTeam(), seed));
        HumanoidGame game = (HumanoidGame) match.game();
        HumanoidWorld world = game.world();
        double whole = 2 * league.rules().halfSeconds();
        long standing = 0;
        double fastest = 0;
        while (!match.over()) {
            match.cycle();
            for (int robot = 0; robot < world.robots(); robot++) {
                world.part(robot, 0, torso);
                standing += torso.upright() > ON_ITS_FEET ? 1 : 0;
                for (int j = 0; j < Joint.COUNT - 2; j++) {
                    fastest = Math.max(fastest, Math.abs(world.speed(robot, j)));
                }
            }
            progress.accept(Math.min(1, game.referee().gameTime() / whole));
        }
        return new Played(
                seed,
                game.referee().score(Side.BLUE),
                game.referee().score(Side.YELLOW),
                (double) standing / (match.cycles() * world.robots()),
                fastest,
                world.counts().unconverged,
                world.counts().islands);
    }
}
