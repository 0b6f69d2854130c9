// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.brain;

import java.util.function.Function;
import org.robopitch.bahia3d.model.AgentDatabase;
import org.robopitch.bahia3d.model.Angles;

/** Minds that do one thing, for trials and training. They get up when they fall, and look for the ball. */
public final class Drills {
    private Drills() {}

    /**
     * {@return a mind that stands}
     *
     * @param known what the agent knows
     */
    public static Mind stand(AgentDatabase known) {
        return drill(known, body -> new Action.Stand());
    }

    /**
     * {@return a mind that walks along x, on the line y = 0}
     *
     * @param known what the agent knows
     * @param speed m/s
     */
    public static Mind walk(AgentDatabase known, double speed) {
        return drill(known, body -> {
            double off = known.localisation.y;
            double heading = Angles.limit(-0.25 * off, 0.06);
            double turn = Angles.limit(2.0 * known.localisation.turnTo(heading), 0.7);
            return new Action.Walk(speed, 0, turn);
        });
    }

    /**
     * {@return a mind that walks up to the ball and kicks it along x, once}
     *
     * @param known what the agent knows
     * @param far as far as possible, or short
     */
    public static Mind kick(AgentDatabase known, boolean far) {
        BallSkill skill = new BallSkill(known, new Navigator(known));
        boolean[] kicked = {false};
        return drill(known, body -> {
            Action action = kicked[0] ? new Action.Stand() : skill.kick(0, far, body.standing(), false);
            kicked[0] |= action instanceof Action.Kick;
            return action;
        });
    }

    /**
     * {@return a mind that walks up to the ball and kicks it along x with a step, once}
     *
     * @param known what the agent knows
     */
    public static Mind stepKick(AgentDatabase known) {
        BallSkill skill = new BallSkill(known, new Navigator(known));
        boolean[] kicked = {false};
        return drill(known, body -> {
            kicked[0] |= body.kicking();
            Action action = kicked[0] ? new Action.Walk(0, 0, 0) : skill.stepKick(0, body, 0.3);
            return action;
        });
    }

    /**
     * {@return a mind that kicks at once, with the right foot, when it stands}
     *
     * @param known what the agent knows
     * @param far as far as possible, or short
     */
    public static Mind kickNow(AgentDatabase known, boolean far) {
        boolean[] kicked = {false};
        return drill(known, body -> {
            boolean now = !kicked[0] && body.standing() && known.time > 1.5;
            kicked[0] |= now;
            return now ? new Action.Kick(false, far) : new Action.Stand();
        });
    }

    /**
     * {@return a mind that dives when it has stood for a while, once}
     *
     * @param known what the agent knows
     * @param left to which side
     */
    public static Mind dive(AgentDatabase known, boolean left) {
        double[] since = {Double.NaN};
        boolean[] dived = {false};
        return drill(known, body -> {
            if (Double.isNaN(since[0])) {
                since[0] = known.time;
            }
            boolean now = !dived[0] && known.time - since[0] > 0.7;
            dived[0] |= now;
            return now ? new Action.Dive(left) : new Action.Stand();
        });
    }

    /**
     * {@return a mind that keeps the goal}
     *
     * @param known what the agent knows
     * @param dives whether it dives for shots that would pass it
     */
    public static Mind keep(AgentDatabase known, boolean dives) {
        Keeper keeper = new Keeper(known);
        Navigator navigator = new Navigator(known);
        return drill(known, body -> {
            Action dive = dives ? keeper.dive() : null;
            double[] place = Keeper.place(known.ball.x, known.ball.y);
            double face = known.localisation.bearing(known.ball);
            boolean there = known.localisation.distance(place[0], place[1]) < 0.12
                    && Math.abs(known.localisation.turnTo(face)) < 0.3;
            boolean stay = there || known.ball.speed() > 0.5;
            Action keep = stay ? new Action.Stand() : navigator.near(place[0], place[1], face);
            return dive != null ? dive : keep;
        });
    }

    private static Mind drill(AgentDatabase known, Function<BodyStatus, Action> doing) {
        Reactive reactive = new Reactive(known);
        return body -> {
            Action done = reactive.react(doing.apply(body), body.busy());
            return new Decision(done, reactive.headYaw(), reactive.headPitch(), "", false, "drill");
        };
    }
}
