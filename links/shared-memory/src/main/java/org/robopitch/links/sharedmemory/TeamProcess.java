// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.StepBudgetError;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.state.Stateful;
import org.robopitch.links.sharedmemory.TeamMailbox.BufferVisitor;
import org.robopitch.runner.guard.Daemon;
import org.robopitch.runner.guard.ProcessorWait;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.team.TeamProcesses;

/**
 * A team in a Java of its own. Each decision goes there and back through shared memory, bit for bit, so that the team plays as
 * it would in this process. Whatever ends its process, from {@code System.exit} to exhausted memory, costs the team its
 * match: its robots stop.
 */
final class TeamProcess implements TeamProcesses.Apart {
    private static final int LONGEST_WORDS = 8000;
    private static final long READY_NANOS = 180_000_000_000L;
    private static final int OUT_OF_MEMORY = 3;
    private static final int SIGNALLED = 128;

    private final ProcessLimits limits;
    private final TeamMailbox mailbox;
    private final Process process;
    private final ProcessWatch watch;
    private long number = 1;
    private final Set<ProcessHandle> started = ConcurrentHashMap.newKeySet();
    private long[] thread = {-1, -1};
    private long unreadNanos;
    private volatile @Nullable String lost;
    private volatile boolean killed;
    private volatile boolean closed;

    private TeamProcess(
            TeamProcesses.Assignment assignment, ProcessLimits limits, TeamMailbox mailbox, Process process) {
        this.limits = limits;
        this.mailbox = mailbox;
        this.process = process;
        this.watch = new ProcessWatch();
        Daemon.start(assignment.side().label() + " team prints", this::passOn);
    }

    /** Starts the process and waits until it is ready to make its team. */
    static TeamProcess start(TeamOrder order, TeamProcesses.Assignment assignment, JavaProcesses java)
            throws IOException {
        SharedFolder folder = SharedFolder.at(null);
        Path mailboxFile = folder.path().resolve(TeamOrder.MAILBOX);
        try {
            order.write(folder.path());
            TeamMailbox mailbox = TeamMailbox.create(mailboxFile);
            Side side = assignment.side();
            List<String> command = new ArrayList<>(java.limits().command());
            command.addAll(List.of("-cp", java.classPath(), java.main()));
            command.add(folder.path().toString());
            List<Path> readable = Walls.ofJava(java.classPath());
            readable.addAll(order.source().classPath());
            ProcessBuilder builder = java.walls().builder(folder.path(), readable, command);
            builder.command().addAll(0, ProcessLimits.oneProcessor(side));
            Process process = builder.redirectErrorStream(true).start();
            TeamProcess team = new TeamProcess(assignment, java.limits(), mailbox, process);
            if (!team.await(1, READY_NANOS)) {
                team.close();
                throw new IOException(
                        "the process of the team " + order.source().name() + " does not start");
            }
            // Nothing of the team's has run yet: this is believed.
            long inside = mailbox.answer().getLong();
            team.thread = java.walls() == Walls.NONE
                    ? new long[] {process.pid(), inside}
                    : ProcessTree.of(process.pid(), Long.MAX_VALUE).find(inside);
            return team;
        } finally {
            // Both ends have what they need in memory: nobody else can join.
            Files.deleteIfExists(mailboxFile);
            Files.deleteIfExists(folder.path().resolve(TeamOrder.FILE));
            folder.close();
        }
    }

    @Override
    public void start(TeamInfo info) {
        exchange(TeamMailbox.START, info.random()::state, null);
    }

    @Override
    public void decide(Observation observation, Commands commands) {
        if (lost != null) {
            commands.stop();
            return;
        }
        exchange(
                TeamMailbox.DECIDE,
                visitor -> {
                    visitor.reals(commands.values());
                    observation.state(visitor);
                },
                commands);
    }

    private void exchange(int kind, Stateful question, @Nullable Commands commands) {
        try {
            question.state(new BufferVisitor(mailbox.question().putInt(kind), false));
            ask();
            read(mailbox.answer(), commands);
        } catch (InternalError fault) { // a process without walls has truncated the memory
            end();
            throw lost("its memory was truncated");
        }
    }

    private void ask() {
        number++;
        mailbox.ask(number);
        if (!await(number, Long.MAX_VALUE)) {
            throw lost("its process has ended: " + reason());
        }
    }

    private IllegalStateException lost(String why) {
        lost = why;
        return new IllegalStateException(why + "; its robots stop");
    }

    private void read(ByteBuffer answer, @Nullable Commands commands) {
        int status = answer.getInt();
        String words = TeamMailbox.get(answer, LONGEST_WORDS);
        String place = TeamMailbox.get(answer, LONGEST_WORDS);
        if (status == TeamMailbox.OUT_OF_STEPS) {
            throw new StepBudgetError();
        }
        if (status != TeamMailbox.DONE) {
            throw new TeamThrewException(words + place);
        }
        if (commands == null) {
            return;
        }
        for (int i = 0; i < commands.values().length; i++) {
            commands.values()[i] = answer.getDouble();
        }
        for (int robot = 0; robot < commands.robots(); robot++) {
            commands.role(robot, TeamMailbox.get(answer, LONGEST_WORDS));
        }
        ShapeBytes.draw(answer, commands.sketch());
    }

    /** Waits for an answer; false if the process has gone, or the time is up. */
    private boolean await(long answer, long nanos) {
        Rest rest = new Rest();
        long begin = Clock.SYSTEM.nanoTime();
        long looked = begin;
        while (mailbox.answered() != answer) {
            looked = Clock.SYSTEM.nanoTime();
            rest.rest();
            if (closed) {
                return false;
            }
            if (rest.idle() && !process.isAlive() && mailbox.answered() != answer) {
                return false;
            }
            if (nanos != Long.MAX_VALUE && looked - begin > nanos) {
                return false;
            }
        }
        unreadNanos += Clock.SYSTEM.nanoTime() - looked;
        return true;
    }

    private String reason() {
        String broken = watch.broken();
        if (broken != null) {
            return "it " + broken;
        }
        try {
            if (process.waitFor(1, TimeUnit.SECONDS)) {
                int code = process.exitValue();
                killed = code > SIGNALLED;
                return code == OUT_OF_MEMORY
                        ? "it ran out of its " + limits.memoryMegabytes() + " MB of memory, or ended with exit code 3"
                        : killed ? "it was ended by signal " + (code - SIGNALLED) : "it ended with exit code " + code;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return "it does not answer";
    }

    /** What the team prints goes where it would go in this process; its pipe is read to the end, so that it never waits. */
    private void passOn() {
        byte[] bytes = new byte[8192];
        try (InputStream printed = process.getInputStream()) {
            for (int length = printed.read(bytes); length >= 0; length = printed.read(bytes)) {
                System.err.write(bytes, 0, length);
                System.err.flush();
            }
        } catch (IOException closedByUs) {
            // The process has ended, or was ended.
            return;
        }
    }

    /**
     * The team waits for its own processor, and after it has answered, for that of the thread here that reads the answer. The
     * latter is at most the time since the last look in vain.
     */
    @Override
    public long starvedNanos() {
        long there = ProcessorWait.of(thread[0], thread[1]);
        return there < 0 ? there : there + unreadNanos;
    }

    @Override
    public long ranNanos() {
        return ProcessorWait.ran(thread[0], thread[1]);
    }

    @Override
    public @Nullable String lost() {
        return lost;
    }

    @Override
    public boolean killed() {
        return killed;
    }

    @Override
    public void close() {
        closed = true;
        end();
    }

    /** Walls end what the team has started with it; without them, so does this, as far as it was ever seen whose it is. */
    private void end() {
        process.descendants().forEach(started::add);
        process.destroyForcibly();
        started.forEach(ProcessHandle::destroyForcibly);
        try {
            process.getOutputStream().close();
        } catch (IOException gone) {
            return;
        }
    }

    /** Ends the process of a team that uses more threads or memory than it may; where the system says nothing, it sees nothing. */
    private final class ProcessWatch {
        private static final long LOOK_MILLIS = 50;

        private volatile @Nullable String broken;

        ProcessWatch() {
            Daemon.start("watches the process of a team", this::watch);
        }

        /** Which limit was broken, or null. */
        @Nullable
        String broken() {
            return broken;
        }

        private void watch() {
            while (process.isAlive()) {
                long mostThreads = (long) limits.threads() + ProcessLimits.OVERHEAD_THREADS;
                ProcessTree tree = ProcessTree.of(process.pid(), mostThreads);
                tree.processes().forEach(one -> ProcessHandle.of(one).ifPresent(started::add));
                long most = (long) limits.memoryMegabytes() + ProcessLimits.OVERHEAD_MEGABYTES;
                if (tree.threads() > mostThreads) {
                    end("started more than " + limits.threads() + " threads");
                } else if (tree.kilobytes() / 1000 > most) {
                    end("took more than " + most + " MB of memory");
                }
                try {
                    Thread.sleep(LOOK_MILLIS);
                } catch (InterruptedException e) {
                    return;
                }
            }
        }

        private void end(String why) {
            broken = why;
            TeamProcess.this.end();
        }
    }

    /** What a team threw in its own process, in its own words; where it did so is among them. */
    static final class TeamThrewException extends RuntimeException {
        private static final long serialVersionUID = 1;

        TeamThrewException(String words) {
            super(words, null, false, false);
        }

        @Override
        public String toString() {
            return String.valueOf(getMessage());
        }
    }
}
