// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.humanoid;

import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.robopitch.bahia3d.Bahia3dAgent;
import org.robopitch.bahia3d.Repertoire;
import org.robopitch.bahia3d.brain.Mind;
import org.robopitch.bahia3d.model.AgentDatabase;
import org.robopitch.bahia3d.walk.WalkParameters;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.body.Shape;
import org.robopitch.humanoid.game.EffectsCode;
import org.robopitch.humanoid.game.Humanoid;
import org.robopitch.humanoid.game.HumanoidGame;
import org.robopitch.humanoid.sense.Effects;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.humanoid.sense.PlayMode;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.humanoid.world.PartMotion;

/** One robot on an empty pitch, played by an agent with its own senses, cycle by cycle, as in sync mode. */
final class Rig {
    static final double CYCLE = 0.02;

    private final Match match;
    private final HumanoidGame game;
    private final PartMotion pose = new PartMotion();
    private final PartMotion part = new PartMotion();
    private final Effects effects = new Effects();
    private final Repertoire repertoire;
    private final Function<AgentDatabase, Mind> minds;
    private final int type;
    private final RandomStream random;
    private @Nullable Bahia3dAgent agent;
    private double fastestJoint;
    private boolean limp;

    Rig(int type, long seed, Repertoire repertoire, Function<AgentDatabase, Mind> minds) {
        this.type = type;
        this.repertoire = repertoire;
        this.minds = minds;
        this.random = new RandomStream(seed, 77);
        this.match = new Match(
                new MatchSetup(Humanoid.standard(1).empty(), this::decide, (observation, commands) -> {}, seed));
        this.game = (HumanoidGame) match.game();
        match.operate(new OperatorAction.Order(PlayMode.PLAY_ON.ordinal()));
        for (int i = 0; i < 4; i++) {
            match.cycle();
        }
    }

    private void decide(Observation observation, Commands commands) {
        Percepts percepts = observation.sense(0, Percepts.class);
        effects.clear();
        if (percepts.number > 0) {
            Bahia3dAgent playing = agent;
            if (playing == null) {
                playing = new Bahia3dAgent("blue", 2, type, repertoire, WalkParameters.defaults(), minds);
                agent = playing;
            }
            playing.perceive(percepts);
            if (limp) {
                for (int j = 0; j < Joint.COUNT - 2; j++) {
                    effects.speed(Joint.of(j), 0);
                }
            } else {
                playing.act(effects);
            }
        }
        EffectsCode.write(effects, commands, 0);
        if (percepts.number == 0) {
            EffectsCode.body(commands, 0, type);
        }
    }

    RandomStream random() {
        return random;
    }

    HumanoidWorld world() {
        return game.world();
    }

    HumanoidGame game() {
        return game;
    }

    void cycle() {
        match.cycle();
        game.world().part(0, 0, pose);
        for (int j = 0; j < Joint.COUNT - 2; j++) {
            fastestJoint = Math.max(fastestJoint, Math.abs(game.world().speed(0, j)));
        }
    }

    void cycles(int count) {
        cyclesUntil(() -> false, count);
    }

    /** {@return after how many cycles something is so; at most so many} */
    int cyclesUntil(BooleanSupplier so, int most) {
        int cycles = 0;
        while (cycles < most && !so.getAsBoolean()) {
            cycle();
            cycles++;
        }
        return cycles;
    }

    /** Stands in the centre for some cycles, the ball so far aside along both axes. */
    void stand(double ball, int cycles) {
        beam(0, 0, 0);
        ball(ball, ball);
        cycles(cycles);
    }

    /** Puts the robot upright somewhere; its mind starts afresh. */
    void beam(double x, double y, double heading) {
        world().beam(0, x, y, heading);
        agent = null;
        game.world().part(0, 0, pose);
    }

    /** Lets the robot drop and come to rest: 0 face down, 1 on the back, 2 on the right side, 3 on the left. */
    void lay(int how) {
        double angle = StrictMath.PI / 2 + 0.15 * random.nextGaussian();
        double c = StrictMath.cos(angle / 2);
        double s = StrictMath.sin(angle / 2);
        double heading = 2 * StrictMath.PI * random.nextDouble();
        double ch = StrictMath.cos(heading / 2);
        double sh = StrictMath.sin(heading / 2);
        double x = how == 0 ? -s : how == 1 ? s : 0;
        double y = how == 2 ? s : how == 3 ? -s : 0;
        for (int j = 2; j < Joint.COUNT - 2; j++) {
            Joint joint = Joint.of(j);
            double wanted = world().angle(0, j) + 0.3 * random.nextGaussian();
            world().setJoint(0, j, Math.max(joint.low() + 0.01, Math.min(joint.high() - 0.01, wanted)));
        }
        world().place(0, 0, 0, 0.22, ch * c, ch * x - sh * y, ch * y + sh * x, sh * c);
        limp = true;
        for (int k = 0; k < 30 + random.nextInt(5); k++) {
            cycle();
        }
        limp = false;
    }

    double x() {
        return pose.position[0];
    }

    double y() {
        return pose.position[1];
    }

    double height() {
        return pose.position[2];
    }

    double heading() {
        return pose.heading();
    }

    double upright() {
        return pose.upright();
    }

    /** {@return how far the robot reaches to a side where a rolling ball would meet it: the greatest or least y, m} */
    double reach(boolean left) {
        double most = left ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        double low = 2 * world().physics().ballRadius();
        for (int p = 0; p < world().model(0).parts; p++) {
            Shape shape = world().model(0).shape[p];
            world().part(0, p, part);
            for (int corner = 0; shape.collides() && corner < 8; corner++) {
                double x = (corner & 1) == 0 ? -shape.x() : shape.x();
                double y = (corner & 2) == 0 ? -shape.y() : shape.y();
                double z = (corner & 4) == 0 ? -shape.z() : shape.z();
                double[] turn = part.rotation;
                double across = part.position[1] + turn[3] * x + turn[4] * y + turn[5] * z;
                double height = part.position[2] + turn[6] * x + turn[7] * y + turn[8] * z;
                if (height < low) {
                    most = left ? Math.max(most, across) : Math.min(most, across);
                }
            }
        }
        return most;
    }

    boolean stands() {
        return upright() > 0.88 && height() > 0.26;
    }

    double fastestJoint() {
        return fastestJoint;
    }

    void ball(double x, double y) {
        world().placeBall(x, y, world().physics().ballRadius() - 0.0003, 0, 0, 0);
    }

    double ballSpeed() {
        return StrictMath.hypot(world().ballSpeed(0), world().ballSpeed(1));
    }
}
