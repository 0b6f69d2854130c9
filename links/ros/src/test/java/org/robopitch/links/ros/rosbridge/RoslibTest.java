// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.rosbridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.robopitch.links.ros.real.RealMaster.await;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.robopitch.links.ros.graph.Graph.ServiceCaller;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.links.ros.message.ServiceType;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.studio.MatchFactory;
import org.robopitch.studio.Studio;
import org.robopitch.studio.StudioSettings;

/** The client that web pages use, roslib from npm, in Node.js: it asks rosapi first, then talks and serves. */
class RoslibTest {
    private static final Path SOURCES = Path.of("src", "test", "node");
    private static final Path FOLDER = Path.of("target", "roslib");

    private final Definitions definitions = new Definitions();
    private final MessageType velocity = definitions.message("nubot_common/VelCmd");
    private final ServiceType shoot = definitions.service("nubot_common/Shoot");
    private final ServiceType dribble = definitions.service("nubot_common/DribbleId");
    private final Rosbridge bridge = new Rosbridge(definitions);
    private final Queue<Message> heard = new ConcurrentLinkedQueue<>();

    @Test
    void aPageAsksWhatThereIsAndThenTalksAndServes() throws Exception {
        bridge.publish("/spin", velocity, true).publish(new Message(velocity).set("Vx", 7));
        bridge.subscribe("/drive", velocity, heard::add);
        bridge.serve("/Shoot", shoot, request -> new Message(shoot.response()).set("ShootIsDone", 1));
        bridge.describe(Map.of("/cyan/prefix", "nubot"));
        JsonObject got = talk();

        assertThat(strings(got.object("topics"), "topics")).containsExactly("/drive", "/spin");
        assertThat(strings(got.object("topics"), "types"))
                .containsExactly("nubot_common/VelCmd", "nubot_common/VelCmd");
        assertThat(strings(got, "services"))
                .contains("/Shoot", "/rosapi/topics")
                .doesNotContain("/DribbleId");
        assertThat(strings(got, "nodes")).contains("/robopitch", "/rosbridge_client_1", "/rosbridge_client_2");
        assertThat(got.text("topicType")).isEqualTo("nubot_common/VelCmd");
        assertThat(strings(got, "topicsForType")).containsExactly("/drive", "/spin");
        assertThat(got.text("serviceType")).isEqualTo("nubot_common/Shoot");
        assertThat(strings(got, "servicesForType")).containsExactly("/Shoot");
        assertThat(strings(got.object("rawTypes"), "typedefs_full_text")).allMatch(text -> text.contains("float32 Vx"));
        assertThat(strings(got.object("node"), "publishing")).containsExactly("/spin");

        assertThat(got.text("message")).contains("\"MatchMode\":\"char\"", "\"pointA\":{\"x\":\"float32\"", "\"seq\":");
        assertThat(got.text("request")).contains("strength", "float32");
        assertThat(got.text("response")).contains("ShootIsDone", "int64");
        assertThat(got.text("noType")).contains("refused: there is no definition of no_such/Type");

        assertThat(strings(got, "params")).containsExactly("/cyan/prefix");
        assertThat(got.text("prefix")).isEqualTo("nubot");
        assertThat(got.text("mine")).isEqualTo("{\"list\":[1,2.5,\"three\",true]}");
        assertThat(strings(got, "paramsAfter")).containsExactly("/cyan/prefix");

        assertThat(got.object("spin").number("Vx")).isEqualTo(7);
        assertThat(strings(got, "publishers")).containsExactly("/robopitch");
        await("the command arrives", () -> !heard.isEmpty());
        assertThat(heard.element().number("Vx")).isEqualTo(120);
        assertThat(got.object("shot").number("ShootIsDone")).isEqualTo(1);

        assertThat(got.object("answer").members()).isEmpty();
        assertThat(got.text("refusal")).contains("/DribbleId says no");
        assertThat(got.text("heldBy")).isEqualTo("[3,-1,7]");
        assertThat(strings(got, "servicesWithMine")).contains("/DribbleId");
        assertThat(got.text("gone")).contains("there is no service /DribbleId");
        await("the clients are forgotten", () -> bridge.nodes().size() == 1);
    }

    private static List<String> strings(JsonObject object, String name) throws Exception {
        List<String> all = new ArrayList<>();
        for (JsonValue one : object.list(name)) {
            all.add(((JsonValue.JsonText) one).text());
        }
        return all;
    }

    /** Runs the client, calls its service when it serves, and returns what it prints. */
    private JsonObject talk() throws Exception {
        install();
        MatchFactory nothingToPlay = new MatchFactory() {
            @Override
            public Catalogue catalogue() {
                throw new IllegalStateException("nobody orders a match here");
            }

            @Override
            public PreparedMatch prepare(MatchOrder order) {
                throw new IllegalStateException("nobody orders a match here");
            }
        };
        // The client asks for the service as soon as it is there.
        try (ServiceCaller match = bridge.caller("/DribbleId", dribble);
                Studio studio = Studio.start(StudioSettings.onPort(0), nothingToPlay, List.of(bridge))) {
            String address = studio.address().replace("http://", "ws://") + "rosbridge";
            Process client = node("node", "talk.js", address);
            try (BufferedReader lines = client.inputReader(StandardCharsets.UTF_8)) {
                String line = lines.readLine();
                if ("serving".equals(line)) {
                    match.call(new Message(dribble.request()).set("AgentId", 7));
                    line = lines.readLine();
                }
                assertThat(line).as("what the client printed").startsWith("{");
                return JsonParser.parseObject(line);
            } finally {
                client.destroyForcibly();
            }
        }
    }

    private static void install() throws IOException, InterruptedException {
        Files.createDirectories(FOLDER);
        Path lock = FOLDER.resolve("package-lock.json");
        boolean current = Files.exists(FOLDER.resolve("node_modules").resolve(".package-lock.json"))
                && Files.exists(lock)
                && Files.mismatch(lock, SOURCES.resolve("package-lock.json")) < 0;
        for (String name : List.of("package.json", "package-lock.json", "talk.js")) {
            Files.copy(SOURCES.resolve(name), FOLDER.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        }
        if (!current) {
            Process npm = node("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error");
            assertThat(npm.waitFor(5, TimeUnit.MINUTES)).isTrue();
            assertThat(npm.exitValue()).as("npm ci").isZero();
        }
    }

    private static Process node(String... command) throws IOException {
        return new ProcessBuilder(command)
                .directory(FOLDER.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }
}
