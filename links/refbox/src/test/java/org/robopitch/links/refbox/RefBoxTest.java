// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.refbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.game.MiddleSizeGame;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.referee.MiddleSizeRules;
import org.robopitch.recording.json.JsonException;

class RefBoxTest {
    private final RefBoxSettings settings = RefBoxSettings.at("localhost", 5).withTeams("224.16.32.1", "224.16.32.2");
    private final Match match = new Match(new MatchSetup(
            MiddleSize.of(Dialect.A).withRules(MiddleSizeRules.coachOnly()), (o, c) -> {}, (o, c) -> {}, 1));
    private final MiddleSizeGame game = (MiddleSizeGame) match.game();

    private void hear(String command, String team, String rest) throws JsonException {
        String text = "{\"command\":\"" + command + "\",\"targetTeam\":\"" + team + "\"" + rest + "}";
        new RefBoxCommands(settings).read(text).forEach(match::operate);
        match.cycle();
    }

    @ParameterizedTest
    @CsvSource({
        "START, '', START,",
        "STOP, '', STOP,",
        "DROP_BALL, '', DROPBALL,",
        "HALF_TIME, '', STOP,",
        "PARK, '', PARKING,",
        "KICKOFF, 224.16.32.1, KICKOFF, BLUE",
        "FREEKICK, 224.16.32.2, FREEKICK, YELLOW",
        "GOALKICK, 224.16.32.2, GOALKICK, YELLOW",
        "THROWIN, 224.16.32.1, THROWIN, BLUE",
        "CORNER, 224.16.32.2, CORNER, YELLOW",
        "PENALTY, 224.16.32.1, PENALTY, BLUE"
    })
    void aCommandChangesTheMode(String command, String team, String mode, Side awarded) throws JsonException {
        hear(command, team, "");
        assertThat(game.referee().mode().name()).isEqualTo(mode);
        assertThat(game.referee().awarded()).isEqualTo(awarded);
    }

    @Test
    void cardsAndRepairsTakeRobotsOff() throws JsonException {
        hear("RED_CARD", "224.16.32.2", ",\"robotID\":3");
        hear("REPAIR", "224.16.32.1", ",\"robotID\":1");
        assertThat(game.world().bodies().body[7].present).isFalse();
        assertThat(game.world().bodies().body[0].present).isFalse();
        hear("SUBSTITUTION", "224.16.32.1", ",\"robotID\":1");
        assertThat(game.world().bodies().body[0].present).isTrue();
    }

    @Test
    void aSecondYellowCardTakesARobotOffForAWhile() throws JsonException {
        hear("DOUBLE_YELLOW", "224.16.32.2", ",\"robotID\":2");
        assertThat(game.world().bodies().body[6].present).isFalse();
        for (int cycle = 0; cycle < 121 / 0.015; cycle++) {
            match.cycle();
        }
        assertThat(game.world().bodies().body[6].present).isTrue();
    }

    @Test
    void goalsAreCountedWhereTheRefBoxLeadsAndNotTwiceWhereOurRefereeDoes() throws JsonException {
        hear("GOAL", "224.16.32.1", "");
        hear("GOAL", "224.16.32.2", "");
        hear("SUBGOAL", "224.16.32.2", "");
        hear("SUBGOAL", "224.16.32.2", "");
        assertThat(game.referee().play().blueScore()).isEqualTo(1);
        assertThat(game.referee().play().yellowScore()).isZero();
        Match ours = new Match(new MatchSetup(MiddleSize.of(Dialect.A), (o, c) -> {}, (o, c) -> {}, 1));
        new RefBoxCommands(settings)
                .read("{\"command\":\"GOAL\",\"targetTeam\":\"224.16.32.1\"}")
                .forEach(ours::operate);
        ours.cycle();
        assertThat(ours.game().referee().play().blueScore()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"FIRST_HALF", "SECOND_HALF", "RESET", "WELCOME", "IS_ALIVE"})
    void whatOnlyTellsHowThingsStandChangesNothing(String command) throws JsonException {
        assertThat(new RefBoxCommands(settings).read("{\"command\":\"" + command + "\"}"))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "{}",
                "{\"command\":\"DANCE\"}",
                "{\"command\":\"GOAL\"}",
                "{\"command\":\"CORNER\",\"targetTeam\":\"\"}",
                "{\"command\":\"CORNER\",\"targetTeam\":\"10.0.0.1\"}",
                "{\"command\":\"RED_CARD\",\"targetTeam\":\"224.16.32.1\"}",
                "{\"command\":\"RED_CARD\",\"targetTeam\":\"224.16.32.1\",\"robotID\":6}"
            })
    void whatMakesNoSenseIsRefused(String text) {
        assertThatThrownBy(() -> new RefBoxCommands(settings).read(text)).isInstanceOf(JsonException.class);
    }

    private static RefBoxClient client(
            ServerSocket box, BlockingQueue<OperatorAction> orders, BlockingQueue<String> lines) {
        return new RefBoxClient(
                new RefBoxSettings("127.0.0.1", box.getLocalPort(), "CYAN", "MAGENTA", 5, Duration.ofMillis(20)),
                orders::add,
                lines::add);
    }

    @Test
    void aRefBoxThatHangsUpIsReachedAgainAndNonsenseIsTold() throws Exception {
        BlockingQueue<OperatorAction> orders = new LinkedBlockingQueue<>();
        BlockingQueue<String> lines = new LinkedBlockingQueue<>();
        try (ServerSocket box = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
                RefBoxClient client = client(box, orders, lines)) {
            try (Socket first = box.accept()) {
                send(first, "{\"command\":\"WELCOME\",\"targetTeam\":\"CYAN\"}", "what?", "{\"command\":\"STOP\"}");
                assertThat(orders.poll(60, TimeUnit.SECONDS)).isEqualTo(new OperatorAction.Order(0));
                assertThat(client.refused()).isEqualTo(1);
            }
            try (Socket second = box.accept()) {
                send(second, "{\"command\":\"START\",\"targetTeam\":\"\"}");
                assertThat(orders.poll(60, TimeUnit.SECONDS)).isEqualTo(new OperatorAction.Order(15));
                second.getOutputStream().write("x".repeat(20_000).getBytes(StandardCharsets.UTF_8));
            }
            try (Socket third = box.accept()) {
                assertThat(third.isConnected()).isTrue();
            }
        }
        assertThat(List.copyOf(lines)).anyMatch(line -> line.startsWith("refused a command"));
    }

    /** An order that is not handed on is neither carried out nor recorded. */
    @Test
    void ordersBeyondTheRateAreCountedAndNotHandedOn() throws Exception {
        BlockingQueue<OperatorAction> orders = new LinkedBlockingQueue<>();
        BlockingQueue<String> lines = new LinkedBlockingQueue<>();
        String[] flood = new String[20_000];
        Arrays.fill(flood, "{\"command\":\"STOP\"}");
        try (ServerSocket box = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
                RefBoxClient client = client(box, orders, lines)) {
            try (Socket socket = box.accept()) {
                send(socket, flood);
                socket.shutdownOutput();
                assertThat(next(lines, "is gone")).isNotNull();
            }
            assertThat(client.dropped() + orders.size()).isEqualTo(flood.length);
            assertThat(orders.size()).isLessThan(flood.length / 2);
        }
        assertThat(lines.stream().filter(line -> line.contains("the excess is counted")))
                .hasSizeLessThan(20);
    }

    @Test
    void eachTimeItGoesIsToldWithTheReason() throws Exception {
        BlockingQueue<String> lines = new LinkedBlockingQueue<>();
        ServerSocket box = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
        try (box;
                RefBoxClient client = new RefBoxClient(
                        new RefBoxSettings(
                                "127.0.0.1", box.getLocalPort(), "CYAN", "MAGENTA", 5, Duration.ofMillis(20)),
                        order -> {},
                        lines::add)) {
            for (int i = 0; i < 2; i++) {
                box.accept().close();
                assertThat(next(lines, "is there")).isNotNull();
                assertThat(next(lines, "is gone")).contains("it closed the connection");
            }
            try (Socket talkative = box.accept()) {
                talkative.getOutputStream().write("x".repeat(20_000).getBytes(StandardCharsets.UTF_8));
                assertThat(next(lines, "is gone")).contains("longer than 16384 bytes");
            }
            box.close();
            assertThat(next(lines, "cannot be reached")).contains("(nothing listens there)");
            assertThat(client.connected()).isFalse();
        }
    }

    private static @Nullable String next(BlockingQueue<String> lines, String what) throws InterruptedException {
        String line = lines.poll(60, TimeUnit.SECONDS);
        while (line != null && !line.contains(what)) {
            line = lines.poll(60, TimeUnit.SECONDS);
        }
        return line;
    }

    private static void send(Socket to, String... texts) throws Exception {
        for (String text : texts) {
            to.getOutputStream().write((text + "\0").getBytes(StandardCharsets.UTF_8));
        }
    }

    @Test
    void itsAddressIsAHostAndPerhapsAPort() {
        assertThat(RefBoxSettings.at("box", 5).port()).isEqualTo(28097);
        assertThat(RefBoxSettings.at("box:1234", 5).port()).isEqualTo(1234);
        assertThatThrownBy(() -> RefBoxSettings.at("box:x", 5)).hasMessageContaining("HOST:PORT");
        assertThatThrownBy(() -> RefBoxSettings.at(":1234", 5)).hasMessageContaining("host is missing");
    }
}
