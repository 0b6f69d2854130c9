// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.ByteBuffer;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;

class RandomStreamTest {
    @Test
    void theFirstNumberIsTheOneWorkedByHand() {
        // Blackman and Vigna's xoroshiro128++ from the state 1, 2: rotl(1 + 2, 17) + 1.
        assertThat(new RandomStream(new long[] {1, 2}, 0).nextLong()).isEqualTo(3 * 131072 + 1);
    }

    /** The JDK has the same algorithm and takes sixteen bytes of seed as its state. */
    @Test
    void theNumbersAreThoseOfTheJdk() {
        // All bytes below 0x80: the JDK extends the sign of others.
        long[] state = {0x0123456776543210L, 0x5A17_0B3C_2D4E_6F01L};
        byte[] seed =
                ByteBuffer.allocate(16).putLong(state[0]).putLong(state[1]).array();
        RandomGenerator library =
                RandomGeneratorFactory.of("Xoroshiro128PlusPlus").create(seed);
        RandomStream ours = new RandomStream(state, 0);
        for (int i = 0; i < 1000; i++) {
            assertThat(ours.nextLong()).isEqualTo(library.nextLong());
        }
    }

    @Test
    void uniformNumbersHaveTheMomentsOfTheirDistribution() {
        RandomStream stream = new RandomStream(42, 0);
        int n = 400_000;
        double sum = 0;
        double squares = 0;
        int[] histogram = new int[20];
        for (int i = 0; i < n; i++) {
            double value = stream.nextDouble();
            assertThat(value >= 0 && value < 1).isTrue();
            sum += value;
            squares += value * value;
            histogram[(int) (value * 20)]++;
        }
        assertThat(sum / n).isCloseTo(0.5, within(0.002));
        assertThat(squares / n).isCloseTo(1.0 / 3, within(0.002));
        for (int count : histogram) {
            assertThat(count).isBetween(n / 20 - 700, n / 20 + 700);
        }
    }

    @Test
    void normalNumbersHaveTheMomentsOfTheirDistribution() {
        RandomStream stream = new RandomStream(43, 0);
        int n = 400_000;
        double[] moments = new double[5];
        for (int i = 0; i < n; i++) {
            double value = stream.nextGaussian();
            double power = 1;
            for (int k = 0; k < moments.length; k++) {
                moments[k] += power / n;
                power *= value;
            }
        }
        assertThat(moments[1]).isCloseTo(0, within(0.006));
        assertThat(moments[2]).isCloseTo(1, within(0.01));
        assertThat(moments[3]).isCloseTo(0, within(0.02));
        assertThat(moments[4]).isCloseTo(3, within(0.06));
    }

    @Test
    void wholeNumbersAreEvenlySpreadBelowTheirBound() {
        RandomStream stream = new RandomStream(44, 0);
        int[] counts = new int[7];
        for (int i = 0; i < 140_000; i++) {
            counts[stream.nextInt(7)]++;
        }
        for (int count : counts) {
            assertThat(count).isBetween(19_400, 20_600);
        }
        for (int i = 0; i < 1000; i++) {
            assertThat(stream.nextInt(Integer.MAX_VALUE)).isNotNegative();
            assertThat(stream.nextInt(1)).isZero();
            assertThat(stream.between(-2, 3)).isBetween(-2.0, 3.0);
        }
    }

    @Test
    void streamsAndSeedsAreIndependent() {
        RandomStream[] streams = {
            new RandomStream(1, 0),
            new RandomStream(1, 1),
            new RandomStream(1, 2),
            new RandomStream(2, 0),
            new RandomStream(0, 0),
            new RandomStream(0, 1)
        };
        int n = 50_000;
        double[][] values = new double[streams.length][n];
        for (int s = 0; s < streams.length; s++) {
            for (int i = 0; i < n; i++) {
                values[s][i] = streams[s].nextDouble() - 0.5;
            }
        }
        for (int a = 0; a < streams.length; a++) {
            for (int b = 0; b < a; b++) {
                for (int lag = 0; lag < 3; lag++) {
                    double correlation = 0;
                    for (int i = lag; i < n; i++) {
                        correlation += values[a][i] * values[b][i - lag] * 12 / n;
                    }
                    // Five standard deviations of the correlation of independent numbers.
                    assertThat(correlation).isCloseTo(0, within(5 / Math.sqrt(n)));
                }
            }
        }
    }

    @Test
    void theStateIsTwoWordsOfTheGivenArray() {
        long[] state = new long[5];
        RandomStream stream = new RandomStream(state, 2);
        stream.seed(9, 9);
        long[] saved = state.clone();
        long first = stream.nextLong();
        stream.nextGaussian();
        System.arraycopy(saved, 0, state, 0, 5);
        assertThat(stream.nextLong()).isEqualTo(first);
        assertThat(state[0] | state[1] | state[4]).isZero();
    }

    @Test
    void noSeedLeadsToTheStateThatStaysZero() {
        for (long seed = -1000; seed < 1000; seed++) {
            assertThat(new RandomStream(seed, seed).nextLong()).isNotZero();
        }
    }

    /** The last of the eight bytes that the authors' reference prints for the message 0, 1 … 7 under the key 0, 1 … 15. */
    @Test
    void theOneWayFunctionIsSipHash() {
        assertThat(RandomStream.sipHash(0x0706050403020100L, 0x0F0E0D0C0B0A0908L, 0x0706050403020100L))
                .isEqualTo(0x93F5F5799A932462L);
    }

    /** A team once computed the seed from its own stream, and with it the noise of what it saw. */
    @Test
    void theSeedCannotBeComputedFromAStreamThatIsSeededOneWay() {
        long seed = 20_261_120;
        for (int stream = 0; stream < 10; stream++) {
            long[] state = new long[2];
            RandomStream open = new RandomStream(state, 0);
            open.seed(seed, stream);
            assertThat(seedOf(state, stream)).isEqualTo(seed);
            open.seedOneWay(seed, stream);
            for (int guess = 0; guess < 10; guess++) {
                assertThat(seedOf(state, guess)).isNotEqualTo(seed);
            }
        }
    }

    /** Takes back what {@link RandomStream#seed} does: every step of it is a bijection. */
    private static long seedOf(long[] state, long stream) {
        long mixed = unmix(state[0]) - 0x9E3779B97F4A7C15L;
        return unmix(mixed ^ mix(stream * 0x9E3779B97F4A7C15L + 0x632BE59BD9B4E019L));
    }

    private static long mix(long word) {
        long z = (word ^ (word >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    private static long unmix(long word) {
        long z = word ^ (word >>> 31) ^ (word >>> 62);
        z *= inverse(0x94D049BB133111EBL);
        z ^= (z >>> 27) ^ (z >>> 54);
        z *= inverse(0xBF58476D1CE4E5B9L);
        return z ^ (z >>> 30) ^ (z >>> 60);
    }

    /** Of an odd number, modulo 2^64: Newton's iteration doubles the correct bits. */
    private static long inverse(long odd) {
        long inverse = odd;
        for (int i = 0; i < 6; i++) {
            inverse *= 2 - odd * inverse;
        }
        return inverse;
    }
}
