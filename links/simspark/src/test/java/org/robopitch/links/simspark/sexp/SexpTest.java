// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.sexp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SexpTest {
    private static List<Sexp> read(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return Sexp.read(bytes, 0, bytes.length);
    }

    @Test
    void whatIsReadAndPrintedIsTheSameText() {
        String text = "(time (now 1.02))(GS (t 0.00) (pm BeforeKickOff))(syn)";
        assertThat(Sexp.print(read(text)).replace(" ", "")).isEqualTo(text.replace(" ", ""));
        assertThat(read(Sexp.print(read(text)))).isEqualTo(read(text));
    }

    @Test
    void randomTreesSurviveTheRoundTrip() {
        Random random = new Random(7);
        for (int i = 0; i < 200; i++) {
            List<Sexp> trees = List.of(tree(random, 5), tree(random, 3));
            assertThat(read(Sexp.print(trees))).as("tree " + i).isEqualTo(trees);
        }
    }

    private static Sexp tree(Random random, int depth) {
        if (depth == 0 || random.nextInt(3) == 0) {
            return new Sexp.Atom("a" + random.nextInt(1000));
        }
        List<Sexp> items = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            items.add(tree(random, depth - 1));
        }
        return new Sexp.Items(items);
    }

    @Test
    void aTowerOfParenthesesIsRefusedInsteadOfOverflowingTheStack() {
        assertThatThrownBy(() -> read("(".repeat(100_000)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("nested deeper than 200");
    }

    @Test
    void parenthesesWithoutAPartnerAreRefused() {
        assertThatThrownBy(() -> read("(a (b)")).hasMessageContaining("1 parentheses");
        assertThatThrownBy(() -> read("a)) b")).hasMessageContaining("2 parentheses");
    }

    @Test
    void numbersAreReadAsJavaReadsThem() {
        Random random = new Random(11);
        SexpScanner scanner = new SexpScanner();
        for (int i = 0; i < 2000; i++) {
            String text = i % 3 == 0
                    ? Double.toString(random.nextGaussian() * 1e-7)
                    : i % 3 == 1
                            ? Integer.toString(random.nextInt())
                            : String.format("%.2f", random.nextGaussian() * 50);
            byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
            scanner.begin(bytes, 0, bytes.length);
            scanner.next();
            assertThat(scanner.number()).as(text).isEqualTo(Double.parseDouble(text));
        }
    }

    @Test
    void wordsAreNoNumbers() {
        SexpScanner scanner = new SexpScanner();
        for (String text : new String[] {"nan", "1f", "0x10", "--1", ".", "-", "1e", "Infinity", "1..2"}) {
            byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
            scanner.begin(bytes, 0, bytes.length);
            scanner.next();
            assertThat(scanner.number()).as(text).isNaN();
        }
    }

    @Test
    void twoDecimalsArePrintedAsTheServerDoes() {
        assertThat(new AsciiText().fixed2(-0.004).toString()).isEqualTo("-0.00");
        assertThat(new AsciiText().fixed2(-0.0).toString()).isEqualTo("-0.00");
        assertThat(new AsciiText().fixed2(351.77).toString()).isEqualTo("351.77");
        assertThat(new AsciiText().fixed2(-12.345678).toString()).isEqualTo("-12.35");
        assertThat(new AsciiText().general(0.0417607).toString()).isEqualTo("0.041761");
        assertThat(new AsciiText().general(-24.99).toString()).isEqualTo("-24.99");
    }
}
