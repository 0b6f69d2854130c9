// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** The hands of people in a match: what they ask for waits here for the next cycle, and robots they drive are kept. */
final class OperatorQueue implements Stateful {
    private static final OperatorAction STILL = new OperatorAction.Drive(0, 0, 0, 0);
    private static final OperatorAction NOTHING = new OperatorAction.Handle(0, false, 0, false);

    private final Game game;
    private final int robotsPerSide;
    private final int channels;
    private final List<OperatorAction> pending = new ArrayList<>();
    private final OperatorAction.@Nullable Drive[] driven;
    private final OperatorAction.@Nullable Handle[] handled;
    private final double[] manual;

    OperatorQueue(Game game, int robotsPerSide, int channels) {
        this.game = game;
        this.robotsPerSide = robotsPerSide;
        this.channels = channels;
        this.driven = new OperatorAction.Drive[2 * robotsPerSide];
        this.handled = new OperatorAction.Handle[2 * robotsPerSide];
        this.manual = new double[channels];
    }

    /** Keeps an action for the next cycle, if it can be carried out. */
    void ask(OperatorAction action) {
        double[] values = action.encode();
        for (double value : values) {
            if (!(Math.abs(value) <= Double.MAX_VALUE)) {
                throw new IllegalArgumentException("an operator's action needs finite numbers: " + action);
            }
        }
        if (action instanceof OperatorAction.Order order) {
            requireKnown(order);
        } else if (action instanceof OperatorAction.Detail detail) {
            requireKnown(detail);
        } else if (action instanceof OperatorAction.Sighting sighting) {
            sighting.robots().forEach(sight -> requireBody(sight.robot(), action));
        } else {
            requireBody((int) values[1], action);
        }
        pending.add(action);
    }

    private void requireBody(int body, OperatorAction action) {
        boolean anyBody = action instanceof OperatorAction.Place
                || action instanceof OperatorAction.Put
                || action instanceof OperatorAction.Launch;
        int bodies = anyBody ? driven.length + 1 : driven.length;
        if (body < 0 || body >= bodies) {
            throw new IllegalArgumentException("there is no body " + body + " to act on: " + action);
        }
        if (action instanceof OperatorAction.Launch
                && body != driven.length
                && !game.hands().raisesRobots()) {
            throw new IllegalArgumentException("only the ball, body " + driven.length + ", is launched: " + action);
        }
    }

    private void requireKnown(OperatorAction.Order order) {
        List<RefereeOrder> known = game.referee().orders();
        if (known.stream().noneMatch(one -> one.number() == order.number())) {
            String numbers =
                    known.stream().map(one -> one.number() + " " + one.label()).collect(Collectors.joining(", "));
            throw new IllegalArgumentException("this referee has no order " + order.number() + ", but "
                    + (known.isEmpty() ? "none at all" : numbers));
        }
    }

    private void requireKnown(OperatorAction.Detail detail) {
        RefereeDetail known = game.referee().details().stream()
                .filter(one -> one.number() == detail.number())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("this referee has no detail " + detail.number()));
        known.require(detail.value());
    }

    /** Carries out what was asked for. */
    void act(Referee.EventSink events, Consumer<OperatorAction> done) {
        for (int i = 0; i < pending.size(); i++) {
            act(pending.get(i), events);
            done.accept(pending.get(i));
        }
        pending.clear();
    }

    private void act(OperatorAction action, Referee.EventSink events) {
        if (action instanceof OperatorAction.Place p) {
            game.hands().place(p.body(), p.x(), p.y(), p.heading());
        } else if (action instanceof OperatorAction.Put p) {
            game.hands().put(p.body(), p.x(), p.y(), p.heading(), p.vx(), p.vy(), p.spin());
        } else if (action instanceof OperatorAction.Launch l) {
            game.hands().launch(l.body(), l.x(), l.y(), l.height(), l.vx(), l.vy(), l.climb());
        } else if (action instanceof OperatorAction.Remove r) {
            game.hands().remove(r.robot());
        } else if (action instanceof OperatorAction.Sighting s) {
            game.hands().see(s);
        } else if (action instanceof OperatorAction.Order o) {
            game.referee().order(o.number(), events);
        } else if (action instanceof OperatorAction.Detail d) {
            game.referee().detail(d.number(), d.value());
        } else if (action instanceof OperatorAction.Drive d) {
            driven[d.robot()] = d;
        } else if (action instanceof OperatorAction.Handle h) {
            handled[h.robot()] = h;
        } else if (action instanceof OperatorAction.Release r) {
            driven[r.robot()] = null;
            handled[r.robot()] = null;
        }
    }

    /** Writes over the commands of robots that somebody drives. */
    void takeOver(Side side, double[] commands) {
        for (int i = 0; i < robotsPerSide; i++) {
            int robot = side.ordinal() * robotsPerSide + i;
            OperatorAction.Drive drive = driven[robot];
            if (drive != null) {
                game.hands().manual(robot, drive.forward(), drive.turn(), drive.sideways(), manual);
                OperatorAction.Handle handle = handled[robot];
                if (handle != null) {
                    game.hands().handle(handle, manual);
                }
                System.arraycopy(manual, 0, commands, i * channels, channels);
            }
        }
    }

    /** Who is driven by hand, and how. */
    @Override
    public void state(StateVisitor visitor) {
        for (int i = 0; i < driven.length; i++) {
            driven[i] = (OperatorAction.Drive) visit(visitor, driven[i], STILL);
            handled[i] = (OperatorAction.Handle) visit(visitor, handled[i], NOTHING);
        }
    }

    private static @Nullable OperatorAction visit(
            StateVisitor visitor, @Nullable OperatorAction action, OperatorAction blank) {
        if (!visitor.flag(action != null)) {
            return null;
        }
        double[] values = (action == null ? blank : action).encode();
        visitor.reals(values);
        return OperatorAction.decode(values);
    }

    /** What was asked for since the last cycle. */
    void pendingState(StateVisitor visitor) {
        int count = visitor.whole(pending.size());
        List<OperatorAction> before = List.copyOf(pending);
        pending.clear();
        for (int i = 0; i < count; i++) {
            double[] values = i < before.size() ? before.get(i).encode() : new double[0];
            int length = visitor.whole(values.length);
            values = length == values.length ? values : new double[length];
            visitor.reals(values);
            pending.add(OperatorAction.decode(values));
        }
    }
}
