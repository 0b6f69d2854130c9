// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.brain;

import org.robopitch.bahia3d.model.AgentDatabase;
import org.robopitch.bahia3d.model.Angles;
import org.robopitch.bahia3d.model.BallModel;
import org.robopitch.humanoid.sense.PlayMode;
import org.robopitch.robot.Remembering;

/**
 * The middle layer (Bahia3D 2010, sec. 2): analyses what is known and decides what this robot does: shoot, pass, dribble,
 * take its place, keep the goal.
 */
public final class Planner implements Remembering {
    /** From how far a shot can be a goal, m. */
    private static final double SHOT = 5;

    /** How far from an opponent that has the ball a robot waits, between ball and goal, m. */
    private static final double CONTAIN = 1.3;

    /** How long it waits before it tackles, and how long it then does, s. */
    private static final double PATIENCE = 9;

    private static final double TACKLE = 5;

    /** Where it tackles at once: this far from the middle line, at its own goal and before the opponents', m. */
    private static final double LAST_LINE = 14.2;

    private static final double PRESSING = 8;

    /** How far away opponents must be for a kick, m, near the goal and elsewhere. */
    private static final double HURRIED = 0.55;

    private static final double UNHURRIED = 1.1;

    /** How far away they must be for a shot from a stance, m. */
    private static final double FREE_SHOT = 0.8;

    /** How far away they must be for a kick from a stance when there is no goal to shoot at, m. */
    private static final double ALONE = 2.6;

    /** How long the stance for a kick may take, s. */
    private static final double SET_UP = 6;

    /** From how far a kick within a step can be a goal, m. */
    private static final double STEP_SHOT = 2.4;

    /** How far the short kick goes, which is quicker to set up, m. */
    private static final double SHORT_KICK = 3.6;

    private final transient AgentDatabase known;
    private final Navigator navigator;
    private final BallSkill skill;
    private final Aims aims;
    private final Keeper keeper;
    private String role = "";
    private boolean pass;
    private double aim;
    private double aimSince = -9;
    private double containSince = -99;
    private double setUpSince;
    private boolean strong;
    private boolean steps;
    private boolean asks;
    private double passTo = Double.NaN;

    /**
     * A planner.
     *
     * @param known what the agent knows
     */
    public Planner(AgentDatabase known) {
        this.known = known;
        this.navigator = new Navigator(known);
        this.skill = new BallSkill(known, navigator);
        this.keeper = new Keeper(known);
        this.aims = new Aims(known);
    }

    /** {@return what the player is up to} */
    public String role() {
        return role;
    }

    /** {@return whether pass mode is asked for in this cycle} */
    public boolean passes() {
        return pass;
    }

    /**
     * {@return what to do}
     *
     * @param team what the team is about
     * @param body what the body is doing
     */
    public Action plan(Cognitive team, BodyStatus body) {
        pass = false;
        if (team.phase() == Phase.WAIT) {
            return beforeKickOff(team);
        }
        if (known.ball.age > 4) {
            role = "search";
            return new Action.Walk(0, 0, known.number % 2 == 0 ? 0.9 : -0.9);
        }
        Action dive = team.keeps() ? keeper.dive() : null;
        if (dive != null) {
            role = "dive";
            return dive;
        }
        boolean allowed = team.phase() != Phase.RESTART_THEIRS;
        if (team.goesForBall() && allowed) {
            return contains() ? contain() : onBall(body, team.phase() == Phase.PROTECT);
        }
        return offBall(team);
    }

    private Action beforeKickOff(Cognitive team) {
        role = "wait";
        double[] place = team.beamPlace(known, ourKickOff());
        double off = known.localisation.distance(place[0], place[1]);
        boolean mayBeam = known.playMode != PlayMode.GAME_OVER;
        if (mayBeam && (off > 0.3 || Math.abs(Angles.wrap(known.localisation.heading())) > 0.4)) {
            return new Action.Beam(place[0], place[1], 0);
        }
        return new Action.Stand();
    }

    /** Whether we kick off next: the left team does first, later the one that has conceded a goal. */
    private boolean ourKickOff() {
        PlayMode mode = known.playMode;
        if (mode == PlayMode.GOAL_LEFT || mode == PlayMode.GOAL_RIGHT) {
            return mode.owner() != known.side;
        }
        boolean secondHalf = known.gameTime > 1;
        return secondHalf == (known.side < 0);
    }

    /** Whether an opponent has the ball and is better left alone for now: two who fight for it seldom get anywhere. */
    private boolean contains() {
        BallModel ball = known.ball;
        double own = known.ballRange();
        double theirs = aims.nearestOpponent(ball.x, ball.y);
        boolean lost = theirs < 0.7 && own > theirs + 0.3 && ball.speed() < 0.6;
        if (!lost || ball.x < -LAST_LINE || ball.x > PRESSING || known.playMode != PlayMode.PLAY_ON) {
            return false;
        }
        if (known.time - containSince > PATIENCE + TACKLE) {
            containSince = known.time;
        }
        return known.time - containSince < PATIENCE;
    }

    private Action contain() {
        role = "contain";
        BallModel ball = known.ball;
        double dx = -15.2 - ball.x;
        double dy = -ball.y;
        double distance = StrictMath.hypot(dx, dy);
        double x = ball.x + CONTAIN * dx / distance;
        double y = ball.y + CONTAIN * dy / distance;
        double face = known.localisation.bearing(ball);
        double off = known.localisation.distance(x, y);
        double turn = Math.abs(known.localisation.turnTo(face));
        return off < 0.2 && turn < 0.3 ? new Action.Stand() : navigator.stroll(x, y, face, 0.6);
    }

    private Action onBall(BodyStatus body, boolean protects) {
        BallModel ball = known.ball;
        if (ball.speed() > 0.6) {
            role = "intercept";
            return navigator.to(
                    ball.xIn(1.2), ball.yIn(1.2), known.localisation.bearing(ball.xIn(1.2), ball.yIn(1.2)), 0.72);
        }
        double range = known.ballRange();
        if (range > 0.5 || known.time - aimSince > 8) {
            choose();
        }
        hurry(range);
        pass = asks && protects && range < 0.45 && known.playMode == PlayMode.PLAY_ON;
        double pressure = aims.nearestOpponent(ball.x, ball.y);
        if (steps || pressure < HURRIED) {
            role = Double.isNaN(passTo) ? "dribble" : "pass";
            return skill.stepKick(aim, body, aims.goalDistance() < STEP_SHOT + 0.5 ? 0.2 : 0.35);
        }
        role = Double.isNaN(passTo) ? "kick" : "pass";
        return skill.kick(aim, strong, body.standing(), pressure < UNHURRIED);
    }

    /** Gives up a stance that takes too long: the quick kick is better than none. */
    private void hurry(double range) {
        if (steps || range > 0.35) {
            setUpSince = known.time;
        } else if (known.time - setUpSince > SET_UP) {
            steps = true;
        }
    }

    /** Chooses between shooting, passing and playing the ball on, how to kick for it, and the direction. */
    private void choose() {
        BallModel ball = known.ball;
        aimSince = known.time;
        double goalDistance = aims.goalDistance();
        double pressure = aims.nearestOpponent(ball.x, ball.y);
        boolean restart = known.ours() && known.playMode != PlayMode.PLAY_ON;
        passTo = Double.NaN;
        asks = false;
        strong = goalDistance > SHORT_KICK;
        if (goalDistance < SHOT) {
            // From near, and under pressure, the quick kick: the other one takes seconds to set up.
            aim = aims.goal();
            steps = goalDistance < STEP_SHOT || pressure < FREE_SHOT;
            return;
        }
        strong = false;
        boolean hurried = restart || pressure < ALONE;
        passTo = hurried ? aims.pass(1.2, 3.6) : aims.pass(2, 4.8);
        steps = hurried || Double.isNaN(passTo);
        aim = Double.isNaN(passTo) ? aims.onward() : passTo;
        // Pass mode keeps opponents away, but holds up the game and bars the team from scoring.
        asks = !restart && pressure > UNHURRIED && pressure < 4 && goalDistance > SHOT + 5;
    }

    private Action offBall(Cognitive team) {
        double[] place = team.formation(known);
        role = team.keeps() ? "keeper" : team.phase() == Phase.ATTACK ? "support" : "cover";
        double off = known.localisation.distance(place[0], place[1]);
        double face = known.localisation.bearing(known.ball);
        double turn = Math.abs(known.localisation.turnTo(face));
        double close = team.keeps() ? 0.12 : 0.35;
        boolean crowded = navigator.crowded();
        if (off < close && turn < 0.35 && !crowded) {
            return new Action.Stand();
        }
        if (off < close && !crowded) {
            return new Action.Walk(0, 0, Angles.limit(1.5 * known.localisation.turnTo(face), 1.4));
        }
        return navigator.stroll(place[0], place[1], face, 0.55);
    }
}
