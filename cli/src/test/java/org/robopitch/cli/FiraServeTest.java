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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Plain {@code serve --link fira} with a program of blue that is no more than the protocol: bytes on sockets. */
class FiraServeTest {
    /** It answers each Environment; before some answers it sends what the lines of its script say. */
    private static final String PROGRAM = """
            import os, socket, struct, sys
            def address(name):
                host, port = os.environ[name].rsplit(':', 1)
                return host, int(port)
            def field(number, kind, value):
                return bytes([number << 3 | kind]) + value
            def part(number, value):
                return field(number, 2, bytes([len(value)]) + value)
            def real(number, value):
                return field(number, 1, struct.pack('<d', value))
            def call(foul, colour, half, at):
                return field(1, 0, bytes([foul])) + field(2, 0, bytes([colour])) + real(4, at) + field(5, 0, bytes([half]))
            script = {int(line.split()[0]): line.split()[1:] for line in sys.argv[1].split(';') if line}
            here = os.environ['ROBOPITCH_INTERFACE']
            seen = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
            seen.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            group, port = address('ROBOPITCH_ENVIRONMENT')
            seen.bind((group, port))
            seen.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, socket.inet_aton(group) + socket.inet_aton(here))
            out = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
            out.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(here))
            seen.settimeout(60)
            last, count = None, 0
            while True:
                frame = seen.recv(2048)
                if frame[:4] == last:
                    continue
                last = frame[:4]
                count += 1
                words = script.get(count, [])
                packet = b''
                if words and words[0] == 'call':
                    out.sendto(call(*map(int, words[1:]), float(count)), address('ROBOPITCH_REFEREE'))
                if words and words[0] == 'ball':
                    ball = real(1, float(words[1])) + real(3, float(words[2]))
                    packet = part(2, part(1, ball))
                commands = b''.join(part(1, (field(1, 0, bytes([robot])) if robot else b'') + real(6, 8.0) + real(7, 8.0))
                                    for robot in range(3))
                out.sendto(part(1, commands) + packet, address('ROBOPITCH_PACKETS'))
            """;

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void write() throws Exception {
        Files.writeString(folder.resolve("program.py"), PROGRAM);
    }

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    private int serve(String script, String... more) throws Exception {
        List<String> arguments = new ArrayList<>(List.of("serve", "--link", "fira", "--size", "3v3", "--lockstep"));
        arguments.addAll(List.of("--deadline", "60", "--duration", "0.64", "--logs", folder.toString()));
        arguments.addAll(List.of("--interface", "127.0.0.1", "--packets", "127.0.0.1:0"));
        arguments.addAll(List.of("--environment", "224.0.0.1:" + freePort()));
        arguments.addAll(List.of("--referee-commands", "224.5.23.2:" + freePort(), "--placements", "224.5.23.2:0"));
        String program = "cmd:exec python3 " + folder.resolve("program.py") + " '" + script + "'";
        arguments.addAll(List.of("--blue", program, "--yellow", "chaser"));
        arguments.addAll(List.of(more));
        return run(arguments.toArray(String[]::new));
    }

    private static int freePort() throws Exception {
        try (DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private String log() throws Exception {
        return err + Files.readString(folder.resolve("blue.log"));
    }

    @Test
    void plainServeObeysReplacementsAndAStrictRefereeDoesNot() throws Exception {
        assertThat(serve("5 ball 0.3 0.5")).as(log()).isZero();
        assertThat(out.toString()).containsPattern("1 +replacements taken");
        assertThat(serve("5 ball 0.3 0.5", "--referee", "inside")).as(log()).isZero();
        assertThat(out.toString()).containsPattern("1 +replacements dropped: not allowed with --referee inside");
    }

    @Test
    void aRefereeOutsideLeadsAndItsScoreIsShownRecordedAndPlayedAgain() throws Exception {
        Path recording = folder.resolve("match.mcap");
        String calls = "3 call 4 0 1;8 call 6 2 1;20 call 4 1 1;25 call 5 2 1";
        assertThat(serve(calls, "--referee", "external", "--record", recording.toString()))
                .as(log())
                .isZero();
        assertThat(out.toString()).contains("blue 1 : 0 yellow").containsPattern("4 +calls of the external referee");
        assertThat(out.toString()).as("it ends with the match").doesNotContain("exited with code");
        out.getBuffer().setLength(0);
        assertThat(run("replay", recording.toString(), "--verify"))
                .as(out.toString() + err)
                .isZero();
    }

    @Test
    void theSameProgramPlaysTheSameMatchTwice() throws Exception {
        List<String> hashes = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            out.getBuffer().setLength(0);
            assertThat(serve("4 ball 0.3 0.5;9 ball -0.2 1")).as(log()).isZero();
            hashes.add(out.toString()
                    .lines()
                    .filter(line -> line.contains("hash "))
                    .findFirst()
                    .orElseThrow());
        }
        assertThat(hashes.get(0)).isEqualTo(hashes.get(1));
    }

    @Test
    void theEndThatBlueDefendsIsAnOption() throws Exception {
        assertThat(serve(
                        "",
                        "--blue-defends",
                        "positive-x",
                        "--record",
                        folder.resolve("match.mcap").toString()))
                .as(log())
                .isZero();
        assertThat(run("serve", "--link", "fira", "--blue-defends", "left")).isEqualTo(2);
        assertThat(err.toString()).contains("expected negative-x or positive-x, but is 'left'");
        assertThat(run("replay", folder.resolve("match.mcap").toString(), "--verify"))
                .as(out.toString() + err)
                .isZero();
    }
}
