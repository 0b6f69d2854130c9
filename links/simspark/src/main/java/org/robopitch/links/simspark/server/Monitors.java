// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.server;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.links.simspark.sexp.AsciiText;
import org.robopitch.links.simspark.wire.MonitorCodec;
import org.robopitch.links.simspark.wire.MonitorView;
import org.robopitch.links.simspark.wire.TrainerCommand;
import org.robopitch.links.simspark.wire.TrainerReader;

/** The monitors: the whole scene first and whenever robots come or go, then an update every second cycle. */
final class Monitors {
    private static final int CYCLES_PER_UPDATE = 2;
    private static final int MOST_FRAMES = 200;

    private final ServerCounters counters;
    private final MonitorCodec codec = new MonitorCodec();
    private final TrainerReader reader = new TrainerReader();
    private final List<Monitor> monitors = new ArrayList<>();
    private final List<TrainerCommand> asked = new ArrayList<>();
    private final AsciiText full = new AsciiText();
    private final AsciiText update = new AsciiText();
    private long cycle;
    private long shape;
    private boolean killed;
    private TrainerCommand.Select selected = new TrainerCommand.Select(0, 0);

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
        codec.full(arena.view(), full);
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
            if (command instanceof TrainerCommand.KillSimulation) {
                killed = true;
            } else if (command instanceof TrainerCommand.Select select) {
                selected = select;
            } else if (command instanceof TrainerCommand.Kill kill) {
                TrainerCommand.Select robot = named(kill.side(), kill.number());
                if (robot.side() != 0) {
                    seats.dismiss(robot.side() > 0 ? 0 : 1, robot.number());
                }
            } else if (command instanceof TrainerCommand.Beside beside) {
                TrainerCommand.Select robot = named(beside.side(), beside.number());
                if (robot.side() != 0) {
                    arena.train(new TrainerCommand.Beside(robot.side(), robot.number()));
                }
            } else {
                arena.train(command);
            }
        }
        asked.clear();
    }

    /** {@return the robot that a command names, or else the selected one} */
    private TrainerCommand.Select named(int side, int number) {
        return number == 0 ? selected : new TrainerCommand.Select(side, number);
    }

    /** What is beyond the bound waits in the connection, so that nobody holds up the cycle. */
    private void read(Monitor monitor) {
        int strange = reader.strange();
        monitor.connection.take(MOST_FRAMES, counters, frames -> {
            for (TrainerCommand command : reader.read(frames.buffer(), frames.start(), frames.length())) {
                if (command instanceof TrainerCommand.FullState) {
                    monitor.fresh = true;
                } else {
                    asked.add(command);
                }
            }
            return true;
        });
        counters.strangeTraining.add(reader.strange() - strange);
    }

    /** Sends an update every 40 ms; a monitor that has not read the last one is passed over, and later gets it all. */
    void show(ServedGame arena) {
        if (cycle++ % CYCLES_PER_UPDATE != 0 || monitors.isEmpty()) {
            return;
        }
        MonitorView view = arena.view();
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

    private static long shapeOf(MonitorView view) {
        long shape = 17;
        for (int side = 0; side < 2; side++) {
            for (int number = 1; number <= 11; number++) {
                shape = 7 * shape + view.type(side, number) + 1;
            }
        }
        return shape;
    }
}
