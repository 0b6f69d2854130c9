// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.brain;

import org.robopitch.bahia3d.model.AgentDatabase;
import org.robopitch.bahia3d.model.BallModel;
import org.robopitch.bahia3d.model.PlayerModel;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;
import org.robopitch.humanoid.sense.PlayMode;

/**
 * The middle layer (Bahia3D 2010, sec. 2): analyses what is known and decides what this robot does: shoot, pass, dribble,
 * take its place, keep the goal.
 */
public final class Planner implements Stateful {
    private static final int PLAYERS = 11;

    /** From how far a shot can be a goal, m. */
    private static final double SHOT = 5;

    /** How far from an opponent that has the ball a robot waits, between ball and goal, m. */
    private static final double CONTAIN = 1.3;

    /** How long it waits before it tackles, and how long it then does, s. */
    private static final double PATIENCE = 7;

    private static final double TACKLE = 5;

    /** How far away opponents must be for a kick, m, near the goal and elsewhere. */
    private static final double HURRIED = 0.55;

    private static final double UNHURRIED = 1.1;

    /** How far the short kick goes, which is quicker to set up, m. */
    private static final double SHORT_KICK = 3.6;

    private final AgentDatabase known;
    private final Navigator navigator;
    private final BallSkill skill;
    private final Keeper keeper;
    private String role = "";
    private boolean pass;
    private double aim;
    private double aimSince = -9;
    private double containSince = -99;
    private boolean strong;
    private boolean dribbles;
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
     * @param standing whether the robot stands still
     */
    public Action plan(Cognitive team, boolean standing) {
        pass = false;
        if (team.phase() == Phase.WAIT) {
            return beforeKickOff(team);
        }
        if (known.ball().age() > 4) {
            role = "search";
            return new Action.Walk(0, 0, known.number() % 2 == 0 ? 0.9 : -0.9);
        }
        Action dive = team.keeps() ? keeper.dive() : null;
        if (dive != null) {
            role = "dive";
            return dive;
        }
        boolean allowed = team.phase() != Phase.RESTART_THEIRS;
        if (team.goesForBall() && allowed) {
            return contains() ? contain() : onBall(standing);
        }
        return offBall(team);
    }

    private Action beforeKickOff(Cognitive team) {
        role = "wait";
        double[] place = team.beamPlace(known, ourKickOff());
        double off = StrictMath.hypot(
                place[0] - known.localisation().x(),
                place[1] - known.localisation().y());
        boolean mayBeam = known.playMode() != PlayMode.GAME_OVER;
        if (mayBeam && (off > 0.3 || Math.abs(Angles.wrap(known.localisation().heading())) > 0.4)) {
            return new Action.Beam(place[0], place[1], 0);
        }
        return new Action.Stand();
    }

    /** Whether we kick off next: the left team does first, later whoever let a goal in. */
    private boolean ourKickOff() {
        PlayMode mode = known.playMode();
        if (mode == PlayMode.GOAL_LEFT || mode == PlayMode.GOAL_RIGHT) {
            return mode.owner() != known.side();
        }
        boolean secondHalf = known.gameTime() > 1;
        return secondHalf == (known.side() < 0);
    }

    /** Whether an opponent has the ball and is better left alone for now: two who fight for it seldom get anywhere. */
    private boolean contains() {
        BallModel ball = known.ball();
        double own = StrictMath.hypot(known.ballAhead(), known.ballLeft());
        double theirs = nearestOpponent(ball.x(), ball.y());
        boolean lost = theirs < 0.7 && own > theirs + 0.3 && ball.speed() < 0.6;
        if (!lost || ball.x() < -12 || known.playMode() != PlayMode.PLAY_ON) {
            return false;
        }
        if (known.time() - containSince > PATIENCE + TACKLE) {
            containSince = known.time();
        }
        return known.time() - containSince < PATIENCE;
    }

    private Action contain() {
        role = "contain";
        BallModel ball = known.ball();
        double dx = -15.2 - ball.x();
        double dy = -ball.y();
        double distance = StrictMath.hypot(dx, dy);
        double x = ball.x() + CONTAIN * dx / distance;
        double y = ball.y() + CONTAIN * dy / distance;
        double face = bearing(ball.x(), ball.y());
        double off = StrictMath.hypot(
                x - known.localisation().x(), y - known.localisation().y());
        double turn = Math.abs(Angles.wrap(face - known.localisation().heading()));
        return off < 0.2 && turn < 0.3 ? new Action.Stand() : navigator.stroll(x, y, face, 0.6);
    }

    private Action onBall(boolean standing) {
        BallModel ball = known.ball();
        if (ball.speed() > 0.6) {
            role = "intercept";
            return navigator.to(ball.xIn(1.2), ball.yIn(1.2), bearing(ball.xIn(1.2), ball.yIn(1.2)), 0.72);
        }
        double range = StrictMath.hypot(known.ballAhead(), known.ballLeft());
        if (range > 0.5 || known.time() - aimSince > 12) {
            choose();
        }
        if (dribbles) {
            role = "dribble";
            return skill.dribble(aim);
        }
        role = Double.isNaN(passTo) ? "kick" : "pass";
        pass = asks && range < 0.45 && known.playMode() == PlayMode.PLAY_ON;
        return skill.kick(aim, strong, standing, nearestOpponent(ball.x(), ball.y()) < UNHURRIED);
    }

    /** Chooses between shooting, passing and dribbling, and the direction. */
    private void choose() {
        BallModel ball = known.ball();
        aimSince = known.time();
        double goalDistance = StrictMath.hypot(15.2 - ball.x(), ball.y());
        double pressure = nearestOpponent(ball.x(), ball.y());
        aim = goalAim();
        strong = goalDistance > SHORT_KICK && goalDistance < SHOT;
        passTo = Double.NaN;
        // Near the goal a shot is worth the risk that an opponent comes first.
        boolean free = pressure > (goalDistance < SHOT ? HURRIED : UNHURRIED);
        dribbles = !free || goalDistance < 1.3;
        boolean restart = known.ours() && known.playMode() != PlayMode.PLAY_ON;
        if (free && goalDistance > SHOT || restart) {
            double best = passAim(ball);
            passTo = best;
            if (!Double.isNaN(best)) {
                aim = best;
                strong = false;
            }
            dribbles = false;
        }
        // Far from the goal, pass mode keeps opponents away while the robot takes its stand for the kick.
        asks = free && !dribbles && !restart && goalDistance > SHOT + 1;
    }

    /** The direction into the goal, away from opponents, or along the line when the angle is too narrow. */
    private double goalAim() {
        BallModel ball = known.ball();
        double dx = 15.1 - ball.x();
        if (dx < 0.8 && Math.abs(ball.y()) > 1.2) {
            return StrictMath.atan2(-ball.y(), Math.max(0.2, dx - 1.2));
        }
        double best = StrictMath.atan2(-ball.y(), dx);
        double bestRoom = -1;
        for (int i = -1; i <= 1; i++) {
            double angle = StrictMath.atan2(0.7 * i - ball.y(), dx);
            double room = room(ball.x(), ball.y(), angle) + (i == 0 ? 0.1 : 0);
            if (room > bestRoom) {
                bestRoom = room;
                best = angle;
            }
        }
        return best;
    }

    /** How much room, up to half a metre, a ball has on its way from opponents in front. */
    private double room(double x, double y, double angle) {
        double c = StrictMath.cos(angle);
        double s = StrictMath.sin(angle);
        double least = 0.5;
        for (int i = 0; i < PLAYERS; i++) {
            PlayerModel other = known.opponent(i);
            if (other.age() < 3) {
                double along = c * (other.x() - x) + s * (other.y() - y);
                double off = Math.abs(-s * (other.x() - x) + c * (other.y() - y));
                if (along > 0.1 && along < 5) {
                    least = Math.min(least, off);
                }
            }
        }
        return least;
    }

    /** The direction to the mate who gains most, or NaN if nobody is worth a pass. */
    private double passAim(BallModel ball) {
        double best = 1.0;
        double aimAt = Double.NaN;
        for (int i = 1; i < PLAYERS; i++) {
            PlayerModel mate = known.mate(i);
            if (i + 1 == known.number() || mate.age() > 2 || mate.fallen()) {
                continue;
            }
            double dx = mate.x() + 0.5 - ball.x();
            double dy = mate.y() - ball.y();
            double distance = StrictMath.hypot(dx, dy);
            if (distance < 2 || distance > 4.8) {
                continue;
            }
            double angle = StrictMath.atan2(dy, dx);
            // Walking round the ball takes time, in which opponents come.
            double round = Math.abs(Angles.wrap(angle - bearing(ball.x(), ball.y())));
            double gain = dx
                    - 1.5 * round
                    + 2 * room(ball.x(), ball.y(), angle)
                    + 0.3 * nearestOpponent(mate.x(), mate.y())
                    - 1;
            if (gain > best) {
                best = gain;
                aimAt = angle;
            }
        }
        return aimAt;
    }

    private double nearestOpponent(double x, double y) {
        double least = 9;
        for (int i = 0; i < PLAYERS; i++) {
            PlayerModel other = known.opponent(i);
            if (other.age() < 3) {
                least = Math.min(least, StrictMath.hypot(other.x() - x, other.y() - y) + (other.fallen() ? 0.7 : 0));
            }
        }
        return least;
    }

    private Action offBall(Cognitive team) {
        double[] place = team.formation(known);
        role = team.keeps() ? "keeper" : team.phase() == Phase.ATTACK ? "support" : "cover";
        double off = StrictMath.hypot(
                place[0] - known.localisation().x(),
                place[1] - known.localisation().y());
        double face = bearing(known.ball().x(), known.ball().y());
        double turn = Math.abs(Angles.wrap(face - known.localisation().heading()));
        double close = team.keeps() ? 0.12 : 0.35;
        boolean crowded = navigator.crowded();
        if (off < close && turn < 0.35 && !crowded) {
            return new Action.Stand();
        }
        if (off < close && !crowded) {
            return new Action.Walk(
                    0,
                    0,
                    Angles.limit(1.5 * Angles.wrap(face - known.localisation().heading()), 1.4));
        }
        return navigator.stroll(place[0], place[1], face, 0.55);
    }

    private double bearing(double x, double y) {
        return StrictMath.atan2(
                y - known.localisation().y(), x - known.localisation().x());
    }

    @Override
    public void state(StateVisitor visitor) {
        role = visitor.text(role);
        pass = visitor.flag(pass);
        strong = visitor.flag(strong);
        dribbles = visitor.flag(dribbles);
        asks = visitor.flag(asks);
        aim = visitor.real(aim);
        aimSince = visitor.real(aimSince);
        containSince = visitor.real(containSince);
        passTo = visitor.real(passTo);
        navigator.state(visitor);
        skill.state(visitor);
    }
}
