// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.StateSlot;
import org.robopitch.learn.arena.Arena;

/**
 * One world and the episode that is played in it. Episode k of a world with seed s always begins alike, whatever was
 * played before. The world is played in an arena of its own, or only kept here and played in one that it takes turns in
 * with others.
 */
final class Episode {
    private static final double REACHED = 0.005;

    private final LearnSettings settings;
    private final Observer observer;
    private final float[] sight;
    private final @Nullable StateSlot slot;
    private final RandomStream random = new RandomStream(0, 0);
    private final @Nullable YellowTeam yellow;
    private final boolean yellowPlays;
    private final double perLength;
    private final double[] ballAt = new double[2];
    private final double[] robotAt = new double[2];
    private final double[] reward = new double[2];
    private Arena arena;
    private final long stepLimit;
    private long seed;
    private long number;
    private long steps;
    private Event event = Event.NONE;

    /** An episode in an arena; one that is shared serves only as long as nobody else comes in. */
    Episode(LearnSettings settings, Arena arena, boolean shared, Observer observer) {
        this.settings = settings;
        this.arena = arena;
        this.observer = observer;
        this.sight = observer.newSight();
        this.yellow = settings.opponents() instanceof Opponents.Played played ? new YellowTeam(arena, played) : null;
        this.yellowPlays = !(settings.opponents() instanceof Opponents.None);
        this.perLength = 1 / (2 * arena.extent().halfLength());
        this.stepLimit = Math.max(1, Math.round(settings.episodeSeconds() / settings.stepSeconds()));
        this.slot = shared ? new StateSlot() : null;
        leave();
    }

    /** Comes into a shared arena; one with an arena of its own is there already. */
    void enter(Arena[] arenas, int which) {
        if (slot != null) {
            arena = arenas[which];
            slot.restore(arena.world());
        }
    }

    /** Leaves a shared arena to others. */
    void leave() {
        if (slot != null) {
            slot.keep(arena.world());
        }
    }

    /** Begins the first episode of a seed. */
    void seed(long newSeed) {
        seed = newSeed;
        number = 0;
        begin();
    }

    /** Begins the next episode. */
    void begin() {
        random.seed(seed, number++);
        steps = 0;
        event = Event.NONE;
        Starts.place(settings.task(), arena, yellowPlays, random);
        if (yellow != null) {
            yellow.begin(seed, number);
        }
        for (int side = 0; side < 2; side++) {
            ballAt[side] = ballPotential(side);
            robotAt[side] = robotPotential(side);
            reward[side] = 0;
        }
    }

    /** Plays one action; {@return what happened} */
    Event play(float[] actions, int begin, int channels) {
        command(actions, begin, channels);
        if (yellow != null) {
            yellow.decide(steps * settings.stepSeconds());
        }
        int played = 0;
        event = Event.NONE;
        while (played < settings.stepsPerAction() && event == Event.NONE) {
            arena.step();
            played++;
            steps++;
            event = look();
        }
        for (int side = 0; side < settings.sides(); side++) {
            reward[side] = reward(side, played);
        }
        return event;
    }

    private void command(float[] actions, int begin, int channels) {
        int at = begin;
        int robots = settings.sides() * arena.extent().robots();
        for (int robot = 0; robot < robots; robot++) {
            arena.act(robot, actions, at);
            at += channels;
        }
    }

    private Event look() {
        int goal = arena.goal();
        if (goal != 0 && settings.task() != Task.GO_TO_BALL) {
            return goal > 0 ? Event.GOAL : Event.CONCEDED;
        }
        if (settings.task() == Task.GO_TO_BALL && reaches(0)) {
            return Event.REACHED;
        }
        if (arena.out()) {
            return Event.OUT;
        }
        return steps >= stepLimit ? Event.TIME_LIMIT : Event.NONE;
    }

    private boolean reaches(int robot) {
        Bodies bodies = arena.bodies();
        double dx = bodies.body[bodies.ball].x - bodies.body[robot].x;
        double dy = bodies.body[bodies.ball].y - bodies.body[robot].y;
        double headingX = bodies.body[robot].headingX;
        double headingY = bodies.body[robot].headingY;
        return bodies.rim(robot).gap(headingX * dx + headingY * dy, headingX * dy - headingY * dx) < REACHED;
    }

    private double reward(int side, int played) {
        RewardWeights weights = settings.rewards();
        double ball = ballPotential(side);
        double robot = robotPotential(side);
        double sum = weights.ball() * (ball - ballAt[side]) + weights.approach() * (robot - robotAt[side]);
        ballAt[side] = ball;
        robotAt[side] = robot;
        sum -= weights.time() * played * settings.stepSeconds();
        int sign = side == 0 ? 1 : -1;
        return switch (event) {
            case GOAL -> sum + sign * weights.goal();
            case CONCEDED -> sum - sign * weights.goal();
            case REACHED -> sum + weights.reach();
            case OUT -> sum - weights.out();
            default -> sum;
        };
    }

    /** How near the ball is to the goal that a side attacks, in pitch lengths. */
    private double ballPotential(int side) {
        Bodies bodies = arena.bodies();
        double dx = (side == 0 ? 1 : -1) * arena.extent().halfLength() - bodies.body[bodies.ball].x;
        double dy = bodies.body[bodies.ball].y;
        return -Math.sqrt(dx * dx + dy * dy) * perLength;
    }

    /** How near a side's nearest robot is to the ball, in pitch lengths. */
    private double robotPotential(int side) {
        Bodies bodies = arena.bodies();
        int robots = arena.extent().robots();
        double nearest = Double.POSITIVE_INFINITY;
        for (int robot = side * robots; robot < (side + 1) * robots; robot++) {
            double dx = bodies.body[bodies.ball].x - bodies.body[robot].x;
            double dy = bodies.body[bodies.ball].y - bodies.body[robot].y;
            nearest = Math.min(nearest, dx * dx + dy * dy);
        }
        return -Math.sqrt(nearest) * perLength;
    }

    void observe(float[] into, int begin) {
        double left = 1 - (double) steps / stepLimit;
        observer.look(arena, sight);
        int at = observer.write(arena, sight, 1, left, into, begin);
        if (settings.sides() > 1) {
            observer.write(arena, sight, -1, left, into, at);
        }
    }

    /** Writes the rewards of all agents: those of a side get the same. */
    void reward(float[] into, int begin) {
        int perSide = settings.agents() / settings.sides();
        for (int side = 0; side < settings.sides(); side++) {
            for (int agent = 0; agent < perSide; agent++) {
                into[begin + side * perSide + agent] = (float) reward[side];
            }
        }
    }

    long steps() {
        return steps;
    }

    boolean ended() {
        return event != Event.NONE;
    }
}
