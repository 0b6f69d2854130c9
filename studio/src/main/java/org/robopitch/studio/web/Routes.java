// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.web;

import io.javalin.config.JavalinConfig;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.replay.Moment;
import org.robopitch.runner.replay.Rerun;
import org.robopitch.runner.replay.SituationFile;
import org.robopitch.studio.Desk;
import org.robopitch.studio.MatchFactory;
import org.robopitch.studio.frame.Past;
import org.robopitch.studio.live.LiveMatch;
import org.robopitch.studio.replay.Recordings;
import org.robopitch.studio.replay.Replay;

/** What the server answers to plain requests: the page's files, choices, frames of the past, recordings. */
final class Routes {
    private static final String JSON = "application/json";
    private static final int MOST_FRAMES = 6000;
    private static final int LONGEST_NAME = 100;
    private static final double MOST_READING_SECONDS = 30;
    private static final double MOST_STEPS_SECONDS = 5;
    private static final int MOST_BODIES = 32;

    private final Assets assets = new Assets();
    private final Outflow outflow = new Outflow();
    private final Desk desk;
    private final MatchFactory factory;
    private final Recordings recordings;

    Routes(Desk desk, MatchFactory factory, Recordings recordings) {
        this.desk = desk;
        this.factory = factory;
        this.recordings = recordings;
    }

    void add(JavalinConfig config) {
        config.routes.get("/", this::page);
        config.routes.get("/site/<name>", request -> asset(request, request.pathParam("name")));
        config.routes.get("/api/choices", request -> json(request, Messages.choices(factory, desk.live())));
        config.routes.get("/api/live/recording", this::liveRecording);
        config.routes.post("/api/recordings", this::upload);
        config.routes.get(
                "/api/recordings/{id}",
                request -> json(request, Messages.recording(request.pathParam("id"), replay(request))));
        for (String match : List.of("/api/live", "/api/recordings/{id}")) {
            config.routes.get(match + "/frames", this::frames);
            config.routes.get(match + "/scenario", this::scenario);
            config.routes.get(match + "/steps", this::steps);
            config.routes.get(match + "/readings", this::readings);
        }
    }

    /** The page; of a studio that was started with a recording, and plays no match, it shows that recording. */
    private void page(Context request) throws IOException {
        Optional<String> recording = recordings.first();
        if (desk.live() == null && recording.isPresent() && request.queryParam("replay") == null) {
            String query = request.queryString();
            request.redirect("/?" + (query == null ? "" : query + "&") + "replay=" + recording.get());
        } else {
            asset(request, "index.html");
        }
    }

    private void asset(Context request, String name) throws IOException {
        Assets.Asset asset = assets.find(name)
                .orElseThrow(() -> new NotFoundResponse("there is no file of that name in the studio"));
        request.header("Content-Security-Policy", assets.policy())
                .header("Cache-Control", "no-cache")
                .contentType(asset.type());
        send(request, asset.bytes());
    }

    /** The match that is asked about: a recording, or the live one. */
    private Past past(Context request) {
        LiveMatch live = desk.live();
        if (request.pathParamMap().containsKey("id")) {
            return replay(request);
        }
        if (live == null) {
            throw new NotFoundResponse("no match is being played");
        }
        return live;
    }

    private Rerun rerun() {
        return new Rerun(factory.catalogue(), Clock.SYSTEM);
    }

    private void frames(Context request) throws IOException {
        Past past = past(request);
        double from = number(request, "from");
        List<byte[]> frames = past.frames(from, number(request, "to"), most(request), factory.catalogue());
        ByteBuffer block = ByteBuffer.allocate(
                        frames.stream().mapToInt(frame -> 4 + frame.length).sum())
                .order(ByteOrder.LITTLE_ENDIAN);
        frames.forEach(frame -> block.putInt(frame.length).put(frame));
        bytes(request, block.array());
    }

    /** What has been played so far, as a file; it is whole when the match is over, and readable before. */
    private void liveRecording(Context request) throws IOException {
        LiveMatch live = desk.live();
        Path file = live == null ? null : live.recordingFile();
        if (live == null || file == null) {
            throw new NotFoundResponse("this match is not being recorded: start RoboPitch with --record FILE");
        }
        String name = live.order().league() + "-seed-" + live.order().seed() + ".mcap";
        request.contentType("application/octet-stream")
                .header("Cache-Control", "no-store")
                .header("Content-Disposition", "attachment; filename=\"" + name + "\"");
        outflow.send(request, Files.newInputStream(file), Files.size(file));
    }

    /** A moment as a scenario file. */
    private void scenario(Context request) throws IOException {
        try {
            Moment moment = past(request).moment(number(request, "time"), rerun());
            String text = SituationFile.of(moment, factory.catalogue());
            request.contentType("application/yaml")
                    .header("Cache-Control", "no-store")
                    .header(
                            "Content-Disposition",
                            "attachment; filename=\"" + moment.order().league() + ".yaml\"")
                    .result(text);
        } catch (IllegalArgumentException refused) {
            throw new BadRequestResponse(String.valueOf(refused.getMessage()), Map.of());
        }
    }

    private void steps(Context request) throws IOException {
        Past past = past(request);
        double from = number(request, "from");
        double to = Math.min(number(request, "to"), from + MOST_STEPS_SECONDS);
        try {
            bytes(request, past.steps(from, to, bodies(request), rerun()));
        } catch (IllegalArgumentException refused) {
            throw new BadRequestResponse(String.valueOf(refused.getMessage()), Map.of());
        }
    }

    private static List<Integer> bodies(Context request) {
        String[] numbers = String.valueOf(request.queryParam("bodies")).split(",", MOST_BODIES + 1);
        try {
            if (numbers.length <= MOST_BODIES) {
                return Arrays.stream(numbers).map(Integer::valueOf).toList();
            }
        } catch (NumberFormatException e) {
            // Answered below.
        }
        throw new BadRequestResponse(
                "\"bodies\" must be at most " + MOST_BODIES + " numbers, separated by commas", Map.of());
    }

    /** What is asked for begins so near to its end that the answer stays small. */
    private void readings(Context request) throws IOException {
        Past past = past(request);
        double to = number(request, "to");
        double from = Math.max(number(request, "from"), to - MOST_READING_SECONDS);
        json(request, Messages.readings(past.readings(body(request), from, to)));
    }

    private static int body(Context request) {
        try {
            return Integer.parseInt(String.valueOf(request.queryParam("body")));
        } catch (NumberFormatException e) {
            throw new BadRequestResponse("\"body\" must be the number of a body", Map.of());
        }
    }

    private void upload(Context request) throws IOException {
        String given = request.queryParam("name");
        String name = given == null || given.isBlank() ? "the file" : given;
        if (name.length() > LONGEST_NAME) {
            name = name.substring(0, LONGEST_NAME);
        }
        try {
            String id = recordings.upload(name, request.bodyInputStream());
            json(request, Messages.uploaded(id));
        } catch (IOException e) {
            request.status(400);
            json(request, Messages.refusal(String.valueOf(e.getMessage())));
        }
    }

    private Replay replay(Context request) {
        return recordings
                .find(request.pathParam("id"))
                .orElseThrow(() -> new NotFoundResponse("this recording is not open: open it again"));
    }

    private void json(Context request, String text) throws IOException {
        request.contentType(JSON).header("Cache-Control", "no-store");
        send(request, text.getBytes(StandardCharsets.UTF_8));
    }

    private void send(Context request, byte[] bytes) throws IOException {
        outflow.send(request, new ByteArrayInputStream(bytes), bytes.length);
    }

    private void bytes(Context request, byte[] bytes) throws IOException {
        request.contentType("application/octet-stream").header("Cache-Control", "no-store");
        send(request, bytes);
    }

    private static double number(Context request, String name) {
        try {
            double value = Double.parseDouble(String.valueOf(request.queryParam(name)));
            if (Math.abs(value) <= 1e9) {
                return value;
            }
        } catch (NumberFormatException e) {
            // Answered below, as numbers are that are not finite.
        }
        throw new BadRequestResponse("\"" + name + "\" must be a number of seconds", Map.of());
    }

    private static int most(Context request) {
        return request.queryParam("most") == null
                ? MOST_FRAMES
                : (int) Math.max(1, Math.min(MOST_FRAMES, number(request, "most")));
    }
}
