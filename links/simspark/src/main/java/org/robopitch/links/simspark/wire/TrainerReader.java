// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.wire;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.humanoid.sense.PlayMode;
import org.robopitch.links.simspark.sexp.Sexp;
import org.robopitch.links.simspark.sexp.Sexp.Atom;
import org.robopitch.links.simspark.sexp.Sexp.Items;

/** Reads the commands of a trainer; what is none is passed over and counted. */
public final class TrainerReader {
    private int strange;

    /** A reader. */
    public TrainerReader() {}

    /** {@return how many expressions were not understood so far} */
    public int strange() {
        return strange;
    }

    /**
     * {@return the commands of a message}
     *
     * @param bytes where it lies
     * @param from its first byte
     * @param length of the message
     */
    public List<TrainerCommand> read(byte[] bytes, int from, int length) {
        List<TrainerCommand> commands = new ArrayList<>();
        List<Sexp> expressions;
        try {
            expressions = Sexp.read(bytes, from, from + length);
        } catch (IllegalArgumentException e) {
            strange++;
            return commands;
        }
        for (Sexp expression : expressions) {
            TrainerCommand command = expression instanceof Items items ? command(items.items()) : null;
            if (command == null) {
                strange++;
            } else {
                commands.add(command);
            }
        }
        return commands;
    }

    private static @Nullable TrainerCommand command(List<Sexp> items) {
        return switch (word(items, 0)) {
            case "kickOff" -> new TrainerCommand.KickOff(side(word(items, 1)));
            case "dropBall" -> new TrainerCommand.DropBall();
            case "ball" -> ball(items);
            case "agent" -> robot(items);
            case "playMode" -> {
                PlayMode mode = PlayMode.named(word(items, 1));
                yield mode == null ? null : new TrainerCommand.Mode(mode);
            }
            case "time" -> {
                double seconds = number(items, 1);
                yield seconds >= 0 ? new TrainerCommand.Time(seconds) : null;
            }
            case "score" -> score(items);
            case "select" -> {
                int number = number(items);
                yield number == 0 ? new TrainerCommand.Select(0, 0) : new TrainerCommand.Select(side(items), number);
            }
            case "kill" -> new TrainerCommand.Kill(side(items), number(items));
            case "repos" -> new TrainerCommand.Beside(side(items), number(items));
            case "reqfullstate" -> new TrainerCommand.FullState();
            case "killsim" -> new TrainerCommand.KillSimulation();
            default -> null;
        };
    }

    private static @Nullable TrainerCommand ball(List<Sexp> items) {
        List<Sexp> place = part(items, "pos");
        List<Sexp> speed = part(items, "vel");
        boolean placed = place != null && numbers(place, 3);
        boolean moving = speed != null && numbers(speed, 3);
        if (!placed && !moving) {
            return null;
        }
        return new TrainerCommand.Ball(
                placed, at(place, 1), at(place, 2), at(place, 3), moving, at(speed, 1), at(speed, 2), at(speed, 3));
    }

    private static @Nullable TrainerCommand robot(List<Sexp> items) {
        List<Sexp> number = part(items, "unum");
        List<Sexp> place = part(items, "pos");
        List<Sexp> move = part(items, "move");
        int side = side(items);
        double unum = at(number, 1);
        boolean turned = move != null && numbers(move, 4);
        List<Sexp> where = turned ? move : place;
        if (side == 0 || !(unum >= 1 && unum <= 11) || where == null || !numbers(where, 3)) {
            return null;
        }
        // A robot's own frame has y ahead, so that on the wire 0 degrees is along y.
        double heading = turned ? StrictMath.toRadians(at(where, 4) + 90) : 0;
        return new TrainerCommand.Robot(side, (int) unum, at(where, 1), at(where, 2), at(where, 3), turned, heading);
    }

    private static @Nullable TrainerCommand score(List<Sexp> items) {
        double left = at(part(items, "left"), 1);
        double right = at(part(items, "right"), 1);
        return left >= 0 && right >= 0 && left < 1000 && right < 1000
                ? new TrainerCommand.Score((int) left, (int) right)
                : null;
    }

    /** {@return which number a command names, 0 for none} */
    private static int number(List<Sexp> items) {
        double number = at(part(items, "unum"), 1);
        return number >= 1 && number <= 11 && side(items) != 0 ? (int) number : 0;
    }

    private static int side(List<Sexp> items) {
        List<Sexp> team = part(items, "team");
        return team == null ? 0 : side(word(team, 1));
    }

    private static int side(String word) {
        return word.equalsIgnoreCase("Left") ? 1 : word.equalsIgnoreCase("Right") ? -1 : 0;
    }

    private static @Nullable List<Sexp> part(List<Sexp> items, String name) {
        for (Sexp item : items) {
            if (item instanceof Items inner && word(inner.items(), 0).equals(name)) {
                return inner.items();
            }
        }
        return null;
    }

    private static String word(List<Sexp> items, int index) {
        return index < items.size() && items.get(index) instanceof Atom atom ? atom.text() : "";
    }

    private static boolean numbers(List<Sexp> items, int count) {
        for (int i = 1; i <= count; i++) {
            if (!(Math.abs(number(items, i)) <= 1e6)) {
                return false;
            }
        }
        return true;
    }

    private static double at(@Nullable List<Sexp> items, int index) {
        return items == null ? Double.NaN : number(items, index);
    }

    private static double number(List<Sexp> items, int index) {
        try {
            double value = Double.parseDouble(word(items, index));
            return Math.abs(value) <= 1e9 ? value : Double.NaN;
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }
}
