// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.cli.BuiltInCatalogue;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.studio.MatchFactory;
import org.robopitch.studio.Studio;
import org.robopitch.studio.StudioSettings;
import org.robopitch.workshop.Robopitch;
import org.robopitch.workshop.attack.Servers;

class FuzzCommandTest {
    @TempDir
    Path folder;

    @Test
    void spoiltFilesAreTakenOrRefused() throws Exception {
        fuzz("16 recordings", "--files", "recordings", "--cases", "16");
        fuzz("16 configurations", "--files", "configurations", "--cases", "16");
        fuzz("500 strokes", "--files", "drawings", "--cases", "500");
        Path league = Files.writeString(
                folder.resolve("league.yaml"),
                "league: mirosot\nrobotsPerTeam: 3\nball: {mass: 0.05}\nrobot:\n  contour: [[0.04, 0.04], [-0.04, 0.04],"
                        + " [-0.04, -0.04], [0.04, -0.04]]\n");
        fuzz("300 leagues", "--files", "leagues", "--from", league.toString(), "--cases", "300");
        Path tournament =
                Files.writeString(folder.resolve("t.yaml"), "teams: [tactical, chaser]\nseeds: 2\nformat: swiss\n");
        fuzz("50 tournaments", "--files", "tournaments", "--from", tournament.toString(), "--cases", "50");
    }

    @Test
    void aTinyFuzzRunReportsWhatItSent() {
        fuzz("200 Packets and 200 placements sent, 0 lost", "--link", "fira", "--packets", "200");
        Robopitch nonsense = Robopitch.run("fuzz", "--link", "nonsense");
        assertThat(nonsense.exitCode()).isEqualTo(2);
        assertThat(nonsense.err()).contains("mixed-reality");
    }

    @Test
    void aShortFuzzOfEveryPortOfMixedRealityLosesNothing() {
        fuzz("V-RC, 0 lost", "--link", "mixed-reality", "--packets", "300");
    }

    @Test
    void aMatchThatIsKilledLeavesARecordingThatVerifies() {
        fuzz("1 kills", "--kills", "--cases", "1");
    }

    @Test
    void theStudioOutlivesSpoiltMessagesWithoutAWordOfAParser() throws Exception {
        PrintStream before = System.err;
        ByteArrayOutputStream words = new ByteArrayOutputStream();
        System.setErr(new PrintStream(words, true, StandardCharsets.UTF_8));
        try (Studio studio = Studio.start(StudioSettings.onPort(0), new PlainMatches())) {
            studio.play(MatchOrder.of("mirosot", "3v3", "chaser", "chaser", 1), 1);
            String port = Integer.toString(URI.create(studio.address()).getPort());
            fuzz("questions answered", "--port", port, "--speak", "http", "--cases", "300");
            fuzz("questions answered", "--port", port, "--speak", "websocket", "--cases", "300");
            fuzz("questions answered", "--port", port, "--speak", "foxglove", "--cases", "300");
        } finally {
            System.setErr(before);
        }
        assertThat(words.toString(StandardCharsets.UTF_8))
                .doesNotContain("Exception")
                .doesNotContain("\tat ");
    }

    /** The servers start at the same time: most of this is waiting for them. */
    @Test
    void serversOutliveSpoiltMessagesOfTheirOwnProtocols() throws Exception {
        List<String> ports = List.of(
                "xmlrpc",
                "simspark-agent",
                "simspark-server",
                "fira-packet",
                "mixed-reality-blue",
                "nubot-radio",
                "ros-master",
                "tcpros-publisher");
        ExecutorService pool = Executors.newFixedThreadPool(ports.size());
        try {
            Map<String, Future<Robopitch>> attacks = new LinkedHashMap<>();
            for (String port : ports) {
                // A node asks its master only so often.
                String cases = port.equals("ros-master") ? "100" : "300";
                attacks.put(port, pool.submit(() -> Robopitch.run("fuzz", "--ports", port, "--cases", cases)));
            }
            for (Map.Entry<String, Future<Robopitch>> attack : attacks.entrySet()) {
                Robopitch fuzz = attack.getValue().get();
                assertThat(fuzz.exitCode()).as(fuzz.err()).isZero();
                assertThat(fuzz.out()).containsPattern(attack.getKey() + ": [1-9]\\d\\d+ .*; nothing failed");
            }
        } finally {
            pool.shutdownNow();
        }
    }

    /** What the command lists is what there is, and every server of a link is in it. */
    @Test
    void everyPortIsInTheListOfPorts() {
        String help = Robopitch.run("fuzz", "--help").out().replaceAll("\\s+", " ");
        for (String port : Servers.ports()) {
            assertThat(help).contains(port.replaceFirst("mixed-reality-(?!blue)", "-"));
        }
    }

    @Test
    void whatCannotBeFuzzedIsRefused() {
        assertThat(Robopitch.run("fuzz", "--ports", "klingon").err()).contains("no port 'klingon'", "xmlrpc");
        assertThat(Robopitch.run("fuzz", "--files", "cakes", "--from", "pom.xml")
                        .exitCode())
                .isEqualTo(2);
        assertThat(Robopitch.run("fuzz", "--files", "scenarios").err()).contains("needs --from FILE");
        assertThat(Robopitch.run("fuzz", "--port", "1", "--speak", "klingon").err())
                .contains("--speak must be http");
    }

    /** Sets up matches of sample teams. */
    private static final class PlainMatches implements MatchFactory {
        private final Catalogue catalogue = new BuiltInCatalogue();

        @Override
        public Catalogue catalogue() {
            return catalogue;
        }

        @Override
        public PreparedMatch prepare(MatchOrder order) throws IOException {
            return new Matches(catalogue, "test").forRealTime(order, null);
        }
    }

    private static void fuzz(String expected, String... options) {
        String[] all = new String[options.length + 1];
        all[0] = "fuzz";
        System.arraycopy(options, 0, all, 1, options.length);
        Robopitch fuzz = Robopitch.run(all);
        assertThat(fuzz.exitCode()).as(fuzz.err()).isZero();
        assertThat(fuzz.out()).contains(expected, "nothing failed");
    }
}
