// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.links.mixedreality.xml.Element;
import org.robopitch.links.mixedreality.xml.MalformedXmlException;
import org.robopitch.links.mixedreality.xml.XmlReader;
import org.robopitch.links.mixedreality.xml.XmlWriter;

class XmlTest {
    @Test
    void aDocumentIsReadWithWhatIsAroundIt() throws Exception {
        Element root =
                XmlReader.read("<?xml version=\"1.0\"?><!-- hello --><vt cycle='3' time=\"2.5\">\n <robot><id> 7 </id>"
                        + "<n>a &lt;&amp;&gt; b</n></robot><empty/></vt >\0");
        assertThat(root.name()).isEqualTo("vt");
        assertThat(root.attributes()).containsEntry("cycle", "3").containsEntry("time", "2.5");
        Element robot = root.all("robot").get(0);
        assertThat(robot.integer("id")).isEqualTo(7);
        assertThat(robot.text("n", "")).isEqualTo("a <&> b");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "hello",
                "<a>",
                "<a></b>",
                "<a><b></a></b>",
                "<a x></a>",
                "<a x=1></a>",
                "<a",
                "<a/><b/>",
                "<!DOCTYPE a><a/>",
                "<a><![CDATA[x]]></a>",
                "<a>&lt;",
                "</a>",
                "<>",
                "<a b='c>"
            })
    void whatIsNoDocumentIsRefused(String text) {
        assertThatThrownBy(() -> XmlReader.read(text)).isInstanceOf(MalformedXmlException.class);
    }

    @Test
    void depthAndNumberAreLimited() {
        assertThatThrownBy(() -> XmlReader.read("<a>".repeat(5000) + "</a>".repeat(5000)))
                .hasMessageContaining("too many");
        assertThatThrownBy(() -> XmlReader.read("<r>" + "<a/>".repeat(5000) + "</r>"))
                .hasMessageContaining("too many");
    }

    @Test
    void whatIsWrittenIsReadAgain() throws Exception {
        String text = new XmlWriter()
                .open("a", "k", "\"<&>")
                .text("b", "x < y & z")
                .number("c", -0.005, 2)
                .close("a")
                .toString();
        Element root = XmlReader.read(text);
        assertThat(root.attributes()).containsEntry("k", "\"<&>");
        assertThat(root.text("b", "")).isEqualTo("x < y & z");
        assertThat(XmlWriter.fixed(-0.004, 2)).isEqualTo("0.00");
        assertThat(XmlWriter.fixed(12.3456, 2)).isEqualTo("12.35");
        assertThat(XmlWriter.fixed(-7.05, 2)).isEqualTo("-7.05");
    }

    @Test
    void mutilatedDocumentsAreReadOrRefusedAndNothingElse() {
        long seed = 5;
        Random random = new Random(seed);
        String good = "<command><wheel_velocities><right>12</right><left>-3.5</left></wheel_velocities></command>";
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder(good);
            for (int k = random.nextInt(4); k >= 0; k--) {
                int at = random.nextInt(text.length());
                switch (random.nextInt(3)) {
                    case 0 -> text.setCharAt(at, (char) random.nextInt(128));
                    case 1 -> text.deleteCharAt(at);
                    default -> text.insert(at, "<&>/=\"".charAt(random.nextInt(6)));
                }
            }
            try {
                XmlReader.read(text.toString());
            } catch (MalformedXmlException expected) {
                assertThat(expected).hasMessageContaining("character");
            }
        }
    }
}
