// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.robopitch.studio.Studio;
import org.robopitch.studio.StudioSettings;
import org.robopitch.studio.StudioSettings.Role;
import org.robopitch.studio.tiny.TinyFactory;
import org.robopitch.studio.tiny.TinyStudio;

class StudioServerTest {
    private final HttpClient client = HttpClient.newHttpClient();
    private Studio studio;

    @BeforeEach
    void start() throws IOException {
        studio = Studio.start(new StudioSettings("127.0.0.1", 0, false, 1 << 20, 10), new TinyFactory(600));
        studio.play(TinyStudio.MATCH, 1);
    }

    @AfterEach
    void stop() {
        studio.close();
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(
                URI.create(studio.address().replaceAll("\\?.*", "")).resolve(path));
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
        return client.send(request.build(), BodyHandlers.ofString());
    }

    /** A viewer that keeps the texts it gets; frames are only counted. */
    /** What an ear notes when a line ends without a farewell; no code of the protocol. */
    private static final int LINE_BROKEN = -1;

    private static final class Ear implements WebSocket.Listener {
        final BlockingQueue<String> texts = new LinkedBlockingQueue<>();
        final BlockingQueue<Integer> closes = new LinkedBlockingQueue<>();
        private final StringBuilder part = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            part.append(data);
            if (last) {
                texts.add(part.toString());
                part.setLength(0);
            }
            socket.request(1);
            return null;
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
            closes.add(code);
            return null;
        }

        @Override
        public void onError(WebSocket socket, Throwable error) {
            closes.add(LINE_BROKEN);
        }

        String next(String containing) throws InterruptedException {
            while (true) {
                String text = texts.poll(30, TimeUnit.SECONDS);
                if (text == null || text.contains(containing)) {
                    return String.valueOf(text);
                }
            }
        }
    }

    private WebSocket connect(Ear ear) {
        String address = studio.address().replace("http:", "ws:");
        return client.newWebSocketBuilder()
                .buildAsync(URI.create(address).resolve("/ws" + query(address)), ear)
                .join();
    }

    private static String query(String address) {
        return address.contains("?") ? address.substring(address.indexOf('?')) : "";
    }

    @Test
    void thePageAndThreeComeFromThisMachine() throws Exception {
        HttpResponse<String> page = send(request("/"));
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().firstValue("Content-Security-Policy").orElse(""))
                .contains("default-src 'self'");
        assertThat(page.body()).doesNotContain("http://").doesNotContain("https://");
        assertThat(send(request("/site/vendor/three-module.js")).body()).contains("three.core.min.js");
    }

    @Test
    void noPathLeadsOutOfTheFolder() throws Exception {
        for (String path : new String[] {
            "/site/../StudioServer.class",
            "/site/%2e%2e/Studio.class",
            "/site/js/..%2f..%2fStudio.class",
            "/site//etc/passwd",
            "/site/META-INF/MANIFEST.MF",
            "/api/recordings/..%2f..%2fetc%2fpasswd"
        }) {
            HttpResponse<String> answer =
                    send(HttpRequest.newBuilder(URI.create(studio.address() + path.substring(1))));
            assertThat(answer.statusCode()).as(path).isBetween(400, 404);
        }
    }

    @Test
    void aForeignNameForThisMachineIsRefused() throws Exception {
        assertThat(send(request("/").header("Host", "evil.example")).statusCode())
                .isEqualTo(403);
        assertThat(send(request("/").header("Host", "localhost:1234")).statusCode())
                .isEqualTo(200);
    }

    @Test
    void aForeignPageMayNeitherUploadNorListen() throws Exception {
        HttpResponse<String> upload = send(request("/api/recordings")
                .header("Origin", "http://evil.example")
                .POST(BodyPublishers.ofString("x")));
        assertThat(upload.statusCode()).isEqualTo(403);
        URI socket = URI.create(studio.address().replace("http:", "ws:")).resolve("/ws");
        assertThatThrownBy(() -> client.newWebSocketBuilder()
                        .header("Origin", "http://evil.example")
                        .buildAsync(socket, new Ear())
                        .join())
                .isInstanceOf(CompletionException.class)
                .hasCauseInstanceOf(WebSocketHandshakeException.class);
    }

    @Test
    void onAnOpenNetworkATokenIsNeeded() throws Exception {
        studio.close();
        studio = Studio.start(new StudioSettings("127.0.0.1", 0, true, 1 << 20, 10), new TinyFactory(600));
        assertThat(send(request("/")).statusCode()).isEqualTo(401);
        assertThat(send(request("/?token=guessed")).statusCode()).isEqualTo(401);
        HttpResponse<String> page = send(HttpRequest.newBuilder(URI.create(studio.address())));
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().firstValue("Set-Cookie").orElse(""))
                .contains("token-")
                .contains("HttpOnly")
                .contains("SameSite=Strict");
        URI socket = URI.create(studio.address().replace("http:", "ws:").replaceAll("\\?.*", ""))
                .resolve("/ws");
        assertThatThrownBy(() -> client.newWebSocketBuilder()
                        .buildAsync(socket, new Ear())
                        .join())
                .hasCauseInstanceOf(WebSocketHandshakeException.class);
        Ear ear = new Ear();
        connect(ear);
        assertThat(ear.next("scene")).contains("\"match\":0");
    }

    @Test
    void withTheTokenForWatchingOneMayOnlyWatch() throws Exception {
        studio.close();
        studio = Studio.start(new StudioSettings("127.0.0.1", 0, true, 1 << 20, 10), new TinyFactory(600));
        studio.play(TinyStudio.MATCH, 1);
        assertThat(studio.addressToTakePart()).isNotEqualTo(studio.address());
        Ear watching = new Ear();
        WebSocket socket = connect(watching);
        assertThat(watching.next("\"type\":\"watch only\"")).isNotEmpty();
        socket.sendText("{\"do\":\"pause\"}", true).join();
        assertThat(watching.next("\"type\":\"refused\"")).contains("this address is for watching");
        String watch = URI.create(studio.address()).getQuery();
        String play = URI.create(studio.addressToTakePart()).getQuery();
        assertThat(send(request("/api/recordings?" + watch).POST(BodyPublishers.ofString("x")))
                        .statusCode())
                .isEqualTo(403);
        assertThat(send(request("/api/recordings?" + play).POST(BodyPublishers.ofString("x")))
                        .statusCode())
                .isEqualTo(400);
        URI ws = URI.create(studio.addressToTakePart().replace("http:", "ws:").replace("/?", "/ws?"));
        Ear playing = new Ear();
        WebSocket second = client.newWebSocketBuilder().buildAsync(ws, playing).join();
        second.sendText("{\"do\":\"pause\"}", true).join();
        assertThat(playing.next("\"paused\":true")).contains("status");
        second.sendText(
                        "{\"do\":\"new match\",\"league\":\"tiny\",\"size\":\"5v5\",\"blue\":\"class:evil.Team\","
                                + "\"yellow\":\"standing\",\"seed\":\"1\",\"noise\":{}}",
                        true)
                .join();
        assertThat(playing.next("\"type\":\"refused\""))
                .contains("there is no team")
                .contains("class:evil.Team");
    }

    @Test
    void noiseBeyondItsBoundsAndUnknownNamesAreRefused() throws Exception {
        Ear ear = new Ear();
        WebSocket socket = connect(ear);
        for (String noise : new String[] {"{\"positionNoise\":1e9}", "{\"spinNoise\":-1}", "{\"gremlins\":1}"}) {
            socket.sendText(
                            "{\"do\":\"new match\",\"league\":\"tiny\",\"size\":\"5v5\",\"blue\":\"circling\","
                                    + "\"yellow\":\"standing\",\"seed\":\"1\",\"noise\":" + noise + "}",
                            true)
                    .join();
            assertThat(ear.next("\"type\":\"refused\"")).as(noise).contains("oise");
        }
    }

    @Test
    void sixtyStalledUploadsStarveNobody() throws Exception {
        int port = URI.create(studio.address()).getPort();
        List<Socket> stalled = new ArrayList<>();
        try {
            for (int i = 0; i < 60; i++) {
                Socket socket = new Socket("127.0.0.1", port);
                stalled.add(socket);
                socket.getOutputStream()
                        .write(("POST /api/recordings HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\nx")
                                .getBytes(StandardCharsets.US_ASCII));
            }
            for (int i = 0; i < 20; i++) {
                assertThat(send(request("/")).statusCode()).isEqualTo(200);
            }
            Ear ear = new Ear();
            connect(ear);
            assertThat(ear.next("scene")).contains("match");
        } finally {
            for (Socket socket : stalled) {
                socket.close();
            }
        }
    }

    @Test
    void whatCannotBeDoneIsAnsweredAndCounted() throws Exception {
        Ear ear = new Ear();
        WebSocket socket = connect(ear);
        for (String bad : new String[] {
            "nonsense",
            "[]",
            "{\"do\":\"dance\"}",
            "{\"do\":\"place\",\"body\":99,\"x\":0,\"y\":0,\"heading\":0}",
            "{\"do\":\"place\",\"body\":1,\"x\":1e300,\"y\":0,\"heading\":0}",
            "{\"do\":\"drive\",\"body\":10,\"forward\":1,\"turn\":0,\"sideways\":0}",
            "{\"do\":\"speed\",\"factor\":0}",
            "{\"do\":\"new"
                    + " match\",\"league\":\"chess\",\"size\":\"\",\"blue\":\"\",\"yellow\":\"\",\"seed\":\"1\",\"noise\":{}}"
        }) {
            socket.sendText(bad, true).join();
            assertThat(ear.next("\"type\":\"refused\"")).as(bad).contains("message");
        }
        assertThat(studio.server().refused()).isEqualTo(8);
        socket.sendText("{\"do\":\"pause\"}", true).join();
        assertThat(ear.next("\"paused\":true")).contains("status");
    }

    @Test
    void aMessageThatIsTooLongEndsThatViewerOnly() throws Exception {
        Ear loud = new Ear();
        WebSocket socket = connect(loud);
        // The studio may hang up while the rest is still being sent; then the line is broken instead of closed.
        socket.sendText("x".repeat(100_000), true).exceptionally(brokenOff -> socket);
        assertThat(loud.closes.poll(30, TimeUnit.SECONDS)).isIn(1009, LINE_BROKEN);
        Ear other = new Ear();
        connect(other);
        assertThat(other.next("scene")).contains("circling");
    }

    @Test
    void aFileThatIsNoRecordingGetsASentence() throws Exception {
        HttpResponse<String> answer =
                send(request("/api/recordings?name=holiday.jpg").POST(BodyPublishers.ofString("not a recording")));
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("holiday.jpg").doesNotContain("/tmp");
    }

    @Test
    void anUploadThatIsTooLargeIsRefused() throws Exception {
        HttpResponse<String> answer =
                send(request("/api/recordings?name=big.mcap").POST(BodyPublishers.ofByteArray(new byte[2 << 20])));
        assertThat(answer.statusCode()).isBetween(400, 413);
        assertThat(answer.body()).contains("1 MB");
    }

    @Test
    void aTakenPortIsNamed() {
        int port = URI.create(studio.address()).getPort();
        assertThatThrownBy(() -> Studio.start(StudioSettings.onPort(port), new TinyFactory(1)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("port " + port + " is in use");
    }

    /** Any user of this machine once ran code as whoever had started the studio. */
    @Test
    void onlyTheOwnerNamesTeamsThatAreNotListed() throws Exception {
        studio.close();
        studio = Studio.start(StudioSettings.onPort(0).guarded(), new TinyFactory(600));
        studio.play(TinyStudio.MATCH, 1);
        assertThat(send(request("/")).statusCode()).isEqualTo(401);
        assertThat(send(request("/").header("Authorization", "Bearer guessed")).statusCode())
                .isEqualTo(401);
        String order = "{\"do\":\"new match\",\"league\":\"tiny\",\"size\":\"5v5\",\"blue\":\"/path/Pwn.java\","
                + "\"yellow\":\"standing\",\"seed\":\"1\",\"noise\":{}}";
        for (Role role : List.of(Role.TAKE_PART, Role.OWN)) {
            URI ws = URI.create(studio.address(role).replace("http:", "ws:").replace("/?", "/ws?"));
            Ear ear = new Ear();
            WebSocket socket = client.newWebSocketBuilder().buildAsync(ws, ear).join();
            socket.sendText(order, true).join();
            String refused = ear.next("\"type\":\"refused\"");
            assertThat(refused.contains("there is no team \\\"/path/Pwn.java\\\"; there are circling"))
                    .as(role + ": " + refused)
                    .isEqualTo(role == Role.TAKE_PART);
            socket.abort();
        }
    }

    /** Two studios beside each other are told apart by their ports, which cookies are not. */
    @Test
    void theCookieIsThatOfThePort() throws Exception {
        studio.close();
        studio = Studio.start(StudioSettings.onPort(0).guarded(), new TinyFactory(600));
        HttpResponse<String> page = send(HttpRequest.newBuilder(URI.create(studio.address(Role.OWN))));
        int port = URI.create(studio.address()).getPort();
        String cookie = page.headers().firstValue("Set-Cookie").orElseThrow();
        assertThat(cookie).startsWith("token-" + port + "=");
        assertThat(send(request("/").header("Cookie", cookie.split(";")[0])).statusCode())
                .isEqualTo(200);
        assertThat(send(request("/").header("Cookie", cookie.split(";")[0].replace("token-" + port, "token-1")))
                        .statusCode())
                .isEqualTo(401);
    }

    /** Each once held one of the studio's few threads. */
    @Test
    void sixtyReadersWhoDoNotReadStarveNobody() throws Exception {
        List<Socket> readers = new ArrayList<>();
        try {
            int port = URI.create(studio.address()).getPort();
            String get = "GET /site/vendor/three.core.min.js HTTP/1.1\r\nHost: localhost:" + port + "\r\n\r\n";
            for (int i = 0; i < 60; i++) {
                Socket reader = new Socket();
                reader.setReceiveBufferSize(4096);
                reader.connect(new java.net.InetSocketAddress("127.0.0.1", port));
                reader.getOutputStream().write(get.getBytes(StandardCharsets.US_ASCII));
                assertThat(new String(reader.getInputStream().readNBytes(12), StandardCharsets.US_ASCII))
                        .isEqualTo("HTTP/1.1 200");
                readers.add(reader);
            }
            HttpRequest.Builder page = request("/").timeout(java.time.Duration.ofSeconds(8));
            assertThat(send(page).statusCode()).isEqualTo(200);
        } finally {
            for (Socket reader : readers) {
                reader.close();
            }
        }
    }
}
