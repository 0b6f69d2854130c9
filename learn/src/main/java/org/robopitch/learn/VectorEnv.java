// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.robopitch.learn.arena.Arena;
import org.robopitch.learn.arena.Arenas;

/**
 * Many worlds that are stepped together. Everything that goes in and comes out is in flat arrays, world by world and agent
 * by agent; the arrays are the same ones in every step.
 *
 * <p>Thousands of worlds take turns in one arena for each thread: what a world is takes two kilobytes, what it is played in
 * twenty-five.
 *
 * <p>The same seeds and actions give the same bits, whatever the number of threads. A step allocates nothing unless an
 * episode begins or a team plays yellow. It is used from one thread at a time.
 */
public final class VectorEnv implements AutoCloseable {
    /** So many worlds of one thread have arenas of their own, which is faster; more would take more memory than they should. */
    private static final int MANY = 2048;

    private final LearnSettings settings;
    private final List<Signal> observationSignals;
    private final List<Signal> actionSignals;
    private final int robotChannels;
    private final int agentObservation;
    private final int worldObservation;
    private final int worldAction;
    private final Episode[] episodes;
    private final Arena[] arenas;
    private final Crew crew;
    private final float[] observations;
    private final float[] finalObservations;
    private final float[] actions;
    private final float[] rewards;
    private final boolean[] terminated;
    private final boolean[] truncated;
    private final byte[] events;
    private final long[] worldSteps;
    private final @Nullable RuntimeException[] failures;
    private IntConsumer watcher = world -> {};
    private boolean ready;
    private boolean failed;

    /**
     * Makes the worlds. {@link #reset} begins.
     *
     * @param settings what is learned
     * @throws org.robopitch.settings.BadFileException if something in the configuration is wrong
     */
    public VectorEnv(LearnSettings settings) {
        this(settings, MANY);
    }

    /** Makes the worlds; those of a thread take turns in an arena if they are more than so many. */
    VectorEnv(LearnSettings settings, int many) {
        this.settings = settings.checked();
        int worlds = settings.worlds();
        Supplier<Arena> newArena = Arenas.of(settings);
        Arena first = newArena.get();
        // A team that plays yellow belongs to one arena.
        boolean shared =
                worlds > (long) many * settings.threads() && !(settings.opponents() instanceof Opponents.Played);
        this.arenas = new Arena[shared ? settings.threads() : worlds];
        for (int i = 0; i < arenas.length; i++) {
            arenas[i] = i == 0 ? first : newArena.get();
        }
        Observer observer =
                new Observer(first.extent(), settings.control(), !(settings.opponents() instanceof Opponents.None));
        this.episodes = new Episode[worlds];
        for (int i = 0; i < worlds; i++) {
            episodes[i] = new Episode(settings, arenas[shared ? 0 : i], shared, observer);
        }
        this.observationSignals = observer.signals();
        this.actionSignals = Signal.actions(first.actions(), settings);
        this.robotChannels = first.actions().size();
        this.agentObservation = observationSignals.size();
        this.worldObservation = settings.agents() * agentObservation;
        this.worldAction = settings.agents() * actionSignals.size();
        this.observations = new float[worlds * worldObservation];
        this.finalObservations = new float[settings.autoreset() == Autoreset.SAME_STEP ? observations.length : 0];
        this.actions = new float[worlds * worldAction];
        this.rewards = new float[worlds * settings.agents()];
        this.terminated = new boolean[worlds];
        this.truncated = new boolean[worlds];
        this.events = new byte[worlds];
        this.worldSteps = new long[worlds];
        this.failures = new RuntimeException[worlds];
        this.crew = new Crew(settings.threads(), worlds, this::stepWorld);
    }

    /**
     * Passes on the observations of each world as soon as they are written.
     *
     * @param newWatcher is given the number of a world, by the thread that has just played it
     */
    public void watch(IntConsumer newWatcher) {
        watcher = newWatcher;
    }

    /**
     * Begins in all worlds with seeds that count up.
     *
     * @param seed of the first world
     */
    public void reset(long seed) {
        for (int i = 0; i < episodes.length; i++) {
            resetWorld(i, seed + i);
        }
        ready();
    }

    /** Marks every world as reset, after they were reset one by one. */
    public void ready() {
        ready = true;
        failed = false;
    }

    /**
     * Begins in one world.
     *
     * @param world which
     * @param seed its new seed
     */
    public void resetWorld(int world, long seed) {
        episodes[world].enter(arenas, 0);
        episodes[world].seed(seed);
        begun(world);
        episodes[world].leave();
    }

    /**
     * Begins the next episode in one world.
     *
     * @param world which
     */
    public void nextEpisode(int world) {
        episodes[world].enter(arenas, 0);
        episodes[world].begin();
        begun(world);
        episodes[world].leave();
    }

    private void begun(int world) {
        say(world, Event.NONE);
        Arrays.fill(rewards, world * settings.agents(), (world + 1) * settings.agents(), 0);
        episodes[world].observe(observations, world * worldObservation);
        watcher.accept(world);
    }

    /**
     * Plays one action in every world: what is in {@link #actions()}.
     *
     * @throws IllegalArgumentException if one of them is not a finite number; no world has moved then
     * @throws IllegalStateException if a world has to be reset first, or its opponents fail
     */
    public void step() {
        if (failed || !ready) {
            throw new IllegalStateException(
                    failed ? "the opponents have failed; reset all worlds" : "reset the worlds before the first step");
        }
        checkActions();
        if (settings.autoreset() == Autoreset.DISABLED) {
            for (int i = 0; i < episodes.length; i++) {
                if (episodes[i].ended()) {
                    throw new IllegalStateException(
                            "the episode of world " + i + " has ended; reset it before the next step");
                }
            }
        }
        crew.run();
        for (int i = 0; i < failures.length; i++) {
            RuntimeException failure = failures[i];
            if (failure != null) {
                failed = true;
                ready = false;
                Arrays.fill(failures, null);
                throw new IllegalStateException(
                        "the team " + settings.opponents().name() + " of world " + i + " threw " + failure, failure);
            }
        }
    }

    private void checkActions() {
        for (int i = 0; i < actions.length; i++) {
            if (!(Math.abs(actions[i]) <= Float.MAX_VALUE)) {
                int channels = actionSignals.size();
                throw new IllegalArgumentException("the action "
                        + actionSignals.get(i % channels).name()
                        + " of agent " + i / channels % settings.agents() + " in world " + i / worldAction + " is "
                        + actions[i] + ", but must be a finite number");
            }
        }
    }

    private void stepWorld(int thread, int world) {
        try {
            Episode episode = episodes[world];
            episode.enter(arenas, thread);
            playWorld(episode, world);
            episode.leave();
        } catch (RuntimeException e) {
            failures[world] = e;
        }
    }

    private void playWorld(Episode episode, int world) {
        if (episode.ended()) {
            episode.begin();
            begun(world);
            return;
        }
        long before = episode.steps();
        Event event = episode.play(actions, world * worldAction, robotChannels);
        worldSteps[world] += episode.steps() - before;
        say(world, event);
        episode.reward(rewards, world * settings.agents());
        if (event != Event.NONE && settings.autoreset() == Autoreset.SAME_STEP) {
            episode.observe(finalObservations, world * worldObservation);
            episode.begin();
        }
        episode.observe(observations, world * worldObservation);
        watcher.accept(world);
    }

    /**
     * Writes what happened, if it is not there already, as in nearly every step: 64 worlds have their bytes in one line of
     * the cache, and threads that write to the same line wait for each other.
     */
    private void say(int world, Event event) {
        byte number = (byte) event.ordinal();
        if (events[world] != number) {
            events[world] = number;
            truncated[world] = event == Event.TIME_LIMIT;
            terminated[world] = event != Event.NONE && event != Event.TIME_LIMIT;
        }
    }

    /** {@return what is learned} */
    public LearnSettings settings() {
        return settings;
    }

    /** {@return the numbers that one agent observes} */
    public List<Signal> observationSignals() {
        return observationSignals;
    }

    /** {@return the numbers of one agent's action} */
    public List<Signal> actionSignals() {
        return actionSignals;
    }

    /** {@return the names of a world's agents, in their order} */
    public List<String> agents() {
        List<String> all = new ArrayList<>();
        for (int side = 0; side < settings.sides(); side++) {
            String colour = side == 0 ? "blue" : "yellow";
            if (settings.control() == Control.TEAM) {
                all.add(colour);
            }
            for (int i = 0;
                    settings.control() == Control.ROBOT && i < settings.task().robots();
                    i++) {
                all.add(colour + "_" + (i + 1));
            }
        }
        return List.copyOf(all);
    }

    /** {@return what agents observe: world by world, agent by agent} */
    public float[] observations() {
        return observations;
    }

    /** {@return with same-step autoreset, what was last observed in the worlds that ended in this step; or else empty} */
    public float[] finalObservations() {
        return finalObservations;
    }

    /** {@return where the actions of the next step are written, each between −1 and 1: world by world, agent by agent} */
    public float[] actions() {
        return actions;
    }

    /** {@return the rewards of the last step: world by world, agent by agent} */
    public float[] rewards() {
        return rewards;
    }

    /** {@return for each world, whether its episode came to its end in the last step} */
    public boolean[] terminated() {
        return terminated;
    }

    /** {@return for each world, whether its episode was cut off by the time limit in the last step} */
    public boolean[] truncated() {
        return truncated;
    }

    /** {@return for each world, the ordinal of the {@link Event} of the last step} */
    public byte[] events() {
        return events;
    }

    /** {@return how many steps of the physics all worlds have made} */
    public long worldSteps() {
        return Arrays.stream(worldSteps).sum();
    }

    /** {@return the processor time of the threads that help the caller's, ns} */
    long helpersNanos(ThreadMXBean threads) {
        return crew.helpersNanos(threads);
    }

    @Override
    public void close() {
        crew.close();
    }
}
