// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

class JsonTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-0.0, 0",
        "1, 1",
        "-2.5, -2.5",
        "0.001, 0.001",
        "0.1, 0.1",
        "1e-9, 0.000000001",
        "100, 100",
        "1.05, 1.05",
        "-0.05, -0.05",
        "123456789.125, 123456789.125",
        "1e300, 1E+300",
        "4.9e-324, 5E-324"
    })
    void numbersHaveNoMoreDigitsThanTheyNeed(double value, String expected) {
        assertThat(text(value)).isEqualTo(expected);
    }

    @Test
    void everyNumberIsReadBackAsTheSameValue() {
        long seed = Long.getLong("seed", 1);
        System.out.println("JsonTest seed " + seed);
        Random random = new Random(seed);
        for (int i = 0; i < 5_000; i++) {
            double wild = Double.longBitsToDouble(random.nextLong());
            double tame = random.nextGaussian() * 3;
            float small = (float) tame;
            float odd = Float.intBitsToFloat(random.nextInt());
            assertThat(Double.parseDouble(text(tame))).as("seed %d", seed).isEqualTo(tame);
            assertThat(Double.valueOf(text(wild))).as("seed %d", seed).isEqualTo(Double.valueOf(wild));
            assertThat(Float.parseFloat(floatText(small))).as("seed %d", seed).isEqualTo(small);
            assertThat(Float.valueOf(floatText(odd))).as("seed %d", seed).isEqualTo(Float.valueOf(odd));
            assertThat(floatText(small).length()).isLessThan(16);
        }
    }

    @Test
    void textsSurviveWhateverTheyContain() throws Exception {
        String nasty = "quote \" slash \\ / newline \n tab \t bell \u0007 umlaut ü ball ⚽";
        String json = new JsonWriter()
                .beginObject()
                .name(nasty)
                .value(nasty)
                .name("n")
                .value(3)
                .endObject()
                .toString();
        assertThat(JsonParser.parseObject(json).text(nasty)).isEqualTo(nasty);
        assertThat(JsonMapper.shared().readTree(json).get(nasty).asString()).isEqualTo(nasty);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'a':3}|a text, found 3",
                "{'a':-2.5}|a text, found -2.5",
                "{'a':null}|a text, found null",
                "{'a':true}|a text, found true",
                "{'a':[1,2]}|a text, found a list",
                "{'a':{}}|a text, found an object",
                "{'a':'say \\'no\\''}|a list, found 'say \\'no\\''"
            },
            quoteCharacter = '`')
    void whatIsNotExpectedIsNamedAsItIsWritten(String json, String complaint) throws Exception {
        JsonValue.JsonObject object = JsonParser.parseObject(json.replace('\'', '"'));
        assertThatExceptionOfType(JsonException.class)
                .isThrownBy(() -> {
                    if (complaint.startsWith("a text")) {
                        object.text("a");
                    } else {
                        object.list("a");
                    }
                })
                .withMessage("field \"a\": expected " + complaint.replace('\'', '"'));
    }

    @Test
    void everyKindOfValueIsRead() throws Exception {
        JsonValue.JsonObject object = JsonParser.parseObject(
                " { \"a\" : [ 1 , -2.5e1, true, false, null, {} , [] ], \"b\":\"\\u0041\\n\" } ");
        assertThat(object.list("a")).hasSize(7);
        assertThat(object.list("a").get(1)).isEqualTo(new JsonValue.JsonNumber(-25));
        assertThat(object.text("b")).isEqualTo("A\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "{} x",
                "{\"a\"}",
                "{\"a\":}",
                "{\"a\":1,}",
                "{\"a\":1e999}",
                "{\"a\":\"\\x\"}",
                "{\"a\":\"\\u12g4\"}",
                "{\"a\":tru}",
                "{\"a\":--1}",
                "{\"a\":\"open"
            })
    void brokenJsonIsAnsweredClearly(String text) {
        assertThatExceptionOfType(JsonException.class)
                .isThrownBy(() -> JsonParser.parseObject(text))
                .withMessageContaining("JSON");
    }

    @Test
    void deepNestingIsRefusedInsteadOfOverflowingTheStack() {
        assertThatExceptionOfType(JsonException.class)
                .isThrownBy(() -> JsonParser.parseObject("{\"a\":" + "[".repeat(100_000)))
                .withMessageContaining("nested deeper");
    }

    @Test
    void aWrongFieldIsNamed() throws Exception {
        JsonValue.JsonObject object = JsonParser.parseObject("{\"a\":1.5,\"b\":\"x\"}");
        assertThatExceptionOfType(JsonException.class)
                .isThrownBy(() -> object.text("c"))
                .withMessage("field \"c\": missing");
        assertThatExceptionOfType(JsonException.class)
                .isThrownBy(() -> object.integer("a"))
                .withMessageContaining("field \"a\": expected a whole number");
        assertThatExceptionOfType(JsonException.class)
                .isThrownBy(() -> object.number("b"))
                .withMessageContaining("field \"b\": expected a number");
    }

    @Test
    void numbersJsonHasNoWordForAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new JsonWriter().value(Double.NaN));
    }

    private static String text(double value) {
        StringBuilder out = new StringBuilder();
        Numbers.append(out, value);
        return out.toString();
    }

    private static String floatText(float value) {
        StringBuilder out = new StringBuilder();
        Numbers.appendFloat(out, value);
        return out.toString();
    }
}
