// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordJsonTest {
    private enum Mode {
        KICK_OFF,
        PLAY
    }

    private record Place(double x, double y) implements RecordJson.Row {
        Place {
            if (x > 1000) {
                throw new IllegalArgumentException("x: too far");
            }
        }
    }

    private record Robot(String name, Place at, @Nullable Double charge) {}

    private record Scene(
            int step,
            long seed,
            double time,
            boolean running,
            Mode mode,
            byte[] picture,
            List<Robot> robots,
            Map<String, Double> data) {}

    private static final String TEXT = "{\"step\":3,\"seed\":9007199254740991,\"time\":0.1,\"running\":true,"
            + "\"mode\":\"kick-off\",\"picture\":\"AQID\",\"robots\":[{\"name\":\"a\",\"at\":[1,-2.5],\"charge\":0.5},"
            + "{\"name\":\"b\",\"at\":[0,0]}],\"data\":{\"speed\":0.30000000000000004}}";

    @Test
    void aRecordIsWrittenInTheOrderOfItsComponentsAndReadBack() throws Exception {
        Scene scene = RecordJson.read(Scene.class, TEXT);
        assertThat(scene.robots())
                .containsExactly(new Robot("a", new Place(1, -2.5), 0.5), new Robot("b", new Place(0, 0), null));
        assertThat(scene.mode()).isEqualTo(Mode.KICK_OFF);
        assertThat(scene.picture()).containsExactly(1, 2, 3);
        assertThat(scene.data()).containsExactly(Map.entry("speed", 0.30000000000000004));
        assertThat(RecordJson.text(scene)).isEqualTo(TEXT);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"step\":3|\"step\":3.5|field \"step\": expected a whole number, found 3.5",
                "\"step\":3|\"step\":3000000000|field \"step\": expected a whole number, found 3000000000",
                "\"step\":3,||field \"step\": missing",
                "\"step\":3|\"step\":3,\"leap\":4|field \"leap\": not known, expected step, seed, time,",
                "\"time\":0.1|\"time\":null|field \"time\": expected a number, found null",
                "true|1|field \"running\": expected true or false, found 1",
                "kick-off|kick_off|field \"mode\": expected one of kick-off, play, found \"kick_off\"",
                "AQID|A!|field \"picture\": expected bytes in Base64, found \"A!\"",
                "\"name\":\"b\"|\"name\":7|field \"robots[1].name\": expected a text, found 7",
                "[0,0]|[0]|field \"robots[1].at\": expected a list of 2, found a list",
                "[0,0]|[0,\"0\"]|field \"robots[1].at[1]\": expected a number, found \"0\"",
                "[0,0]|[2000,0]|field \"robots[1].at\": x: too far",
                "{\"speed\":0.30000000000000004}|[]|field \"data\": expected an object, found a list"
            })
    void whatIsWrongIsNamedWithItsPlace(String part, @Nullable String instead, String complaint) {
        assertThatExceptionOfType(JsonException.class)
                .isThrownBy(() -> RecordJson.read(Scene.class, TEXT.replace(part, instead == null ? "" : instead)))
                .withMessageStartingWith(complaint);
    }

    @Test
    void membersOfLaterVersionsCanBeSteppedOver() throws Exception {
        JsonValue.JsonObject later = JsonParser.parseObject("{\"name\":\"a\",\"wheels\":3,\"at\":[0,0]}");
        assertThat(RecordJson.read(Robot.class, later)).isEqualTo(new Robot("a", new Place(0, 0), null));
    }
}
