// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MessageTest {
    private final Definitions definitions = new Definitions();

    @Test
    void aCommandHasTheBytesOfThreeFloats() {
        Message command = new Message(definitions.message("nubot_common/VelCmd"))
                .set("Vx", 1.0)
                .set("Vy", -2)
                .set("w", 0.5);

        assertThat(HexFormat.of().formatHex(command.encode())).isEqualTo("0000803f" + "000000c0" + "0000003f");
    }

    @Test
    void whatIsEncodedIsDecodedAgain() throws MalformedMessageException {
        Message header = new Message(definitions.message("std_msgs/Header"))
                .set("seq", 4_000_000_000L)
                .set("stamp", RosTime.ofSeconds(12.25))
                .set("frame_id", "field ✓");
        Message robot = new Message(definitions.message("nubot_common/RobotInfo"))
                .set("AgentID", -3)
                .set("isstuck", true)
                .set("current_role", 200);
        Message seen = new Message(definitions.message("nubot_common/OminiVisionInfo"))
                .set("header", header)
                .set("robotinfo", List.of(robot, robot));

        Message again = Message.decode(seen.type(), seen.encode());

        assertThat(again.message("header").integer("seq")).isEqualTo(4_000_000_000L);
        assertThat(again.message("header").get("stamp")).isEqualTo(new RosTime(12, 250_000_000));
        assertThat(again.message("header").text("frame_id")).isEqualTo("field ✓");
        assertThat(again.messages("robotinfo")).hasSize(2).allSatisfy(one -> {
            assertThat(one.integer("AgentID")).isEqualTo(-3);
            assertThat(one.flag("isstuck")).isTrue();
            assertThat(one.number("current_role")).isEqualTo(200);
        });
        assertThat(again.encode()).isEqualTo(seen.encode());
    }

    @Test
    void aMessageCutOffAnywhereIsRefused() {
        Message state = new Message(definitions.message("gazebo_msgs/ModelStates"))
                .set("name", List.of("football", "nubot1"))
                .set("pose", List.of(new Message(definitions.message("geometry_msgs/Pose"))));
        byte[] whole = state.encode();

        for (int length = 0; length < whole.length; length++) {
            byte[] part = java.util.Arrays.copyOf(whole, length);
            assertThatThrownBy(() -> Message.decode(state.type(), part)).isInstanceOf(MalformedMessageException.class);
        }
        byte[] longer = java.util.Arrays.copyOf(whole, whole.length + 1);
        assertThatThrownBy(() -> Message.decode(state.type(), longer)).hasMessageContaining("1 bytes are left over");
    }

    @Test
    void randomBytesAreReadOrRefusedButNeverBelieved() {
        long seed = Long.getLong("seed", 1);
        System.out.println("seed of the random bytes: " + seed);
        Random random = new Random(seed);
        MessageType type = definitions.message("gazebo_msgs/ContactsState");
        for (int i = 0; i < 2000; i++) {
            byte[] noise = new byte[random.nextInt(200)];
            random.nextBytes(noise);
            try {
                assertThat(Message.decode(type, noise).encode()).hasSizeLessThanOrEqualTo(noise.length * 3);
            } catch (MalformedMessageException e) {
                assertThat(e).hasMessageMatching(".*(bytes|elements).*");
            }
        }
    }

    @Test
    void anArrayThatClaimsMoreThanThereIsTakesNoMemory() {
        byte[] claim = {(byte) 0xff, (byte) 0xff, (byte) 0xff, 0x7f};

        assertThatThrownBy(() -> Message.decode(definitions.message("gazebo_msgs/ModelStates"), claim))
                .isInstanceOf(MalformedMessageException.class)
                .hasMessageContaining("2147483647 elements");
    }

    @Test
    void aValueOfTheWrongKindIsRefusedByName() {
        Message coach = new Message(definitions.message("nubot_common/CoachInfo"));

        assertThatThrownBy(() -> coach.set("MatchMode", 256))
                .hasMessageContaining("MatchMode")
                .hasMessageContaining("256");
        assertThatThrownBy(() -> coach.set("MatchMode", 1.5)).hasMessageContaining("char");
        assertThatThrownBy(() -> coach.set("pointA", "here")).hasMessageContaining("nubot_common/Point2d");
        assertThatThrownBy(() -> coach.set("mode", 1)).hasMessageContaining("MatchMode, MatchType");
    }

    @Test
    void timeIsCountedInWholeNanoseconds() {
        assertThat(RosTime.ofSeconds(0.005 * 200)).isEqualTo(new RosTime(1, 0));
        assertThat(RosTime.ofSeconds(3.999999999)).isEqualTo(new RosTime(3, 999_999_999));
        assertThat(RosTime.ofSeconds(12.5).inSeconds()).isEqualTo(12.5);
    }
}
