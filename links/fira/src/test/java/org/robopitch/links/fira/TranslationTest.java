// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Side;
import org.robopitch.links.fira.Wishes.Wish;
import org.robopitch.links.fira.wire.Ball;
import org.robopitch.links.fira.wire.BallReplacement;
import org.robopitch.links.fira.wire.Environment;
import org.robopitch.links.fira.wire.Field;
import org.robopitch.links.fira.wire.Robot;
import org.robopitch.links.fira.wire.RobotReplacement;
import org.robopitch.links.fira.wire.referee.Color;
import org.robopitch.links.fira.wire.referee.VSSRef_Command;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.referee.Decision;
import org.robopitch.mirosot.referee.Foul;
import org.robopitch.mirosot.referee.Half;
import org.robopitch.mirosot.referee.Quadrant;

class TranslationTest {
    private static final Field FIELD = Translation.field(Size.SMALL.pitch());

    /** Numbers that are all different, none of them zero, so that nothing mixed up or left out goes unnoticed. */
    private static Observation seen(int robots) {
        Observation seen = new Observation(robots);
        seen.begin(12.3, new PlayState("play", true, null, "first half", 3, 7, 9), Side.BLUE);
        for (int i = 0; i < robots; i++) {
            seen.own(i).set(0.1 + i, 0.2 + i, 0.3, 0.4 + i, 0.5 + i, 0.6 + i);
            seen.opponent(i).set(-0.1 - i, -0.2 - i, -0.3, -0.4 - i, -0.5 - i, -0.6 - i);
        }
        seen.ball().set(0.71, 0.72, 0.73, 0.74, 0.75, 0.76);
        return seen;
    }

    @Test
    void aSideThatAttacksTowardsPositiveXSeesTheFieldAsTheWireHasIt() {
        Environment wire = Translation.environment(12.345, seen(3), Side.BLUE, 1, 0.02, FIELD)
                .build();
        assertThat(wire.getStep()).isEqualTo(12345);
        assertThat(wire.getGoalsBlue()).isEqualTo(7);
        assertThat(wire.getGoalsYellow()).isEqualTo(9);
        Robot blue = wire.getFrame().getRobotsBlue(2);
        assertThat(blue.getRobotId()).isEqualTo(2);
        assertThat(blue.getX()).isEqualTo(2.1);
        assertThat(blue.getY()).isEqualTo(2.2);
        assertThat(blue.getOrientation()).isEqualTo(0.3);
        assertThat(blue.getVx()).isEqualTo(2.4);
        assertThat(blue.getVy()).isEqualTo(2.5);
        assertThat(blue.getVorientation()).isEqualTo(2.6);
        assertThat(wire.getFrame().getRobotsYellow(0).getX()).isEqualTo(-0.1);
        Ball ball = wire.getFrame().getBall();
        assertThat(ball.getX()).isEqualTo(0.71);
        assertThat(ball.getY()).isEqualTo(0.72);
        assertThat(ball.getZ()).isEqualTo(0.75, within(1e-12));
        assertThat(ball.getVx()).isEqualTo(0.74);
        assertThat(ball.getVy()).isEqualTo(0.75);
        assertThat(ball.getVz()).isEqualTo(0.76);
    }

    @Test
    void aSideThatAttacksTheOtherWayIsTurnedRound() {
        Environment wire = Translation.environment(12.345, seen(3), Side.YELLOW, -1, 0.02, FIELD)
                .build();
        Robot yellow = wire.getFrame().getRobotsYellow(1);
        assertThat(yellow.getX()).isEqualTo(-1.1);
        assertThat(yellow.getY()).isEqualTo(-1.2);
        assertThat(yellow.getOrientation()).isEqualTo(0.3 - Math.PI, within(1e-12));
        assertThat(yellow.getVx()).isEqualTo(-1.4);
        assertThat(yellow.getVy()).isEqualTo(-1.5);
        assertThat(yellow.getVorientation())
                .as("turning the field does not turn a spin")
                .isEqualTo(1.6);
        Robot blue = wire.getFrame().getRobotsBlue(1);
        assertThat(blue.getX()).isEqualTo(1.1);
        assertThat(blue.getOrientation()).isEqualTo(Math.PI - 0.3, within(1e-12));
        assertThat(wire.getFrame().getBall().getVy()).isEqualTo(-0.75);
        assertThat(wire.getFrame().getBall().getVz()).isEqualTo(0.76);
    }

    @Test
    void aRobotThatIsNotSeenIsNotSent() {
        Observation seen = seen(3);
        seen.own(1).hide();
        Environment wire =
                Translation.environment(12.345, seen, Side.BLUE, 1, 0.02, FIELD).build();
        assertThat(wire.getFrame().getRobotsBlueList().stream().map(Robot::getRobotId))
                .containsExactly(0, 2);
        assertThat(wire.getFrame().getRobotsYellowCount()).isEqualTo(3);
    }

    @Test
    void theFieldsAreThoseOfTheLeague() {
        assertThat(FIELD.getLength()).isEqualTo(1.5);
        assertThat(FIELD.getWidth()).isEqualTo(1.3);
        assertThat(FIELD.getGoalWidth()).isEqualTo(0.4);
        assertThat(FIELD.getGoalDepth()).isEqualTo(0.1);
        assertThat(FIELD.getCenterRadius()).isEqualTo(0.2);
        assertThat(FIELD.getPenaltyWidth()).isEqualTo(0.7);
        assertThat(FIELD.getPenaltyDepth()).isEqualTo(0.15);
        Field large = Translation.field(Size.MIDDLE.pitch());
        assertThat(large.getLength()).isEqualTo(2.2);
        assertThat(large.getWidth()).isEqualTo(1.8);
        assertThat(large.getGoalDepth()).isEqualTo(0.15);
        assertThat(large.getCenterRadius()).isEqualTo(0.25);
        assertThat(large.getPenaltyWidth()).isEqualTo(0.5);
    }

    @Test
    void fiveAgainstFiveFitsIntoABufferOf1024Bytes() {
        Decision call = new Decision(
                org.robopitch.mirosot.referee.Foul.FREE_BALL,
                null,
                org.robopitch.mirosot.referee.Quadrant.QUADRANT_4,
                org.robopitch.mirosot.referee.Half.OVERTIME_SECOND_HALF,
                12.345);
        assertThat(Translation.environment(12.345, seen(5), Side.BLUE, 1, 0.02, FIELD)
                        .setReferee(Translation.command(call))
                        .build()
                        .getSerializedSize())
                .isLessThan(1024);
    }

    @Test
    void orientationsThatProgramsSendAreInDegrees() {
        RobotReplacement sent = RobotReplacement.newBuilder()
                .setPosition(
                        Robot.newBuilder().setRobotId(4).setX(0.5).setY(-0.25).setOrientation(90))
                .setYellowteam(true)
                .setTurnon(true)
                .build();
        Wish.RobotThere wish = Translation.robot(sent);
        assertThat(wish.side()).isEqualTo(Side.YELLOW);
        assertThat(wish.robot()).isEqualTo(4);
        assertThat(wish.x()).isEqualTo(0.5);
        assertThat(wish.y()).isEqualTo(-0.25);
        assertThat(wish.heading()).isEqualTo(Math.PI / 2, within(1e-12));
        assertThat(wish.on()).isTrue();
        assertThat(Translation.robot(RobotReplacement.getDefaultInstance()).on())
                .as("turnon is false when it is absent")
                .isFalse();

        Wish.RobotThere placed = Translation.placed(
                Side.BLUE,
                org.robopitch.links.fira.wire.referee.Robot.newBuilder()
                        .setRobotId(1)
                        .setX(0.2)
                        .setY(0.3)
                        .setOrientation(-540)
                        .build());
        assertThat(Math.abs(placed.heading())).isEqualTo(Math.PI, within(1e-12));
        assertThat(placed.x()).isEqualTo(0.2);
        assertThat(placed.y()).isEqualTo(0.3);
    }

    @Test
    void aReplacedBallKeepsItsNumbers() {
        Wish.BallThere ball = Translation.ball(BallReplacement.newBuilder()
                .setX(0.1)
                .setY(0.2)
                .setVx(0.3)
                .setVy(0.4)
                .build());
        assertThat(ball).isEqualTo(new Wish.BallThere(0.1, 0.2, 0.3, 0.4));
    }

    @Test
    void everyCallOfTheRefereeHasItsNumberOnTheWire() {
        int number = 0;
        for (Foul foul : Foul.values()) {
            VSSRef_Command wire =
                    Translation.command(new Decision(foul, Side.YELLOW, Quadrant.QUADRANT_3, Half.SECOND_HALF, 1.5));
            assertThat(wire.getFoulValue()).isEqualTo(number++);
            assertThat(wire.getFoul().name()).isEqualTo(foul.name());
            assertThat(wire.getTeamcolorValue()).isEqualTo(1);
            assertThat(wire.getFoulQuadrantValue()).isEqualTo(3);
            assertThat(wire.getGameHalfValue()).isEqualTo(2);
            assertThat(wire.getTimestamp()).isEqualTo(1.5);
        }
        for (Half half : Half.values()) {
            Decision decision = new Decision(Foul.FREE_BALL, null, Quadrant.NO_QUADRANT, half, 0);
            assertThat(Translation.command(decision).getGameHalfValue()).isEqualTo(half.ordinal());
            assertThat(Translation.command(decision).getTeamcolor()).isEqualTo(Color.NONE);
        }
    }

    @Test
    void theBytesAreThoseThatOtherProgramsExpect() throws Exception {
        // Robot 1 of yellow, left 1.0, right −2.0: fields 1, 2, 6 and 7 of a Command in field 1 of Commands in field 1.
        byte[] packet = {
            0x0a,
            0x18,
            0x0a,
            0x16,
            0x08,
            0x01,
            0x10,
            0x01,
            0x31,
            0,
            0,
            0,
            0,
            0,
            0,
            (byte) 0xf0,
            0x3f,
            0x39,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            (byte) 0xc0
        };
        var command =
                org.robopitch.links.fira.wire.Packet.parseFrom(packet).getCmd().getRobotCommands(0);
        assertThat(command.getId()).isEqualTo(1);
        assertThat(command.getYellowteam()).isTrue();
        assertThat(command.getWheelLeft()).isEqualTo(1);
        assertThat(command.getWheelRight()).isEqualTo(-2);
    }
}
