// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.sense.BodyPart;
import org.robopitch.humanoid.sense.Landmark;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.humanoid.sense.PlayMode;
import org.robopitch.links.simspark.sexp.AsciiText;

class SimsparkCodecTest {
    private static final String MESSAGE = "(time (now 19.66))"
            + "(GS (unum 2) (team left) (sl 1) (sr 0) (t 12.34) (pm PlayOn))"
            + "(hear bahia 12.32 self abc!1)(hear bahia 12.32 -45.50 b2#x)"
            + "(GYR (n torso) (rt 0.24 -0.05 -0.00))(ACC (n torso) (a 0.01 0.05 9.81))"
            + "(HJ (n hj1) (ax -0.00))(HJ (n hj2) (ax 12.50))"
            + "(See (G1R (pol 20.11 -18.92 0.84)) (F2L (pol 3.00 50.00 -7.00)) (B (pol 1.50 0.10 -19.00))"
            + " (P (team bahia) (id 2) (rlowerarm (pol 0.20 -30.00 -20.00)))"
            + " (P (team other) (id 7) (head (pol 4.00 1.00 2.00)) (lfoot (pol 4.10 1.10 -6.00)))"
            + " (L (pol 5.00 10.00 -3.00) (pol 6.00 -10.00 -2.00)) (mypos 1.00 -2.00 0.50) (myorien 90.00))"
            + "(HJ (n raj1) (ax -90.00))(HJ (n rlj3) (ax 26.93))(FRP (n rf) (c 0.01 0.02 -0.01) (f 0.10 -0.20 22.60))"
            + "(HJ (n rlj7) (ax 1.00))(HJ (n llj6) (ax -3.25))(FRP (n lf) (c 0.01 0.02 -0.01) (f 0.10 -0.20 22.60))";

    private final SimsparkCodec codec = new SimsparkCodec();
    private final Percepts percepts = new Percepts();
    private final AgentRequest request = new AgentRequest();
    private final AsciiText text = new AsciiText();

    private int readPercepts(String message) {
        byte[] bytes = message.getBytes(StandardCharsets.ISO_8859_1);
        return codec.read(bytes, 0, bytes.length, percepts);
    }

    private void readRequest(String message) {
        byte[] bytes = message.getBytes(StandardCharsets.ISO_8859_1);
        codec.read(bytes, 0, bytes.length, request);
    }

    @Test
    void aMessageParsedAndPrintedIsTheSameMessage() {
        assertThat(readPercepts(MESSAGE)).isZero();
        codec.print(percepts, text);
        assertThat(text.toString()).isEqualTo(MESSAGE);
    }

    @Test
    void sensesArePrintedAndReadWithoutAllocating() {
        String seen = MESSAGE.replaceAll("\\(hear [^)]*\\)", "").replaceAll(" \\(my[a-z]+ [^)]*\\)", "");
        assertThat(readPercepts(seen)).isZero();
        Percepts read = new Percepts();
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long id = Thread.currentThread().getId();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 3; round++) {
            long before = threads.getThreadAllocatedBytes(id);
            for (int i = 0; i < 200; i++) {
                codec.print(percepts, text);
                codec.read(text.bytes(), 0, text.length(), read);
            }
            least = Math.min(least, threads.getThreadAllocatedBytes(id) - before);
        }
        assertThat(text.toString()).isEqualTo(seen);
        assertThat(least).isLessThan(1000);
    }

    @Test
    void anglesAreRadiansInside() {
        readPercepts(MESSAGE);
        assertThat(percepts.angle(Joint.RLJ3)).isCloseTo(Math.toRadians(26.93), within(1e-12));
        assertThat(percepts.gyro[0]).isCloseTo(Math.toRadians(0.24), within(1e-12));
        assertThat(percepts.sight.landmark(Landmark.G1R, 1)).isCloseTo(Math.toRadians(-18.92), within(1e-12));
        assertThat(percepts.force(0, 5)).isEqualTo(22.6);
        assertThat(percepts.playMode).isEqualTo(PlayMode.PLAY_ON);
        assertThat(percepts.heard.directions[0]).isNaN();
        assertThat(percepts.sight.sees(1, BodyPart.LEFT_FOOT)).isTrue();
    }

    @Test
    void randomSensesSurviveTheRoundTrip() {
        Random random = new Random(3);
        for (int i = 0; i < 300; i++) {
            codec.print(random(random), text);
            String first = text.toString();
            assertThat(readPercepts(first)).as(first).isZero();
            codec.print(percepts, text);
            assertThat(text.toString()).isEqualTo(first);
        }
    }

    private static Percepts random(Random random) {
        Percepts p = new Percepts();
        p.time = random.nextInt(60000) / 50.0;
        p.game(PlayMode.of(random.nextInt(21)), random.nextDouble() * 300, random.nextInt(9), random.nextInt(9));
        for (int k = 0; k < 3; k++) {
            p.gyro[k] = random.nextGaussian();
            p.acceleration[k] = random.nextGaussian() * 10;
        }
        for (int j = 0; j < 22 + 2 * random.nextInt(2); j++) {
            p.angle(Joint.of(j), random.nextGaussian());
        }
        if (random.nextBoolean()) {
            p.force(random.nextInt(4), 0.01, random.nextGaussian(), 0, random.nextGaussian(), 3, 22);
        }
        if (random.nextBoolean()) {
            p.sight.present = true;
            p.sight.landmark(Landmark.of(random.nextInt(8)), random.nextDouble() * 30, random.nextGaussian(), 0.1);
            p.sight.ball(random.nextDouble() * 20, random.nextGaussian(), -random.nextDouble());
            int player = p.sight.player("team" + random.nextInt(3), 1 + random.nextInt(11));
            p.sight.part(player, BodyPart.values()[random.nextInt(5)], random.nextDouble(), random.nextGaussian(), 0);
            p.sight.line(random.nextDouble(), 1, -0.1, random.nextDouble() * 9, random.nextGaussian(), -0.3);
        }
        return p;
    }

    @Test
    void aHearWithoutATeamIsThatOfAnOlderServer() {
        assertThat(readPercepts("(hear 3.20 self abc)")).isZero();
        assertThat(percepts.heard.teams[0]).isEmpty();
        assertThat(percepts.heard.messages[0]).isEqualTo("abc");
    }

    @Test
    void whatIsNotUnderstoodIsPassedOverAndCounted() {
        assertThat(readPercepts("(new (thing 1 2))(HJ (n rlj3) (ax abc))(HJ (n rlj4) (ax -5.00))(See (X 1))"))
                .isEqualTo(3);
        assertThat(percepts.felt(Joint.RLJ3)).isFalse();
        assertThat(percepts.angle(Joint.RLJ4)).isCloseTo(Math.toRadians(-5), within(1e-12));
    }

    @Test
    void commandsAreReadAndPrinted() {
        String message = "(beam -1.50 2.00 -90.00)(he1 0.5)(rle3 -6.1)(lle7 1)(say ab/c)(pass)(syn)";
        readRequest(message);
        assertThat(request.unknown).isZero();
        assertThat(request.effects.speed(Joint.RLJ3)).isEqualTo(-6.1);
        assertThat(request.effects.beamHeading).isCloseTo(-Math.PI / 2, within(1e-12));
        codec.print(request, text);
        assertThat(text.toString()).isEqualTo(message);
    }

    @Test
    void theHandshakeIsReadWithItsType() {
        readRequest("(scene rsg/agent/nao/nao_hetero.rsg 3)(syn)");
        assertThat(request.scene).isEqualTo("rsg/agent/nao/nao_hetero.rsg");
        assertThat(request.type).isEqualTo(3);
        readRequest("(scene rsg/agent/nao/nao.rsg)");
        assertThat(request.type).isZero();
        readRequest("(init (unum 7)(teamname Bahia3D))(syn)");
        assertThat(request.inits).isTrue();
        assertThat(request.number).isEqualTo(7);
        assertThat(request.team).isEqualTo("Bahia3D");
    }

    @Test
    void unknownEffectorsAndNumbersThatAreNoneChangeNothing() {
        readRequest("(xyz 1)(rle9 2)(rle1)(rle2 nan)(rle3 1e999)(rle4 -1)(say toolongtoolongtoolong)(say)(()))(");
        assertThat(request.effects.given(Joint.RLJ2)).isFalse();
        assertThat(request.effects.given(Joint.RLJ3)).isFalse();
        assertThat(request.effects.speed(Joint.RLJ4)).isEqualTo(-1);
        assertThat(request.effects.say).isEmpty();
        assertThat(request.unknown).isGreaterThanOrEqualTo(7);
    }

    @Test
    void trainersCommandsAreRead() {
        byte[] bytes =
                ("(kickOff Left)(dropBall)(ball (pos 1 2 0.1) (vel 3 0 0))(agent (unum 3) (team Right) (move 1 2 0.4"
                                + " -90))(playMode PlayOn)(time 12.5)(score (left 2) (right"
                                + " 1))(reqfullstate)(killsim)nonsense()")
                        .getBytes(StandardCharsets.US_ASCII);
        int[] strange = {0};
        List<TrainerCommand> commands = TrainerCommand.read(bytes, 0, bytes.length, () -> strange[0]++);
        assertThat(commands)
                .extracting(TrainerCommand::word)
                .containsExactly(
                        "kickOff", "dropBall", "ball", "agent", "playMode", "time", "score", "reqfullstate", "killsim");
        assertThat(commands.get(0).side()).isEqualTo(Side.BLUE);
        assertThat(commands.get(2).numbers("pos", 3)).containsExactly(1, 2, 0.1);
        assertThat(commands.get(2).numbers("vel", 3)).containsExactly(3, 0, 0);
        assertThat(commands.get(3).side()).isEqualTo(Side.YELLOW);
        assertThat(commands.get(3).number()).isEqualTo(3);
        assertThat(commands.get(3).numbers("move", 4)).containsExactly(1, 2, 0.4, -90);
        assertThat(commands.get(3).numbers("pos", 3)).isNull();
        assertThat(commands.get(4).argument()).isEqualTo("PlayOn");
        assertThat(commands.get(5).value()).isEqualTo(12.5);
        assertThat(strange[0]).isEqualTo(2);
    }

    @Test
    void aTrainersMessageWithoutMatchingParenthesesIsRefused() {
        byte[] bytes = ("(dropBall)" + "(".repeat(100_000)).getBytes(StandardCharsets.US_ASCII);
        int[] strange = {0};
        assertThat(TrainerCommand.read(bytes, 0, bytes.length, () -> strange[0]++))
                .isEmpty();
        assertThat(strange[0]).isEqualTo(1);
    }
}
