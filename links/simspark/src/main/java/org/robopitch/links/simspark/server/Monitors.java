// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.server;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.links.simspark.sexp.AsciiText;
import org.robopitch.links.simspark.wire.MonitorCodec;
import org.robopitch.links.simspark.wire.ServedGame;
import org.robopitch.links.simspark.wire.TrainerCommand;

/** The monitors: the whole scene first and whenever robots come or go, then an update every second cycle. */
final class Monitors {
    private static final int CYCLES_PER_UPDATE = 2;
    private static final int MOST_FRAMES = 200;

    private final ServerCounters counters;
    private final MonitorCodec codec = new MonitorCodec();
    private final List<Monitor> monitors = new ArrayList<>();
    private final List<TrainerCommand> asked = new ArrayList<>();
    private final AsciiText full = new AsciiText();
    private final AsciiText update = new AsciiText();
    private long cycle;
    private long shape;
    private boolean killed;
    private @Nullable Side selectedSide;
    private int selectedNumber;

    private static final class Monitor {
        final Connection connection;
        boolean fresh = true;

        Monitor(Connection connection) {
            this.connection = connection;
        }
    }

    Monitors(ServerCounters counters) {
        this.counters = counters;
    }

    boolean killed() {
        return killed;
    }

    /** Shows a new monitor the scene at once, even while the next cycle waits for agents. */
    void add(Connection connection, ServedGame arena) {
        counters.monitors.add();
        Monitor monitor = new Monitor(connection);
        monitors.add(monitor);
        codec.full(arena, full);
        connection.send(full);
        monitor.fresh = false;
    }

    /** Does what trainers asked for since the last cycle. */
    void train(ServedGame arena, Seats seats) {
        for (Monitor monitor : monitors) {
            read(monitor);
        }
        monitors.removeIf(monitor -> !monitor.connection.isOpen());
        for (TrainerCommand command : asked) {
            counters.training.add();
            if (!train(command, arena, seats)) {
                counters.strangeTraining.add();
            }
        }
        asked.clear();
    }

    /** {@return whether the command was understood} */
    private boolean train(TrainerCommand command, ServedGame arena, Seats seats) {
        // A command that names no robot means the selected one.
        int number = command.number() == 0 ? selectedNumber : command.number();
        Side side = command.number() == 0 ? selectedSide : command.side();
        switch (command.word()) {
            case "killsim" -> killed = true;
            case "select" -> {
                selectedNumber = command.number();
                selectedSide = selectedNumber == 0 ? null : command.side();
            }
            case "kill" -> {
                if (side != null) {
                    seats.dismiss(side, number);
                }
            }
            case "repos" -> {
                if (side != null) {
                    arena.moveAside(side, number);
                }
            }
            default -> {
                return arena.train(command);
            }
        }
        return true;
    }

    /** What is beyond the bound waits in the connection, so that no monitor holds up the cycle. */
    private void read(Monitor monitor) {
        monitor.connection.take(MOST_FRAMES, counters, frames -> {
            for (TrainerCommand command : TrainerCommand.read(
                    frames.buffer(), frames.start(), frames.length(), counters.strangeTraining::add)) {
                if (command.word().equals("reqfullstate")) {
                    monitor.fresh = true;
                } else {
                    asked.add(command);
                }
            }
            return true;
        });
    }

    /** Sends an update every 40 ms; a monitor that has not read the last one is passed over, and later gets it all. */
    void show(ServedGame arena) {
        if (cycle++ % CYCLES_PER_UPDATE != 0 || monitors.isEmpty()) {
            return;
        }
        ServedGame view = arena;
        long now = shapeOf(view);
        boolean reshaped = now != shape;
        shape = now;
        full.clear();
        update.clear();
        for (Monitor monitor : monitors) {
            monitor.fresh |= reshaped;
            if (monitor.connection.congested()) {
                counters.monitorSkips.add();
                monitor.fresh = true;
            } else if (monitor.fresh) {
                if (full.length() == 0) {
                    codec.full(view, full);
                }
                monitor.connection.send(full);
                monitor.fresh = false;
            } else {
                if (update.length() == 0) {
                    codec.update(view, update);
                }
                monitor.connection.send(update);
            }
        }
    }

    private static long shapeOf(ServedGame view) {
        long shape = 17;
        for (Side side : Side.values()) {
            for (int number = 1; number <= 11; number++) {
                shape = 7 * shape + view.type(side, number) + 1;
            }
        }
        return shape;
    }
}
