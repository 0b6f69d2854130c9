// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.web;

import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.RefereeDetail;
import org.robopitch.engine.match.SafeText;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.recording.json.JsonValue.Word;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.studio.Desk;
import org.robopitch.studio.live.GoOn;
import org.robopitch.studio.live.LiveMatch;

/** What a page wants done, read from JSON; what cannot be done is refused with a sentence. */
final class Orders {
    private static final double SLOWEST = 0.1;
    private static final double FASTEST = 1000;
    private static final int MOST_STEPS = 100;

    private final Desk desk;
    private final Supplier<Catalogue> offered;

    /**
     * A reader of orders.
     *
     * @param offered whose teams strangers choose among: files and classes of this machine are none of theirs
     */
    Orders(Desk desk, Supplier<Catalogue> offered) {
        this.desk = desk;
        this.offered = offered;
    }

    /**
     * Carries out an order.
     *
     * @param text JSON with a member "do"
     * @throws IllegalArgumentException with what is wrong
     */
    void carryOut(String text, boolean own) {
        try {
            carryOut(JsonParser.parseObject(text), own);
        } catch (JsonException e) {
            throw new IllegalArgumentException("this message cannot be read: " + e.getMessage());
        }
    }

    private void carryOut(JsonObject order, boolean own) throws JsonException {
        String what = order.text("do");
        if (what.equals("new match")) {
            MatchOrder wanted = request(order, desk.live());
            requireOffered(own, wanted.blue(), wanted.yellow());
            desk.begin(wanted);
            return;
        }
        if (what.equals("go on")) {
            GoOn wish = new GoOn(
                    order.text("recording"),
                    between(order, "time", 0, 1e9),
                    order.text("blue"),
                    order.text("yellow"),
                    order.text("seed"));
            requireOffered(own, wish.blue(), wish.yellow());
            desk.goOn(wish);
            return;
        }
        LiveMatch live = desk.live();
        if (live == null) {
            throw new IllegalArgumentException("there is no match to act on: start a new one first");
        }
        if (what.equals("rematch")) {
            requireOffered(own, live.order().blue(), live.order().yellow());
            desk.begin(live.order());
            return;
        }
        int bodies = live.scene().bodies().size();
        switch (what) {
            case "pause" -> live.pause(true);
            case "play" -> live.pause(false);
            case "step" -> live.step((int) between(order, "cycles", 1, MOST_STEPS));
            case "speed" -> live.speed(speed(order));
            case "place" ->
                live.operate(new OperatorAction.Place(
                        body(order, bodies),
                        between(order, "x", -100, 100),
                        between(order, "y", -100, 100),
                        between(order, "heading", -100, 100)));
            case "drive" ->
                live.operate(new OperatorAction.Drive(
                        body(order, bodies - 1),
                        between(order, "forward", -1, 1),
                        between(order, "turn", -1, 1),
                        between(order, "sideways", -1, 1)));
            case "handle" ->
                live.operate(new OperatorAction.Handle(
                        body(order, bodies - 1),
                        flag(order, "hold"),
                        between(order, "kick", 0, 1),
                        flag(order, "lob")));
            case "detail" -> live.operate(detail(order, live));
            case "order" -> live.operate(new OperatorAction.Order(known(order, live)));
            case "release" -> live.operate(new OperatorAction.Release(body(order, bodies - 1)));
            default ->
                throw new IllegalArgumentException("field \"do\": there is no \"" + what
                        + "\"; there is pause, play, step, speed, place, drive, handle, release, order,"
                        + " detail, new match, rematch, go on");
        }
    }

    private void requireOffered(boolean own, String... names) {
        if (own) {
            return;
        }
        Set<String> teams = new TreeSet<>();
        Catalogue catalogue = offered.get();
        catalogue.leagues().forEach(league -> teams.addAll(catalogue.teams(league)));
        for (String name : names) {
            if (!name.isEmpty() && !teams.contains(name)) {
                throw new IllegalArgumentException(
                        "there is no team \"" + SafeText.of(name, 60) + "\"; there are " + String.join(", ", teams));
            }
        }
    }

    private static int known(JsonObject order, LiveMatch live) throws JsonException {
        int number = order.integer("number");
        if (live.scene().orders().stream().noneMatch(one -> one.number() == number)) {
            throw new IllegalArgumentException("field \"number\": this referee has no order " + number);
        }
        return number;
    }

    private static OperatorAction detail(JsonObject order, LiveMatch live) throws JsonException {
        int number = order.integer("number");
        double value = order.number("value");
        RefereeDetail known = live.scene().details().stream()
                .filter(one -> one.number() == number)
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException("field \"number\": this referee has no detail " + number));
        known.require(value);
        return new OperatorAction.Detail(number, value);
    }

    private static MatchOrder request(JsonObject order, @Nullable LiveMatch live) throws JsonException {
        JsonObject noise = order.object("noise");
        String seed = order.text("seed");
        long number;
        try {
            number = Long.parseLong(seed.trim());
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("the seed must be a whole number, but is \"" + seed + "\"");
        }
        // What the form does not ask for stays as it was, while the league does.
        MatchOrder before = live == null
                        || order.members().get("keep") != Word.TRUE
                        || !live.order().league().equals(order.text("league"))
                ? null
                : live.order();
        MatchOrder base = before == null ? MatchOrder.of(order.text("league"), "", "", "", number) : before;
        return base.with("size", order.text("size"))
                .with("blue", order.text("blue"))
                .with("yellow", order.text("yellow"))
                .with("seed", number)
                .with("duration", duration(order, before))
                .with("sensing", Messages.sensing(noise))
                .with("actuation", Messages.actuation(noise));
    }

    /** The form's own number, 0 for the referee to decide; without one, the time of the match before. */
    private static double duration(JsonObject order, @Nullable MatchOrder before) throws JsonException {
        if (order.members().containsKey("duration")) {
            return between(order, "duration", 0, 1e6);
        }
        return before == null ? 0 : before.duration();
    }

    /** Null stands for full speed. */
    private static double speed(JsonObject order) throws JsonException {
        if (order.members().get("factor") == Word.NULL) {
            return Double.POSITIVE_INFINITY;
        }
        return between(order, "factor", SLOWEST, FASTEST);
    }

    private static int body(JsonObject order, int count) throws JsonException {
        int body = order.integer("body");
        if (body < 0 || body >= count) {
            throw new IllegalArgumentException(
                    "field \"body\": there is no body " + body + " for that; there are 0 to " + (count - 1));
        }
        return body;
    }

    private static boolean flag(JsonObject order, String name) {
        JsonValue value = order.members().get(name);
        if (value != Word.TRUE && value != Word.FALSE) {
            throw new IllegalArgumentException("field \"" + name + "\": expected true or false, found " + value);
        }
        return value == Word.TRUE;
    }

    private static double between(JsonObject order, String name, double low, double high) throws JsonException {
        double value = order.number(name);
        if (!(value >= low && value <= high)) {
            throw new IllegalArgumentException(
                    "field \"" + name + "\": expected a number from " + low + " to " + high + ", found " + value);
        }
        return value;
    }
}
