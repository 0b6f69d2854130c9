// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.refbox;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.middlesize.referee.MatchMode;
import org.robopitch.middlesize.referee.Orders;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonValue.JsonObject;

/** What a command of the RefBox, {"command", "targetTeam"[, "robotID"]}, means for a match. */
final class RefBoxCommands {
    private final RefBoxSettings settings;

    RefBoxCommands(RefBoxSettings settings) {
        this.settings = settings;
    }

    /**
     * {@return what is to be done; nothing for commands that only tell how things stand}
     *
     * @throws JsonException if it is no command
     */
    List<OperatorAction> read(String text) throws JsonException {
        JsonObject message = JsonParser.parseObject(text);
        String command = message.text("command").toUpperCase(Locale.ROOT);
        Side side = side(message);
        return switch (command) {
            case "START" -> mode(MatchMode.START);
            case "STOP", "HALF_TIME", "END_GAME", "GAME_OVER" -> mode(MatchMode.STOP);
            case "DROP_BALL" -> mode(MatchMode.DROPBALL);
            case "PARK" -> mode(MatchMode.PARKING);
            case "KICKOFF" -> restart(MatchMode.KICKOFF, command, side);
            case "FREEKICK" -> restart(MatchMode.FREEKICK, command, side);
            case "GOALKICK" -> restart(MatchMode.GOALKICK, command, side);
            case "THROWIN" -> restart(MatchMode.THROWIN, command, side);
            case "CORNER" -> restart(MatchMode.CORNER, command, side);
            case "PENALTY" -> restart(MatchMode.PENALTY, command, side);
            case "YELLOW_CARD" ->
                List.of(new OperatorAction.Order(Orders.YELLOW_CARD.of(robot(message, command, side))));
            case "RED_CARD" -> List.of(new OperatorAction.Order(Orders.RED_CARD.of(robot(message, command, side))));
            case "DOUBLE_YELLOW" ->
                List.of(new OperatorAction.Order(Orders.DOUBLE_YELLOW.of(robot(message, command, side))));
            case "GOAL" ->
                List.of(new OperatorAction.Order(
                        Orders.GOAL.of(named(command, side).ordinal())));
            case "SUBGOAL" ->
                List.of(new OperatorAction.Order(
                        Orders.GOAL_TAKEN_BACK.of(named(command, side).ordinal())));
            case "REPAIR" -> List.of(new OperatorAction.Remove(robot(message, command, side)));
            case "SUBSTITUTION" ->
                List.of(new OperatorAction.Order(Orders.COME_BACK.of(robot(message, command, side))));
            // The referee counts the halves itself; the rest does not matter.
            case "FIRST_HALF",
                    "SECOND_HALF",
                    "FIRST_HALF_OVERTIME",
                    "SECOND_HALF_OVERTIME",
                    "RESET",
                    "WELCOME",
                    "IS_ALIVE" -> List.of();
            default -> throw new JsonException("the RefBox's command \"" + command + "\" is not known");
        };
    }

    private static List<OperatorAction> mode(MatchMode mode) {
        return List.of(new OperatorAction.Order(Orders.coach(mode, Side.BLUE)));
    }

    private List<OperatorAction> restart(MatchMode mode, String command, @Nullable Side side) throws JsonException {
        return List.of(new OperatorAction.Order(Orders.coach(mode, named(command, side))));
    }

    private Side named(String command, @Nullable Side side) throws JsonException {
        if (side == null) {
            throw new JsonException(command + " needs a targetTeam, " + settings.cyan() + " or " + settings.magenta());
        }
        return side;
    }

    /** The index of the robot that a command is about; the RefBox counts from 1. */
    private int robot(JsonObject message, String command, @Nullable Side side) throws JsonException {
        int number = message.integer("robotID");
        if (number < 1 || number > settings.robots()) {
            throw new JsonException(command + ": there is no robot " + number + ", only 1 to " + settings.robots());
        }
        return number - 1 + (named(command, side) == Side.BLUE ? 0 : settings.robots());
    }

    private @Nullable Side side(JsonObject message) throws JsonException {
        String team = message.members().get("targetTeam") instanceof JsonValue.JsonText text ? text.text() : "";
        if (team.isEmpty()) {
            return null;
        }
        if (team.equalsIgnoreCase(settings.cyan())) {
            return Side.BLUE;
        }
        if (team.equalsIgnoreCase(settings.magenta())) {
            return Side.YELLOW;
        }
        throw new JsonException("the targetTeam is " + settings.cyan() + " or " + settings.magenta() + ", not " + team);
    }
}
