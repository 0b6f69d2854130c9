// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServeCommandTest {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    /** On the loopback and on free ports, so that nothing else on this machine is in the way. */
    private int serve(String... more) throws Exception {
        List<String> arguments = new ArrayList<>(List.of(
                "serve", "--size", "3v3", "--duration", "0.5", "--interface", "127.0.0.1", "--packets", "127.0.0.1:0"));
        arguments.addAll(List.of("--environment", "224.0.0.1:" + freePort()));
        arguments.addAll(List.of("--referee-commands", "224.5.23.2:" + freePort(), "--placements", "224.5.23.2:0"));
        arguments.addAll(List.of("--logs", folder.toString(), "--link=fira"));
        arguments.addAll(List.of(more));
        return run(arguments.toArray(String[]::new));
    }

    private static int freePort() throws Exception {
        try (DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    @Test
    void theLinkMayStandAnywhereAndAnUnknownOneIsAnsweredWithThoseThereAre() {
        assertThat(run("serve", "--seed", "3", "--link", "fira", "--help")).isZero();
        assertThat(out.toString().replaceAll("\\s+", " "))
                .contains("--lockstep", "--preset", "--port-offset", "outside for serve");
        assertThat(run("serve", "--link", "nonsense")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no link 'nonsense', only", "fira");
        assertThat(Robopitch.run("serve", "--link", "fire").err())
                .contains("there is no link 'fire' (did you mean 'fira'?), only");
        assertThat(Robopitch.run("serve", "--link").err()).contains("--link needs a name: fira, ");
        assertThat(run("serve", "--seed", "1")).isEqualTo(2);
        assertThat(run("serve")).isEqualTo(2);
        assertThat(err.toString()).contains("a link is missing: --link");
    }

    @Test
    void aServedMatchEndsWithItsReportAndWithWhatTheLinkCounted() throws Exception {
        assertThat(serve("--blue", "chaser", "--yellow", "idle", "--speed", "unlimited"))
                .as(err.toString())
                .isZero();
        assertThat(out.toString())
                .contains("RoboPitch serves Environment to 224.0.0.1:")
                .contains("seed 1: chaser (blue) against idle (yellow)")
                .containsPattern("\\d+  environments sent")
                .contains("hash ");
    }

    @Test
    void aProgramIsStartedWithTheMatchAndItsLogIsKept() throws Exception {
        assertThat(serve(
                        "--blue",
                        "cmd:echo $ROBOPITCH_SIDE $ROBOPITCH_PACKETS; exec sleep 3600",
                        "--yellow",
                        "idle",
                        "--speed",
                        "0.2"))
                .as(err.toString())
                .isZero();
        assertThat(Files.readString(folder.resolve("blue.log"))).startsWith("blue 127.0.0.1:");
        assertThat(out.toString()).contains("output of a program: " + folder.resolve("blue.log"));
    }

    @Test
    void whatTheLinkCountedIsInTheReportForProgramsToo() throws Exception {
        assertThat(serve("--blue", "chaser", "--yellow", "idle", "--speed", "unlimited", "--json"))
                .as(err.toString())
                .isZero();
        assertThat(out.toString().lines()).hasSize(1);
        assertThat(out.toString())
                .containsPattern("\"link\":\\{\"environments sent\":[1-9]")
                .contains("\"commands dropped: not a finite number\":0");
    }

    @Test
    void aTakenPortIsToldWithTheOptionsThatChooseAnother() throws Exception {
        try (DatagramSocket taken = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            String packets = "127.0.0.1:" + taken.getLocalPort();
            assertThat(run("serve", "--link", "fira", "--interface", "127.0.0.1", "--packets", packets))
                    .isEqualTo(1);
            assertThat(err.toString()).contains("cannot listen on " + packets, "--port-offset, --packets");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--environment 224.0.0.1:70000 | --environment 224.0.0.1:70000: a port must be between 0 and 65535",
                "--environment 10.0.0.1:10002 | --environment must name a multicast group",
                "--environment 224.0.0.1:0 | --environment must name a port from 1",
                "--referee-commands 127.0.0.1:10003 | --referee-commands must name a multicast group",
                "--placements nonsense | --placements nonsense: expected ADDRESS:PORT",
                "--packets 127.0.0.1:x | --packets 127.0.0.1:x: expected a port after the colon",
                "--packets 192.0.2.1:20011 | --packets must name an address of this machine",
                "--port-offset 60000 | --environment 224.0.0.1:10002 with --port-offset 60000: a port must be between",
                "--target 127.0.0.1:0 | --target must name a port from 1 to 65535, but is 127.0.0.1:0",
                "--interface nothing99 | --interface: there is no network interface 'nothing99'",
                "--ttl 256 | --ttl must be between 0 and 255 (IP has a byte for it), but is 256",
                "--referee-repeats -1 | --referee-repeats must be between 0 and 1000 (each is a datagram), but is -1",
                "--preset moon | expected one of [DEFAULT, FIRASIM]",
                "--blue cmd: | --blue 'cmd:' names no program",
            })
    void whatCannotBeServedIsRefusedWithItsOption(String options, String words) {
        assertThat(run(("serve --link fira " + options).split(" "))).isEqualTo(2);
        assertThat(err.toString()).contains(words);
    }

    @Test
    void aMatchWithoutALinkSaysWhereProgramsPlay() {
        assertThat(run("match", "--blue", "cmd:./team")).isEqualTo(2);
        assertThat(err.toString()).contains("'cmd:./team' is an external program", "serve --link");
    }

    @Test
    void wrongAddressesSpeedsAndLeaguesAreToldBeforeAnySocketIsOpened() throws Exception {
        assertThat(serve("--target", "here")).isEqualTo(2);
        assertThat(err.toString()).contains("expected ADDRESS:PORT");
        assertThat(serve("--blue", "nobody")).isEqualTo(2);
        assertThat(err.toString()).contains("nobody");
        assertThat(serve("--speed", "fast")).isEqualTo(2);
        assertThat(err.toString()).contains("--speed must be between");
        assertThat(serve("--rate", "0")).isEqualTo(2);
        assertThat(err.toString()).contains("--rate must be between");
        assertThat(serve("--lockstep", "--deadline", "-1")).isEqualTo(2);
        assertThat(err.toString()).contains("--deadline must be above 0");
    }
}
