// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The md5 sums are those that programs in use demand; ROS's own generator is asked for all of them in another test. */
class DefinitionsTest {
    private final Definitions definitions = new Definitions();

    @ParameterizedTest
    @CsvSource({
        "nubot_common/VelCmd, 914217797e9c6227112d1ec2a4b462eb",
        "nubot_common/OminiVisionInfo, 71f66ce5416c122d9955b156151ea395",
        "nubot_common/CoachInfo, 7bb01a0f4328cb28beb61d4f502c2969",
        "nubot_common/WorldModelInfo, 7d184d155b8f964299d2ae834875aebd",
        "nubot_common/StrategyInfo, 9983cea3e357670f055f12d4322a06c9",
        "nubot_common/ActionCmd, e204a5c5aa57094f9f1d312ee6cf39ca",
        "nubot_common/BallIsHolding, 54632c03708fe2af90615888ddba8d4e",
        "nubot_common/SendingOff, 9191751af64414be11d66149d6cb5102",
        "std_msgs/Header, 2176decaecbce78abc3b96ef049fabed",
        "std_msgs/String, 992ce8a1687cec8c8bd883ec73ca41d1",
        "rosgraph_msgs/Clock, a9c97c1d230cfc112e270351a944ee47",
        "gazebo_msgs/ModelStates, 48c080191eb15c41858319b4d8a609c2",
        "gazebo_msgs/ModelState, 9330fd35f2fcd82d457e54bd54e10593",
        "gazebo_msgs/ContactsState, acbcb1601a8e525bf72509f18e6f668d"
    })
    void aMessageHasTheSumItsPeersDemand(String name, String md5) {
        assertThat(definitions.message(name).md5()).isEqualTo(md5);
    }

    @ParameterizedTest
    @CsvSource({
        "nubot_common/BallHandle, f352f0080766880a151542e750a50ea8",
        "nubot_common/Shoot, 5f7b2fca861afe65dc92d3f6a153bbec",
        "nubot_common/DribbleId, b6b47c6e56fd60d8b47d92133446ffca",
        "gazebo_msgs/SetModelState, 5b3ab0281d4f5445def017e3a2e4a07b",
        "std_srvs/Empty, d41d8cd98f00b204e9800998ecf8427e"
    })
    void aServiceHasTheSumItsPeersDemand(String name, String md5) {
        assertThat(definitions.service(name).md5()).isEqualTo(md5);
    }

    @Test
    void aTypeCarriesTheTextOfAllItRefersTo() {
        String text = definitions.message("nubot_common/OminiVisionInfo").text();

        assertThat(text)
                .contains("\n" + "=".repeat(80) + "\nMSG: nubot_common/Point2d\n")
                .containsOnlyOnce("MSG: std_msgs/Header")
                .contains("MSG: nubot_common/RobotInfo");
    }

    @Test
    void aTypeThatIsNotThereIsNamed() {
        assertThatThrownBy(() -> definitions.message("nubot_common/Referee"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("nubot_common/Referee");
        assertThatThrownBy(() -> definitions.message("../../secrets"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("std_msgs/Header");
        assertThat(definitions.knowsMessage("std_msgs/Header")).isTrue();
        assertThat(definitions.knowsMessage("std_msgs/Int64MultiArray")).isFalse();
    }

    @Test
    void constantsComeFirstInWhatIsSummed() {
        Definition definition = Definition.parse(
                "a/B", "int32 x # a comment\nstring NAME=a # b\nuint8 MODE = 3 # three\nfloat32[4] wheels\n\n# end\n");

        assertThat(definition.constants()).containsExactly("string NAME=a # b", "uint8 MODE=3");
        assertThat(definition.fields())
                .containsExactly(
                        new Definition.Line("int32", "", "x"), new Definition.Line("float32", "[4]", "wheels"));
        assertThatThrownBy(() -> Definition.parse("a/B", "int32 x\nint32\n")).hasMessageContaining("a/B, line 2");
    }
}
