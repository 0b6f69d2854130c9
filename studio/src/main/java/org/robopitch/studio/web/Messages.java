// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.robopitch.declare.Component;
import org.robopitch.declare.Declared;
import org.robopitch.declare.Range;
import org.robopitch.declare.Require;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.RefereeDetail;
import org.robopitch.engine.match.RefereeOrder;
import org.robopitch.engine.match.SafeText;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Statistic;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonValue.JsonNumber;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.recording.json.RecordJson;
import org.robopitch.recording.match.BodyJson;
import org.robopitch.recording.match.MatchInfo;
import org.robopitch.recording.match.PitchNote;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.session.MatchScene;
import org.robopitch.studio.MatchFactory;
import org.robopitch.studio.frame.RobotReadings;
import org.robopitch.studio.live.LiveMatch;
import org.robopitch.studio.live.LiveStatus;
import org.robopitch.studio.replay.Replay;

/** What the studio says to the page, as JSON: each message is a record, or several that follow one another. */
final class Messages {
    private static final Declared<SensingSettings> SENSING = Declared.of(SensingSettings.class);
    private static final Declared<ActuationSettings> ACTUATION = Declared.of(ActuationSettings.class);
    private static final Set<String> NOISE = Stream.of(SENSING, ACTUATION)
            .flatMap(declared -> declared.components().stream())
            .map(Component::key)
            .collect(Collectors.toUnmodifiableSet());

    private Messages() {}

    private record Message(String type, int match) {
        static Message of(String type, @Nullable LiveMatch live) {
            return new Message(type, live == null ? 0 : live.number());
        }
    }

    private record Setup(String league, String size, String seed, double cycleSeconds, List<String> teams) {}

    private record Desk(List<RefereeOrder> orders, List<RefereeDetail> details) {}

    private record Pitch(double length, double width, double goalWidth) {}

    private record Shown(String name, String label, String unit, int decimals) {}

    private record Ground(
            Pitch pitch, List<PitchNote.MarkingJson> markings, List<BodyJson.Look> bodies, List<Shown> statistics) {
        static Ground of(PitchNote pitch, List<BodyInfo> bodies) {
            return new Ground(
                    new Pitch(pitch.length(), pitch.width(), pitch.goalWidth()),
                    pitch.markings().stream().map(PitchNote.MarkingJson::of).toList(),
                    bodies.stream().map(BodyJson::look).toList(),
                    Statistic.in(Statistic.Told.STUDIO).stream()
                            .map(one -> new Shown(one.key(), one.label(), one.unit(), one.decimals()))
                            .toList());
        }
    }

    private record Event(double time, String kind, int side, int robot, String text) {
        static Event of(MatchEvent event) {
            Side side = event.side();
            return new Event(
                    event.time(), event.kind(), side == null ? -1 : side.ordinal(), event.backNumber(), event.text());
        }
    }

    /** The members of several records as one object. */
    private static String text(@Nullable Record... parts) {
        JsonWriter out = new JsonWriter().beginObject();
        for (Record part : parts) {
            if (part != null) {
                RecordJson.members(out, part);
            }
        }
        return out.endObject().toString();
    }

    /** What is on the pitch; or, without a match, that there is none. */
    static String scene(@Nullable LiveMatch live) {
        Message message = Message.of("scene", live);
        if (live == null) {
            return text(message);
        }
        MatchOrder order = live.order();
        MatchScene scene = live.scene();
        List<String> teams = List.of(order.blue(), order.yellow());
        return text(
                message,
                new Setup(order.league(), order.size(), Long.toString(order.seed()), scene.cycleSeconds(), teams),
                new Desk(scene.orders(), scene.details()),
                Ground.of(scene.pitch(), scene.bodies()));
    }

    private record Recorded(String type, String recording, String name, int match) {}

    private record Span(double start, double end) {}

    private record Reports(List<Event> events, List<String> damages) {}

    /** What a page has to know of a recording before it asks for frames. */
    static String recording(String id, Replay replay) {
        MatchInfo info = replay.info();
        List<BodyInfo> bodies = replay.stage().bodies();
        long robots = bodies.stream().filter(body -> body.side() != null).count();
        long side = info.teams().isEmpty() ? 0 : robots / 2;
        return text(
                new Recorded("scene", id, replay.name(), 0),
                new Setup(
                        info.league(),
                        side + "v" + side,
                        Long.toString(info.seed()),
                        info.cycleSeconds(),
                        info.teams()),
                new Span(replay.reader().startTime(), replay.reader().endTime()),
                Ground.of(PitchNote.of(replay.stage()), bodies),
                new Reports(
                        replay.reader().events().stream()
                                .map(recorded -> Event.of(recorded.event()))
                                .toList(),
                        replay.reader().damages().stream().map(Object::toString).toList()));
    }

    private record Counted(String name, long count) {}

    private record Played(
            boolean paused,
            double speed,
            boolean over,
            long late,
            String problem,
            List<Counted> link,
            double start,
            double end) {
        static Played of(LiveMatch live) {
            LiveStatus status = live.status();
            return new Played(
                    status.paused(),
                    Double.isInfinite(status.speed()) ? 0 : status.speed(),
                    status.over(),
                    live.lateCycles(),
                    status.problem(),
                    status.link().stream()
                            .map(count -> new Counted(count.name(), count.value()))
                            .toList(),
                    live.history().start(),
                    live.history().end());
        }
    }

    private record Watched(int viewers, long dropped, long refused) {}

    static String status(@Nullable LiveMatch live, int viewers, long dropped, long refused) {
        return text(
                Message.of("status", live),
                live == null ? null : Played.of(live),
                new Watched(viewers, dropped, refused));
    }

    private record News(int first, List<Event> events) {}

    static String events(int match, int first, List<MatchEvent> events) {
        return text(
                new Message("events", match),
                new News(first, events.stream().map(Event::of).toList()));
    }

    private record Refusal(String type, @Nullable String message) {}

    static String refusal(String message) {
        return text(new Refusal("refused", message));
    }

    /** The message that this viewer may only watch. */
    static String watchOnly() {
        return text(new Refusal("watch only", null));
    }

    private record Upload(String id) {}

    static String uploaded(String id) {
        return text(new Upload(id));
    }

    private record League(String name, List<String> sizes, List<String> teams) {}

    private record Field(String name, String label, String unit, double step) {
        static List<Field> of(Declared<?> declared) {
            return declared.components().stream()
                    .map(one -> new Field(one.key(), one.label(), unit(one), one.fine()))
                    .toList();
        }

        /** What stands behind the field: the unit, or the bounds of a plain number. */
        private static String unit(Component component) {
            Range range = component.range();
            return range == null || !component.unit().isEmpty()
                    ? component.unit()
                    : Require.number(range.least()) + " … " + Require.number(range.most());
        }
    }

    private record Current(
            String league,
            String size,
            String blue,
            String yellow,
            String seed,
            double duration,
            boolean configured,
            boolean situation,
            String link,
            Map<String, Object> noise) {
        static Current of(MatchOrder order, String link) {
            Map<String, Object> noise = new LinkedHashMap<>();
            for (Record record : List.of(order.sensing(), order.actuation())) {
                Declared.of(record).components().forEach(one -> noise.put(one.key(), one.get(record)));
            }
            return new Current(
                    order.league(),
                    order.size(),
                    order.blue(),
                    order.yellow(),
                    Long.toString(order.seed()),
                    order.duration(),
                    !order.configuration().isEmpty(),
                    order.situation() != null,
                    link,
                    noise);
        }
    }

    private record Choices(
            List<League> leagues,
            List<Field> sensing,
            List<Field> actuation,
            @Nullable Current current) {}

    /** What can be chosen, and what is being played. */
    static String choices(MatchFactory factory, @Nullable LiveMatch live) {
        return text(new Choices(
                factory.catalogue().leagues().stream()
                        .map(name -> new League(
                                name,
                                factory.catalogue().sizes(name),
                                factory.catalogue().teams(name)))
                        .toList(),
                Field.of(SENSING),
                Field.of(ACTUATION),
                live == null ? null : Current.of(live.order(), factory.link())));
    }

    /** The noise that was entered in the form; what is missing is none of that noise. */
    static SensingSettings sensing(JsonObject noise) throws JsonException {
        return noise(noise, SENSING).checked();
    }

    static ActuationSettings actuation(JsonObject noise) throws JsonException {
        return noise(noise, ACTUATION).checked();
    }

    private static <R extends Record> R noise(JsonObject noise, Declared<R> declared) throws JsonException {
        for (String name : noise.members().keySet()) {
            if (!NOISE.contains(name)) {
                throw new JsonException("there is no noise \"" + SafeText.of(name, 50) + "\"");
            }
            noise.number(name);
        }
        return declared.make(
                component -> noise.members().get(component.key()) instanceof JsonNumber number ? number.number() : 0.0);
    }

    private record Series(List<String> names, List<List<Object>> rows) {}

    private record Words(double time, String text) {}

    private record Picture(double time, String name, byte[] png) {}

    private record Shows(List<Words> said, List<Picture> pictures) {}

    /** What was read off a robot. */
    static String readings(RobotReadings readings) {
        JsonWriter out = new JsonWriter().beginObject();
        for (RobotReadings.Series one : readings.series()) {
            RecordJson.write(
                    out.name(one.name()),
                    new Series(
                            one.names(), one.rows().stream().map(Messages::row).toList()));
        }
        Shows shows = new Shows(
                readings.said().stream()
                        .map(said -> new Words(said.time(), said.text()))
                        .toList(),
                readings.pictures().stream()
                        .map(picture -> new Picture(picture.time(), picture.name(), picture.png()))
                        .toList());
        return RecordJson.members(out, shows).endObject().toString();
    }

    /** Four decimals, or an empty text for what is not there. */
    private static List<Object> row(float[] values) {
        List<Object> row = new ArrayList<>();
        for (float value : values) {
            row.add(Float.isNaN(value) ? "" : (Object) (Math.rint(value * 1e4) / 1e4));
        }
        return row;
    }
}
