// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.links.mixedreality.wire.DeviceMessage;
import org.robopitch.links.mixedreality.wire.KielDialect;
import org.robopitch.links.mixedreality.xml.Element;
import org.robopitch.links.mixedreality.xml.MalformedXmlException;
import org.robopitch.links.mixedreality.xml.XmlReader;
import org.robopitch.mixedreality.parameters.FieldParameters;

class KielDialectTest {
    private static final FieldParameters FIELD = FieldParameters.defaults();

    private static Element read(String text) throws Exception {
        return XmlReader.read(text);
    }

    /** As the vision of Kiel writes it, with the namespace at every object; the robot is in the field's corner. */
    private static final String CORNER =
            "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n<positiondatapackage>\n"
                    + "    <visionmode>VISION_MODE_STREAM_ALL</visionmode>\n    <objects xsi:type=\"positionObjectBot\" "
                    + "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"><objecttype>BOT</objecttype><id>2</id>"
                    + "<name>bot</name><location>0.96</location><location>0.92</location><color>1.0</color>"
                    + "<angle>-90.0</angle></objects>\n    <objects xsi:type=\"positionObjectRectangle\">"
                    + "<objecttype>RECTANGLE</objecttype><id>1</id></objects>\n</positiondatapackage>";

    @Test
    void theFieldsCornerIsAtTheirTopRightCorner() throws Exception {
        DeviceMessage.Vision frame = KielDialect.readVision(read(CORNER), FIELD, 4);
        assertThat(frame.robots()).hasSize(4);
        DeviceMessage.Seen corner = frame.robots().get(2);
        assertThat(corner.found()).isTrue();
        assertThat(corner.x()).isCloseTo(781.81 / 2, within(1e-9));
        assertThat(corner.y()).isCloseTo(487.475 / 2, within(1e-9));
        assertThat(corner.theta()).isEqualTo(-90);
        assertThat(frame.robots().get(1).found()).as("a rectangle is no robot").isFalse();
    }

    @Test
    void aFrameIsReadAsItWasWrittenAndLostRobotsAreLeftOut() throws Exception {
        List<DeviceMessage.Seen> robots =
                List.of(new DeviceMessage.Seen(0, true, 120, -57.1, 37.5), new DeviceMessage.Seen(1, false, 0, 0, 0));
        String text = KielDialect.write(new DeviceMessage.Vision(5, 0.1, robots), FIELD);
        assertThat(text).contains("xsi:type=\"positionObjectBot\"").doesNotContain("<id>1</id>");
        DeviceMessage.Vision back = KielDialect.readVision(read(text), FIELD, 2);
        assertThat(back.robots().get(0).x()).isCloseTo(120, within(0.001));
        assertThat(back.robots().get(0).y()).isCloseTo(-57.1, within(0.001));
        assertThat(back.robots().get(0).theta()).isEqualTo(37.5);
        assertThat(back.robots().get(1).found()).isFalse();
    }

    @Test
    void wheelSpeedsArePercentOfTheFastest() throws Exception {
        assertThat(KielDialect.write(new DeviceMessage.Speeds(7, 65.215, -200)))
                .isEqualTo("<commandPackage><commandProtocolRevision>2</commandProtocolRevision><sections>"
                        + "<botID>7</botID><commandList><command>MOTOR_LEFT</command><value>50</value></commandList>"
                        + "<commandList><command>MOTOR_RIGHT</command><value>-100</value></commandList></sections>"
                        + "</commandPackage>");
        String text = "<commandPackage><sections><botID>3</botID><commandList><command>MOTOR_RIGHT</command>"
                + "<value>-25</value></commandList><commandList><command>LEDS</command><value>1</value></commandList>"
                + "<commandList><command>MOTOR_LEFT</command><value>900</value></commandList></sections></commandPackage>";
        DeviceMessage.Speeds robot =
                KielDialect.readControl(read(text)).robots().get(0);
        assertThat(robot.id()).isEqualTo(3);
        assertThat(robot.left()).isCloseTo(130.43, within(1e-9));
        assertThat(robot.right()).isCloseTo(-32.6075, within(1e-9));
    }

    @Test
    void whatIsNotOfKielIsLeftToOthersAndWhatIsBadIsRefused() throws Exception {
        assertThat(KielDialect.readVision(read("<vt/>"), FIELD, 4)).isNull();
        assertThat(KielDialect.readControl(read("<rc/>"))).isNull();
        assertThatThrownBy(
                        () -> KielDialect.readVision(read(CORNER.replace("<location>0.92</location>", "")), FIELD, 4))
                .isInstanceOf(MalformedXmlException.class)
                .hasMessageContaining("location");
        assertThatThrownBy(() -> KielDialect.readVision(read(CORNER.replace("0.96", "NaN")), FIELD, 4))
                .hasMessageContaining("finite");
        assertThatThrownBy(() -> KielDialect.readControl(
                        read("<commandPackage><commandProtocolRevision>1</commandProtocolRevision></commandPackage>")))
                .hasMessageContaining("must be 2");
    }
}
