// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.sexp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SexpTest {
    private static SexpScanner scan(String text) {
        SexpScanner scanner = new SexpScanner();
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        scanner.begin(bytes, 0, bytes.length);
        while (scanner.next() != SexpScanner.Token.END) {
            // To the end.
        }
        return scanner;
    }

    @Test
    void parenthesesWithoutAPartnerAreCounted() {
        assertThat(scan("(a (b) c)").unbalanced()).isZero();
        assertThat(scan("(a (b)").unbalanced()).isEqualTo(1);
        assertThat(scan("a)) b").unbalanced()).isEqualTo(2);
        assertThat(scan("(".repeat(100_000)).unbalanced()).isEqualTo(100_000);
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
