// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Sketch;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.middlesize.game.Channel;
import org.robopitch.robot.GameMode;
import org.robopitch.robot.Remembering;
import org.robopitch.robot.Senses;
import org.robopitch.robot.decide.Role;
import org.robopitch.robot.share.SimulatedRadio;

/**
 * The team in process: for each robot its eyes, its brain and its end of a simulated radio. The robots decide at 33 Hz, in
 * turn; in between they do what they decided last.
 */
public final class Nubot implements Team, Remembering {
    private final NubotOptions options;
    private final BeliefDrawing drawing = new BeliefDrawing();
    private SimulatedRadio radio = new SimulatedRadio(0, 0, 0, () -> 0);
    private NubotRobot[] robots = new NubotRobot[0];
    private Eyes[] eyes = new Eyes[0];
    private Senses[] senses = new Senses[0];
    private Action[] actions = new Action[0];
    private GroundPosition ground = new GroundPosition(0);
    private transient @Nullable Cameras cameras;
    private transient @Nullable CameraPictures pictures;
    private transient int every = 1;
    private transient int picturesEvery = 1;
    private long cycles;

    /** The team with its default options. */
    public Nubot() {
        this(NubotOptions.DEFAULTS);
    }

    /**
     * The team.
     *
     * @param options how it senses and talks
     */
    public Nubot(NubotOptions options) {
        this.options = options;
    }

    @Override
    public void start(TeamInfo info) {
        RobotModel model = RobotModel.of(
                info.robots(),
                info.field(),
                info.robot().size() / 2,
                info.rhythm().cycleSeconds(),
                options.kicks());
        RandomStream random = info.random();
        radio = new SimulatedRadio(info.robots(), options.loss(), options.delay(), random::nextDouble);
        every = (int) Math.rint(model.thinkSeconds() / info.rhythm().cycleSeconds());
        picturesEvery = (int) Math.ceil(1 / info.rhythm().cycleSeconds());
        robots = new NubotRobot[info.robots()];
        eyes = new Eyes[info.robots()];
        senses = new Senses[info.robots()];
        actions = new Action[info.robots()];
        ground = new GroundPosition(info.robots());
        for (int i = 0; i < robots.length; i++) {
            robots[i] = new NubotRobot(model, i, radio.of(i));
            eyes[i] = eyes(i, info, random);
            senses[i] = new Senses();
            actions[i] = new Action();
        }
    }

    private Eyes eyes(int robot, TeamInfo info, RandomStream random) {
        return switch (options.sense()) {
            case TRUTH -> new Eyes.Truth(robot);
            case NOISE -> new Eyes.Noise(robot, random);
            case CAMERA -> {
                CameraEyes seeing = new CameraEyes(robot, cameras(info), options.errors(), random);
                if (!options.uncalibrated()) {
                    seeing.calibrate();
                }
                yield seeing;
            }
        };
    }

    private Cameras cameras(TeamInfo info) {
        Cameras known = cameras;
        if (known == null) {
            known = Cameras.of(
                    info.robots(),
                    info.field().length(),
                    info.field().width(),
                    info.robot().size(),
                    options.colours());
            cameras = known;
        }
        return known;
    }

    /**
     * {@return the eyes of a robot if they are cameras, for those who want to see what it sees; null if they are not}
     *
     * @param number from 0
     */
    public @Nullable CameraEyes camera(int number) {
        return eyes[number] instanceof CameraEyes camera ? camera : null;
    }

    @Override
    public void decide(Observation shown, Commands commands) {
        GameMode mode = GameMode.named(shown.play().mode());
        for (int i = 0; i < robots.length; i++) {
            robots[i].exchange(shown.time());
            if ((cycles + i) % every == 0) {
                robots[i].handlingWheels(commands.channels() > Channel.RIGHT_WHEEL);
                senses[i].mode = mode;
                senses[i].ours = shown.ours();
                eyes[i].look(shown, senses[i]);
                robots[i].think(senses[i], actions[i]);
                commands.role(i, robots[i].roleText());
                write(commands, i, actions[i]);
            } else {
                commands.set(i, Channel.KICK, 0);
            }
        }
        if (commands.sketch() != Sketch.NONE) {
            showPictures(commands.sketch());
            for (int i = 0; i < robots.length; i++) {
                drawing.draw(robots[i], commands.sketch());
                CameraEyes seeing = camera(i);
                if (seeing != null) {
                    drawing.drawUnsure(robots[i], seeing.localiser(), commands.sketch());
                }
                if (seeing != null && robots[i].intent().role == Role.ATTACKER) {
                    drawing.drawSeen(robots[i], seeing.vision(), commands.sketch());
                }
            }
        }
        cycles++;
    }

    /** One robot after the other shows what it sees, each of them once in a second. */
    private void showPictures(Sketch sketch) {
        long turn = cycles % picturesEvery;
        if (cameras == null || turn * robots.length % picturesEvery >= robots.length) {
            return;
        }
        int robot = (int) (turn * robots.length / picturesEvery);
        CameraEyes seeing = camera(robot);
        if (seeing != null) {
            if (pictures == null) {
                pictures = new CameraPictures(cameras);
            }
            pictures.show(robot, seeing, sketch);
        }
    }

    private void write(Commands commands, int robot, Action action) {
        ground.learn(robot, senses[robot], action);
        commands.set(robot, Channel.ALONG, action.along);
        commands.set(robot, Channel.ACROSS, action.across);
        commands.set(robot, Channel.SPIN, action.spin);
        commands.set(robot, Channel.DRIBBLE, action.dribble ? 1 : 0);
        if (commands.channels() > Channel.RIGHT_WHEEL) {
            commands.set(robot, Channel.LEFT_WHEEL, action.leftWheel);
            commands.set(robot, Channel.RIGHT_WHEEL, action.rightWheel);
        }
        commands.set(robot, Channel.KICK, action.kick);
        commands.set(robot, Channel.SHOOT_POSITION, action.lob ? -ground.number() : ground.number());
    }

    /**
     * {@return one of the robots, for viewers and tests}
     *
     * @param number from 0
     */
    public NubotRobot robot(int number) {
        return robots[number];
    }

    @Override
    public void state(StateVisitor visitor) {
        Remembering.super.state(visitor);
    }
}
