// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.robopitch.links.ros.xmlrpc.XmlRpcCall;
import org.robopitch.links.ros.xmlrpc.XmlRpcClient;
import org.robopitch.links.ros.xmlrpc.XmlRpcServer;

class RosServeTest {
    /** Nobody listens on the port of a master that was never there. */
    private static final String NOBODY = "http://127.0.0.1:1";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final CompletableFuture<String> known = new CompletableFuture<>();

    private int serve(String... options) {
        List<String> arguments = new ArrayList<>(List.of("serve", "--link", "ros"));
        arguments.addAll(List.of(options));
        return run(arguments.toArray(new String[0]));
    }

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    @Test
    void aMatchIsPlayedToItsEndAlthoughThereIsNoMaster() {
        for (String dialect : List.of("A", "B")) {
            assertThat(serve("--master", NOBODY, "--dialect", dialect, "--duration", "2", "--speed", "unlimited"))
                    .as(err.toString())
                    .isZero();
        }
        assertThat(out.toString()).contains("RoboPitch serves ROS as /robopitch of the master " + NOBODY);
        assertThat(err.toString()).contains("master unreachable: " + NOBODY);
    }

    @Test
    void whatCannotBeIsRefusedInOneLine() {
        assertThat(serve("--master", "none")).isEqualTo(2);
        assertThat(err.toString()).contains("--studio is needed");
        for (String option : List.of("--host=127.0.0.1", "--node=/mine", "--replace", "--ignore-parameters")) {
            assertThat(serve("--master", "none", "--studio", "0", option)).isEqualTo(2);
            assertThat(err.toString()).contains(option.split("=")[0] + " needs a master");
        }
        assertThat(serve("--lockstep")).isEqualTo(2);
        assertThat(err.toString()).contains("the ros link has no --lockstep");
        assertThat(serve("--master", "11311")).isEqualTo(2);
        assertThat(err.toString()).contains("http://HOST:PORT");
        assertThat(serve("--cyan", "rival")).isEqualTo(2);
        assertThat(err.toString()).contains("different prefixes");
        assertThat(serve("--noise-rate", "2")).isEqualTo(2);
        assertThat(err.toString()).contains("--noise-rate must be between 0 and 1");
        assertThat(serve("--league", "mirosot")).isEqualTo(2);
        assertThat(err.toString()).contains("plays middle-size only");
        assertThat(serve("--refbox", "box:x")).isEqualTo(2);
        assertThat(err.toString()).contains("HOST:PORT");
        assertThat(serve("--refbox-teams", "a,b", "--master", NOBODY, "--duration", "2", "--speed", "unlimited"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("--refbox-teams needs --refbox");
        assertThat(serve("--master", "http://127.0.0.1:99999")).isEqualTo(2);
        assertThat(err.toString()).contains("HOST:PORT, not http://127.0.0.1:99999");
    }

    @Test
    void aCoachIsToldWhichWordsThereAreAndThatNobodyListens() {
        assertThat(run("coach", "dance")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no command 'dance', but one of stop");
        assertThat(run("coach", "test", "point-a=1")).isEqualTo(2);
        assertThat(err.toString()).contains("two numbers, X,Y");
        assertThat(run("coach", "--team", "a b", "stop")).isEqualTo(2);
        assertThat(err.toString()).contains("a prefix is letters");
        assertThat(run("coach", "--master", "x", "stop")).isEqualTo(2);
        assertThat(err.toString()).contains("http://HOST:PORT");
        assertThat(run("coach", "--master", NOBODY, "--seconds", "0.05", "our-corner"))
                .isEqualTo(1);
        assertThat(out.toString()).contains("/nubot/receive_from_coach: MatchMode 9");
        assertThat(err.toString()).contains("nobody listens to /nubot/receive_from_coach");
    }

    @Test
    @Timeout(300)
    void aNodeThatIsAskedToShutDownEndsTheMatchWithItsReport() throws IOException {
        CompletableFuture<URI> node = new CompletableFuture<>();
        CompletableFuture<Void> asked = node.thenAcceptAsync(RosServeTest::shutDown);
        try (XmlRpcServer master = new XmlRpcServer(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), call -> answer(call, node), line -> {})) {
            assertThat(serve("--master", "http://127.0.0.1:" + master.port(), "--duration", "3600"))
                    .as(err.toString())
                    .isZero();
        }
        assertThat(asked).isCompleted();
        assertThat(err.toString()).contains("was asked to shut down: enough");
        assertThat(out.toString()).contains("(stopped in the first half)");
    }

    @Test
    void aSecondSimulatorDoesNotEndTheFirst() throws IOException {
        List<String> calls = new CopyOnWriteArrayList<>();
        InetSocketAddress anyPort = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
        try (XmlRpcServer first = new XmlRpcServer(anyPort, call -> List.of(1, "", 4711), line -> {});
                XmlRpcServer master = new XmlRpcServer(
                        anyPort,
                        call -> {
                            calls.add(call.method());
                            return switch (call.method()) {
                                case "getSystemState" ->
                                    List.of(
                                            1,
                                            "",
                                            List.of(
                                                    List.of(List.of("/clock", List.of("/robopitch"))),
                                                    List.of(),
                                                    List.of()));
                                case "lookupNode" -> List.of(1, "", "http://127.0.0.1:" + first.port() + "/");
                                case "getParam" -> List.of(-1, "it is not set", 0);
                                case "registerSubscriber" -> List.of(1, "", List.of());
                                default -> List.of(1, "", 0);
                            };
                        },
                        line -> {});
                ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String uri = "http://127.0.0.1:" + master.port();
            assertThat(serve("--master", uri)).isEqualTo(2);
            assertThat(err.toString()).contains("another simulator, /robopitch at", "--replace");
            assertThat(serve("--master", uri, "--replace", "--studio", String.valueOf(taken.getLocalPort())))
                    .isEqualTo(2);
            assertThat(err.toString()).contains("port " + taken.getLocalPort() + " is in use");
            assertThat(calls).noneMatch(call -> call.startsWith("register"));

            assertThat(serve("--master", uri, "--node", "/second", "--duration", "1", "--speed", "unlimited"))
                    .as(err.toString())
                    .isZero();
            assertThat(err.toString()).contains("is on this master too: programs will hear both");
        }
    }

    @Test
    void whatHappensIsPrintedAsItHappensAndTheReportSaysHowWellItKeptUp() {
        assertThat(serve(
                        "--master",
                        NOBODY,
                        "--duration",
                        "20",
                        "--speed",
                        "1000",
                        "--blue",
                        "idle",
                        "--yellow",
                        "idle"))
                .as(err.toString())
                .isZero();
        String printed = out.toString();
        assertThat(printed).containsPattern("0:02\\.0\\d  kick-off +kick-off for (blue|yellow)");
        assertThat(printed.indexOf("kick-off for")).isLessThan(printed.indexOf("middle-size 5v5"));
        assertThat(printed).containsPattern("cycles: 1334 played, \\d+ missed, \\d+ late");
    }

    /** A master that has set no parameter and knows nobody but the one who asks. */
    private Object answer(XmlRpcCall call, CompletableFuture<URI> node) {
        if (call.method().startsWith("register")) {
            known.complete(String.valueOf(call.arguments().get(3)));
        }
        if (call.method().equals("registerService")) {
            node.complete(URI.create(String.valueOf(call.arguments().get(3))));
        }
        return switch (call.method()) {
            case "getParam" -> List.of(-1, "it is not set", 0);
            case "lookupNode" -> List.of(1, "", known.join());
            case "registerSubscriber" -> List.of(1, "", List.of());
            default -> List.of(1, "", 0);
        };
    }

    private static void shutDown(URI node) {
        try {
            new XmlRpcClient(Duration.ofSeconds(30)).call(node, "shutdown", "/somebody", "enough");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void pagesAndMachinesThatCannotComeInAreRefused() {
        assertThat(run("serve", "--link", "ros", "--master", NOBODY, "--rosbridge-page", "http://localhost:3000"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("need --studio");
        assertThat(run("serve", "--link", "ros", "--studio", "0", "--rosbridge-page", "localhost/page.html"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("http://HOST[:PORT], but is localhost/page.html");
        assertThat(run("serve", "--link", "ros", "--host", "0.0.0.0")).isEqualTo(2);
        assertThat(err.toString()).contains("0.0.0.0 would lead them to their own");
    }

    @Test
    void aCoachsDetailsAreOrdersOfAMatch() {
        assertThat(run(
                        "match",
                        "--league",
                        "middle-size",
                        "--size",
                        "1v1",
                        "--blue",
                        "idle",
                        "--yellow",
                        "idle",
                        "--duration",
                        "2",
                        "--order",
                        "0:blue test mode=12",
                        "--order",
                        "0.5:test"))
                .as(err.toString())
                .isZero();
        assertThat(out.toString()).contains("the coach orders test");
        assertThat(run("match", "--league", "middle-size", "--order", "0:blue test mode=1000"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("blue test mode must be a whole number");
    }

    @Test
    void anOrderThatThereIsNotIsAnsweredWithAListThatCanBeRead() {
        assertThat(run("match", "--league", "middle-size", "--order", "5:lunch"))
                .isEqualTo(2);
        assertThat(err.toString())
                .contains("no order 'lunch'", "stop, kick-off SIDE, ", "yellow card SIDE N", "SIDE test mode=…")
                .hasSizeLessThan(700);
        assertThat(run("match", "--league", "middle-size", "--order", "-1:stop"))
                .isEqualTo(2);
        assertThat(run("match", "--league", "middle-size", "--order", "NaN:stop"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("0 s or later, but is '-1:stop'", "0 s or later, but is 'NaN:stop'");
    }
}
