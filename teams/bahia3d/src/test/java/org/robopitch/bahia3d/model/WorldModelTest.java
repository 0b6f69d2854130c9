// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.robopitch.bahia3d.Bahia3dTeam;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.humanoid.game.Humanoid;
import org.robopitch.humanoid.game.HumanoidGame;
import org.robopitch.humanoid.world.PartMotion;

class WorldModelTest {
    @Test
    void whatIsSaidIsUnderstoodInFifteenCharacters() {
        String text = new Message(7, -3.21, 8.5, true, 12.3, -4.5, 0.7, 3.25, 4).encode();
        assertThat(text).hasSizeLessThanOrEqualTo(20).matches("[0-9A-Za-z+-]+");
        Message code = Message.decode(text);
        assertThat(code).isNotNull();
        assertThat(code.number()).isEqualTo(7);
        assertThat(code.x()).isCloseTo(-3.21, within(0.01));
        assertThat(code.y()).isCloseTo(8.5, within(0.01));
        assertThat(code.ballX()).isCloseTo(12.3, within(0.01));
        assertThat(code.ballAge()).isCloseTo(0.7, within(0.05));
        assertThat(code.cost()).isCloseTo(3.25, within(0.02));
        assertThat(code.phase()).isEqualTo(4);
        assertThat(code.fallen()).isTrue();
    }

    @Test
    void messagesOfOthersAreNotMistakenForOurs() {
        String ours = new Message(3, 0, 0, false, 0, 0, 0, 0, 0).encode();
        int understood = 0;
        Random random = new Random(2);
        for (int i = 0; i < 2000; i++) {
            char[] changed = ours.toCharArray();
            changed[random.nextInt(changed.length)] = (char) ('!' + random.nextInt(90));
            understood += Message.decode(new String(changed)) != null ? 1 : 0;
        }
        assertThat(understood).isLessThan(100);
        assertThat(Message.decode("")).isNull();
        assertThat(Message.decode("hello")).isNull();
    }

    @Test
    void theOrientationFollowsATurningBody() {
        Orientation orientation = new Orientation();
        double[] none = {0, 0, 0};
        for (int i = 0; i < 50; i++) {
            orientation.update(new double[] {0, 0, Math.PI / 2}, none, 0.02);
        }
        assertThat(orientation.heading()).isCloseTo(Math.PI / 2, within(1e-9));
        for (int i = 0; i < 50; i++) {
            orientation.update(new double[] {-0.5, 0, 0}, none, 0.02);
        }
        assertThat(orientation.pitch()).isCloseTo(0.5, within(1e-9));
        assertThat(orientation.upright()).isCloseTo(Math.cos(0.5), within(1e-9));
    }

    @Test
    void aRobotThatRestsFeelsWithinAThirdOfASecondHowItLies() {
        Orientation orientation = new Orientation();
        double lean = Math.toRadians(30);
        double[] felt = {0, -9.81 * Math.sin(lean), 9.81 * Math.cos(lean)};
        double[] none = {0, 0, 0};
        for (int i = 0; i < 15; i++) {
            orientation.update(none, felt, 0.02);
        }
        assertThat(orientation.pitch()).isCloseTo(lean, within(Math.toRadians(1)));
    }

    @Test
    void stepsThatShakeTheAccelerometerDoNotTurnTheVertical() {
        Orientation orientation = new Orientation();
        double[] shaken = {0, 3, 9.3};
        double[] rates = {0.4, 0, 0};
        double[] back = {-0.4, 0, 0};
        for (int i = 0; i < 200; i++) {
            orientation.update(i % 2 == 0 ? rates : back, shaken, 0.02);
        }
        assertThat(orientation.pitch()).isCloseTo(0, within(0.01));
    }

    @Test
    void robotsKnowWhereTheyAreAndWhereTheBallIs() {
        Bahia3dTeam blue = new Bahia3dTeam();
        Bahia3dTeam yellow = new Bahia3dTeam();
        Match match = new Match(new MatchSetup(Humanoid.standard(2), blue, yellow, 4));
        HumanoidGame game = (HumanoidGame) match.game();
        PartMotion pose = new PartMotion();
        double worst = 0;
        double worstBall = 0;
        for (int i = 0; i < 700; i++) {
            match.cycle();
            for (int robot = 0; robot < 4 && i > 300; robot++) {
                game.world().part(robot, 0, pose);
                AgentDatabase known = (robot < 2 ? blue.agent(robot) : yellow.agent(robot - 2)).database();
                int sign = robot < 2 ? 1 : -1;
                worst = Math.max(
                        worst,
                        Math.hypot(
                                known.localisation.x - sign * pose.position[0],
                                known.localisation.y - sign * pose.position[1]));
                if (known.ball.age < 0.1) {
                    worstBall = Math.max(
                            worstBall,
                            Math.hypot(
                                    known.ball.x - sign * game.world().ball(0),
                                    known.ball.y - sign * game.world().ball(1)));
                }
            }
        }
        assertThat(worst).isLessThan(0.4);
        assertThat(worstBall).isLessThan(1.0);
    }

    @Test
    void theSameSeedPlaysTheSameMatchOfAgents() {
        assertThat(played(11)).isEqualTo(played(11)).isNotEqualTo(played(12));
    }

    private static long played(long seed) {
        Match match = new Match(new MatchSetup(Humanoid.standard(2), new Bahia3dTeam(), new Bahia3dTeam(), seed));
        for (int i = 0; i < 500; i++) {
            match.cycle();
        }
        return match.hash();
    }
}
