// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.rosbridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.robopitch.links.ros.real.RealMaster.await;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.robopitch.links.ros.graph.Graph.Publisher;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.studio.MatchFactory;
import org.robopitch.studio.Studio;
import org.robopitch.studio.StudioSettings;

/** The bridge over real WebSockets, on the studio's server. */
class RosbridgeSocketTest {
    private static final String PAGE = "http://localhost:3000";

    private static final MatchFactory NOTHING_TO_PLAY = new MatchFactory() {
        @Override
        public Catalogue catalogue() {
            throw new IllegalStateException("nobody orders a match here");
        }

        @Override
        public PreparedMatch prepare(MatchOrder order) {
            throw new IllegalStateException("nobody orders a match here");
        }
    };

    private final Definitions definitions = new Definitions();
    private final MessageType velocity = definitions.message("nubot_common/VelCmd");
    private final Rosbridge bridge = new Rosbridge(definitions, Set.of(PAGE));
    private final Publisher spin = bridge.publish("/spin", velocity, true);
    private final Queue<Message> heard = new ConcurrentLinkedQueue<>();
    private final Queue<String> got = new ConcurrentLinkedQueue<>();
    private Studio studio;

    @BeforeEach
    void open() throws Exception {
        bridge.subscribe("/drive", velocity, heard::add);
        studio = Studio.start(StudioSettings.onPort(0), NOTHING_TO_PLAY, List.of(bridge));
    }

    @AfterEach
    void close() {
        studio.close();
    }

    private WebSocket connect(String origin) {
        return connect(origin, "rosbridge");
    }

    private WebSocket connect(String origin, String door) {
        URI address = URI.create(studio.address().replace("http://", "ws://") + door);
        WebSocket.Builder builder = HttpClient.newHttpClient().newWebSocketBuilder();
        if (!origin.isEmpty()) {
            builder.header("Origin", origin);
        }
        return builder.buildAsync(address, new WebSocket.Listener() {
                    private final StringBuilder text = new StringBuilder();

                    @Override
                    public CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean last) {
                        text.append(part);
                        if (last) {
                            got.add(text.toString());
                            text.setLength(0);
                        }
                        socket.request(1);
                        return null;
                    }
                })
                .join();
    }

    @Test
    void aClientTalksBothWays() {
        WebSocket client = connect("");
        client.sendText("{\"op\":\"subscribe\",\"topic\":\"/spin\"}", true).join();
        await("the client is there", () -> spin.subscribers() == 1);
        spin.publish(new Message(velocity).set("Vx", 7));
        await("the message arrives", () -> got.stream().anyMatch(text -> text.contains("\"Vx\":7")));

        client.sendText("{\"op\":\"publish\",\"topic\":\"/drive\",\"msg\":{\"w\":2}}", true)
                .join();
        await("the command arrives", () -> !heard.isEmpty());
        client.sendText("hello", true).join();
        await("nonsense is answered", () -> got.stream().anyMatch(text -> text.contains("\"status\"")));
        client.abort();
        await("the client is forgotten", () -> spin.subscribers() == 0);
    }

    @Test
    void thePageOfTheStudioMayCallThisMachineByItsOtherName() {
        String page = studio.address().replaceFirst("/(\\?.*)?$", "");
        assertThat(page).startsWith("http://localhost:");
        for (String origin : List.of(page, page.replace("localhost", "127.0.0.1"))) {
            WebSocket client = connect(origin);
            client.sendText("{\"op\":\"subscribe\",\"topic\":\"/spin\"}", true).join();
            await("the client is there", () -> spin.subscribers() == 1);
            client.abort();
            await("the client is forgotten", () -> spin.subscribers() == 0);
        }
        String otherPort = "http://127.0.0.1:" + (URI.create(page).getPort() + 1);
        assertThatThrownBy(() -> connect(otherPort)).hasCauseInstanceOf(WebSocketHandshakeException.class);
    }

    @Test
    void onAnOpenNetworkItTakesTheTokenToTakePartAndNotTheOneForWatching() throws Exception {
        studio.close();
        studio = Studio.start(new StudioSettings("127.0.0.1", 0, true, 1 << 20, 10), NOTHING_TO_PLAY, List.of(bridge));
        assertThatThrownBy(() -> connectTo(studio.address())).hasMessageContaining("WebSocketHandshake");
        assertThatThrownBy(() -> connectTo(studio.address().replaceAll("[?].*", "")))
                .hasMessageContaining("WebSocketHandshake");
        assertThat(spin.subscribers()).isZero();
        WebSocket client = connectTo(studio.addressToTakePart());
        client.sendText("{\"op\":\"subscribe\",\"topic\":\"/spin\"}", true).join();
        await("who may take part is there", () -> spin.subscribers() == 1);
        client.abort();
    }

    private WebSocket connectTo(String address) {
        return HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(
                        URI.create(address.replace("http://", "ws://").replaceFirst("/([?].*)?$", "/rosbridge$1")),
                        new WebSocket.Listener() {})
                .join();
    }

    @Test
    void aForeignPageMayNotTalkToIt() {
        assertThatThrownBy(() -> connect("http://elsewhere.example")).hasMessageContaining("WebSocketHandshake");
        assertThat(spin.subscribers()).isZero();
    }

    @Test
    void aPageThatWasLetInMayTalkToItButNotToTheStudio() {
        WebSocket client = connect(PAGE);
        client.sendText("{\"op\":\"subscribe\",\"topic\":\"/spin\"}", true).join();
        await("the page is there", () -> spin.subscribers() == 1);
        client.abort();
        assertThatThrownBy(() -> connect(PAGE, "ws")).hasMessageContaining("WebSocketHandshake");
    }
}
