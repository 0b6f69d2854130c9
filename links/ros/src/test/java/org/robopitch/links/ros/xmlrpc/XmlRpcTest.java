// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.xmlrpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

class XmlRpcTest {
    private final Queue<String> refused = new ConcurrentLinkedQueue<>();

    private XmlRpcServer server() throws IOException {
        return new XmlRpcServer(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                call -> {
                    if (call.method().equals("echo")) {
                        return call.arguments();
                    }
                    throw new XmlRpcException("there is no method \"" + call.method() + "\"");
                },
                refused::add);
    }

    private static URI address(XmlRpcServer server) {
        return URI.create("http://127.0.0.1:" + server.port() + "/");
    }

    @Test
    void everyKindOfValueArrivesAsItWasSent() throws IOException {
        List<Object> values = List.of(
                7,
                -1,
                true,
                2.5,
                "a <b> & \"c\" ✓",
                "",
                List.of(1, List.of()),
                Map.of("x", 1.0, "y", Map.of("z", "q")));
        try (XmlRpcServer server = server()) {
            Object answer = new XmlRpcClient(Duration.ofSeconds(20)).call(address(server), "echo", values);

            assertThat(answer).isEqualTo(List.of(values));
        }
    }

    @Test
    void bytesAreSentInBase64AndTextMayStandBare() throws IOException {
        assertThat(XmlRpcReader.answer(XmlRpcWriter.answer(new byte[] {1, 2, -3})))
                .isEqualTo(new byte[] {1, 2, -3});
        assertThat(answer("<value>bare</value>")).isEqualTo("bare");
        assertThat(answer("<value/>")).isEqualTo("");
        assertThat(answer("<value>\n <int> 4 </int> </value>")).isEqualTo(4);
    }

    private static Object answer(String value) throws XmlRpcException {
        return XmlRpcReader.answer(("<methodResponse><params><param>" + value + "</param></params></methodResponse>")
                .getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aFaultSaysWhatTheServerSaid() throws IOException {
        try (XmlRpcServer server = server()) {
            assertThatThrownBy(() -> new XmlRpcClient(Duration.ofSeconds(20)).call(address(server), "fly", 1))
                    .isInstanceOf(XmlRpcException.class)
                    .hasMessageContaining("there is no method \"fly\"");
            assertThat(refused).hasSize(1);
        }
    }

    @Test
    void entitiesAndDocumentTypesAreNotTaken() {
        String bomb = "<!DOCTYPE m [<!ENTITY a \"boom\">]><methodCall><methodName>&a;</methodName></methodCall>";
        String thief = "<!DOCTYPE m [<!ENTITY a SYSTEM \"file:///etc/hostname\">]>"
                + "<methodCall><methodName>echo</methodName><params><param><value>&a;</value></param></params>"
                + "</methodCall>";

        for (String document : List.of(bomb, thief)) {
            assertThatThrownBy(() -> XmlRpcReader.call(document.getBytes(StandardCharsets.UTF_8)))
                    .isInstanceOf(XmlRpcException.class);
        }
    }

    @Test
    void whatIsNestedTooDeepOrIsNoCallIsRefused() {
        String deep = "<value><array><data>".repeat(5000);

        assertThatThrownBy(() -> answer(deep)).hasMessageContaining("32 deep");
        for (String document :
                List.of("", "hello", "<a/>", "<methodCall/>", "<methodCall><methodName>x</methodName>")) {
            assertThatThrownBy(() -> XmlRpcReader.call(document.getBytes(StandardCharsets.UTF_8)))
                    .as(document)
                    .isInstanceOf(XmlRpcException.class);
        }
        assertThatThrownBy(() -> answer("<value><i4>many</i4></value>")).isInstanceOf(XmlRpcException.class);
        assertThatThrownBy(() -> answer("<value><real>1</real></value>")).hasMessageContaining("real");
    }

    @Test
    void whatTheParserSaysIsNeitherPrintedNorPassedOn() throws XmlRpcException {
        byte[] good = "<methodCall><methodName>ä</methodName></methodCall>".getBytes(StandardCharsets.UTF_8);
        assertThat(XmlRpcReader.call(good).method()).isEqualTo("ä");
        PrintStream before = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            Random random = new Random(5);
            for (int i = 0; i < 2000; i++) {
                byte[] bad = good.clone();
                for (int blows = 1 + random.nextInt(3); blows > 0; blows--) {
                    bad[random.nextInt(bad.length)] = (byte) random.nextInt(256);
                }
                try {
                    XmlRpcReader.call(bad);
                } catch (XmlRpcException e) {
                    assertThat(e.getMessage())
                            .containsPattern("UTF-8|is broken|is expected|too many|are not taken")
                            .doesNotContain("ParseError");
                }
            }
        } finally {
            System.setErr(before);
        }
        assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    void numbersThatXmlRpcCannotSayAreNotSent() {
        assertThatThrownBy(() -> XmlRpcWriter.answer(Double.NaN)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> XmlRpcWriter.answer(1L << 40)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aRequestThatNeverEndsIsHungUpOnAndOthersAreServed() throws IOException {
        try (XmlRpcServer server = server();
                Socket idle = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            idle.getOutputStream().write("POST / HTTP/1.1\r\nContent-Le".getBytes(StandardCharsets.US_ASCII));

            assertThat(new XmlRpcClient(Duration.ofSeconds(20)).call(address(server), "echo", 1))
                    .isEqualTo(List.of(1));
            idle.setSoTimeout(60_000);
            assertThat(endOf(idle)).isTrue();
        }
    }

    /** A call that the master makes only once must not be lost because others are being answered. */
    @Test
    void aHundredCallsAtOnceAreAllAnswered() throws Exception {
        int callers = 100;
        CountDownLatch busy = new CountDownLatch(100);
        CountDownLatch end = new CountDownLatch(1);
        List<CompletableFuture<Object>> answers = new ArrayList<>();
        ExecutorService pool = Executors.newFixedThreadPool(callers);
        XmlRpcServer.Handler handler = call -> {
            busy.countDown();
            try {
                end.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return call.method();
        };
        try (XmlRpcServer server = new XmlRpcServer(new InetSocketAddress("127.0.0.1", 0), handler, refused::add)) {
            for (int i = 0; i < callers; i++) {
                String method = "call" + i;
                answers.add(CompletableFuture.supplyAsync(
                        () -> {
                            try {
                                return new XmlRpcClient(Duration.ofSeconds(60)).call(address(server), method);
                            } catch (IOException e) {
                                return String.valueOf(e.getMessage());
                            }
                        },
                        pool));
            }
            busy.await();
            end.countDown();
            for (int i = 0; i < callers; i++) {
                assertThat(answers.get(i).join()).isEqualTo("call" + i);
            }
        } finally {
            end.countDown();
            pool.shutdownNow();
        }
    }

    private static boolean endOf(Socket socket) {
        try {
            return socket.getInputStream().read() < 0;
        } catch (java.net.SocketTimeoutException e) {
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    @Test
    void aRequestThatIsNotPostedIsRefused() throws IOException {
        try (XmlRpcServer server = server();
                Socket visitor = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            visitor.setSoTimeout(60_000);
            visitor.getOutputStream()
                    .write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
                            .getBytes(StandardCharsets.US_ASCII));

            assertThat(new String(visitor.getInputStream().readNBytes(12), StandardCharsets.US_ASCII))
                    .isEqualTo("HTTP/1.1 405");
            assertThat(refused).singleElement().asString().contains("GET");
        }
    }

    @Test
    void aPeerThatNeverFinishesItsAnswerIsNotWaitedFor() throws Exception {
        try (ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Thread peer = new Thread(() -> {
                try (Socket socket = door.accept()) {
                    socket.getOutputStream()
                            .write("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n<?xml"
                                    .getBytes(StandardCharsets.US_ASCII));
                    // It says nothing more until the caller hangs up.
                    socket.getInputStream().readAllBytes();
                } catch (IOException hungUp) {
                    return;
                }
            });
            peer.start();
            URI address = URI.create("http://127.0.0.1:" + door.getLocalPort() + "/");
            assertThatThrownBy(() -> new XmlRpcClient(Duration.ofSeconds(1)).call(address, "getPid"))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("getPid");
            peer.join();
        }
    }

    @Test
    void anAddressThatNobodyCanHaveIsAnErrorAndNotABug() {
        for (String odd : List.of("http://127.0.0.1:99999/", "ftp://127.0.0.1:21/", "http://127.0.0.1:-5/")) {
            assertThatThrownBy(() -> new XmlRpcClient(Duration.ofSeconds(1)).call(URI.create(odd), "getPid"))
                    .isInstanceOf(IOException.class);
        }
    }

    @Test
    void anAnswerWithoutEndIsRefused() throws Exception {
        try (ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Thread peer = new Thread(() -> {
                try (Socket socket = door.accept()) {
                    OutputStream out = socket.getOutputStream();
                    out.write("HTTP/1.1 200 OK\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                    while (true) {
                        out.write(new byte[1 << 16]);
                    }
                } catch (IOException hungUp) {
                    return;
                }
            });
            peer.start();
            URI address = URI.create("http://127.0.0.1:" + door.getLocalPort() + "/");
            assertThatThrownBy(() -> new XmlRpcClient(Duration.ofSeconds(60)).call(address, "getPid"))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("longer than 8388608 bytes");
            peer.join();
        }
    }
}
