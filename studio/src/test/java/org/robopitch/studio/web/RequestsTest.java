// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.studio.Studio;
import org.robopitch.studio.StudioSettings;
import org.robopitch.studio.tiny.TinyFactory;
import org.robopitch.studio.tiny.TinyRecording;
import org.robopitch.studio.tiny.TinyStudio;

/** What the page asks for by plain requests: itself, and every step of some bodies. */
class RequestsTest {
    private final HttpClient client = HttpClient.newHttpClient();
    private Studio studio;

    @BeforeEach
    void start() throws Exception {
        studio = TinyStudio.start();
    }

    @AfterEach
    void stop() {
        studio.close();
    }

    private HttpResponse<byte[]> get(String path) throws Exception {
        URI address = URI.create(studio.address()).resolve(path);
        return client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofByteArray());
    }

    @Test
    void scriptsComeWithoutCommentsAndKeepTheirLineNumbers() throws Exception {
        for (String name : List.of("js/core/dom.js", "js/studio-page.js", "js/view/looks/omni.js")) {
            byte[] bytes = Assets.class
                    .getResourceAsStream("/org/robopitch/studio/site/" + name)
                    .readAllBytes();
            List<String> source =
                    new String(bytes, StandardCharsets.UTF_8).lines().toList();
            List<String> served = new String(get("/site/" + name).body(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            assertThat(served).as(name).hasSameSizeAs(source);
            for (int i = 0; i < served.size(); i++) {
                String line = served.get(i);
                assertThat(line).doesNotStartWith("//").doesNotStartWith("/*").doesNotStartWith(" ");
                assertThat(line).as(name + ":" + i).isIn("", source.get(i).strip());
                assertThat(line.isEmpty())
                        .as(source.get(i))
                        .isEqualTo(source.get(i).strip().matches("|//.*|/?\\*.*"));
            }
        }
    }

    @Test
    void aRecordingAnswersWithEveryStep(@TempDir Path folder) throws Exception {
        String address = studio.replay(TinyRecording.write(folder.resolve("match.mcap"), 12));
        String id = address.substring(address.indexOf("replay=") + 7);
        HttpResponse<byte[]> answer = get("/api/recordings/" + id + "/steps?from=4&to=8&bodies=10,0");
        assertThat(answer.statusCode()).isEqualTo(200);
        ByteBuffer steps = ByteBuffer.wrap(answer.body()).order(ByteOrder.LITTLE_ENDIAN);
        assertThat(steps.getDouble()).as("reached").isEqualTo(8, within(1e-9));
        assertThat(steps.getInt()).as("steps of 10 ms in 4 s").isEqualTo(400);
        assertThat(steps.getInt()).as("bodies").isEqualTo(2);
        for (int i = 1; i <= 400; i++) {
            assertThat(steps.getDouble()).isEqualTo(4 + 0.01 * i, within(1e-9));
            steps.position(steps.position() + 4 + 2 * 32);
        }
        assertThat(steps.remaining()).isZero();
    }

    @Test
    void thePlainAddressOfAReplayShowsTheReplay(@TempDir Path folder) throws Exception {
        Path file = TinyRecording.write(folder.resolve("match.mcap"), 2);
        studio.replay(file);
        assertThat(get("/").statusCode()).as("a match is being played").isEqualTo(200);
        studio.close();
        studio = Studio.start(new StudioSettings("127.0.0.1", 0, true, 1 << 20, 10), new TinyFactory(600));
        URI replay = URI.create(studio.replay(file));
        String token = URI.create(studio.address()).getQuery();
        HttpResponse<byte[]> answer = get("/?" + token);
        assertThat(answer.statusCode()).isEqualTo(302);
        URI there = replay.resolve(answer.headers().firstValue("Location").orElseThrow());
        assertThat(there.getPath() + "?" + there.getQuery()).isEqualTo("/?" + replay.getQuery());
        assertThat(get("/?" + there.getQuery()).statusCode()).isEqualTo(200);
    }

    @Test
    void whatCannotBeAnsweredIsRefusedWithAReason() throws Exception {
        for (String wrong :
                new String[] {"bodies=99", "bodies=-1", "bodies=x", "", "bodies=" + "1,".repeat(40) + "1"}) {
            HttpResponse<byte[]> answer = get("/api/live/steps?from=0&to=1&" + wrong);
            assertThat(answer.statusCode()).as(wrong).isEqualTo(400);
            assertThat(new String(answer.body(), StandardCharsets.UTF_8)).contains("bodies");
        }
        assertThat(get("/api/live/steps?from=0&to=nan&bodies=1").statusCode()).isEqualTo(400);
        assertThat(get("/api/recordings/nothing/steps?from=0&to=1&bodies=1").statusCode())
                .isEqualTo(404);
    }
}
