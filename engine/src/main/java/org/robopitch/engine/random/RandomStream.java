// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.random;

import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/**
 * A seeded stream of random numbers whose whole state is two words in an array, so that it is saved, restored and
 * hashed with the world it belongs to (xoroshiro128++, Blackman and Vigna 2019; seeded through SplitMix64).
 */
public final class RandomStream implements Stateful {
    private static final long ONE_WAY = 0x526F626F50697463L;

    private final long[] state;
    private final int offset;

    /**
     * A stream that lives at a place of a larger array.
     *
     * @param state where the two words are
     * @param offset index of the first word
     */
    public RandomStream(long[] state, int offset) {
        this.state = state;
        this.offset = offset;
    }

    /**
     * A stream with a state of its own.
     *
     * @param seed any number
     * @param stream which of the independent streams of that seed
     */
    public RandomStream(long seed, long stream) {
        this(new long[2], 0);
        seed(seed, stream);
    }

    /**
     * Restarts the stream.
     *
     * @param seed any number
     * @param stream which of the independent streams of that seed
     */
    public void seed(long seed, long stream) {
        long mixed = mix(seed) ^ mix(stream * 0x9E3779B97F4A7C15L + 0x632BE59BD9B4E019L);
        state[offset] = mix(mixed + 0x9E3779B97F4A7C15L);
        state[offset + 1] = mix(mixed + 2 * 0x9E3779B97F4A7C15L) | 1;
    }

    /**
     * Restarts the stream so that neither its numbers nor its state tell the seed: who knows them all can find the seed
     * only by trying one after the other, and learns nothing of the seed's other streams (SipHash-2-4 of Aumasson and
     * Bernstein 2012, keyed by the seed). Streams that teams get are seeded so.
     *
     * @param seed any number
     * @param stream which of the independent streams of that seed
     */
    public void seedOneWay(long seed, long stream) {
        state[offset] = sipHash(seed, ONE_WAY, 2 * stream);
        state[offset + 1] = sipHash(seed, ONE_WAY, 2 * stream + 1) | 1;
    }

    /** {@return SipHash-2-4 of eight bytes, under a key of two words} */
    static long sipHash(long key0, long key1, long message) {
        long[] v = {
            key0 ^ 0x736F6D6570736575L,
            key1 ^ 0x646F72616E646F6DL,
            key0 ^ 0x6C7967656E657261L,
            key1 ^ 0x7465646279746573L
        };
        absorb(v, message);
        absorb(v, 8L << 56);
        v[2] ^= 0xFF;
        for (int i = 0; i < 4; i++) {
            sipRound(v);
        }
        return v[0] ^ v[1] ^ v[2] ^ v[3];
    }

    private static void absorb(long[] v, long word) {
        v[3] ^= word;
        sipRound(v);
        sipRound(v);
        v[0] ^= word;
    }

    private static void sipRound(long[] v) {
        v[0] += v[1];
        v[1] = Long.rotateLeft(v[1], 13) ^ v[0];
        v[0] = Long.rotateLeft(v[0], 32);
        v[2] += v[3];
        v[3] = Long.rotateLeft(v[3], 16) ^ v[2];
        v[0] += v[3];
        v[3] = Long.rotateLeft(v[3], 21) ^ v[0];
        v[2] += v[1];
        v[1] = Long.rotateLeft(v[1], 17) ^ v[2];
        v[2] = Long.rotateLeft(v[2], 32);
    }

    private static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** {@return 64 random bits} */
    public long nextLong() {
        long s0 = state[offset];
        long s1 = state[offset + 1];
        long result = Long.rotateLeft(s0 + s1, 17) + s0;
        s1 ^= s0;
        state[offset] = Long.rotateLeft(s0, 49) ^ s1 ^ (s1 << 21);
        state[offset + 1] = Long.rotateLeft(s1, 28);
        return result;
    }

    /** {@return a number from [0, 1)} */
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    /**
     * {@return a number from [low, high)}
     *
     * @param low smallest
     * @param high bound
     */
    public double between(double low, double high) {
        return low + (high - low) * nextDouble();
    }

    /**
     * {@return a whole number from [0, bound)}
     *
     * @param bound positive
     */
    public int nextInt(int bound) {
        return (int) Math.multiplyHigh(nextLong() >>> 1, 2L * bound);
    }

    /** {@return a normally distributed number of mean 0 and standard deviation 1 (Marsaglia's polar method)} */
    public double nextGaussian() {
        while (true) {
            double u = 2 * nextDouble() - 1;
            double v = 2 * nextDouble() - 1;
            double s = u * u + v * v;
            if (s > 0 && s < 1) {
                return u * Math.sqrt(-2 * StrictMath.log(s) / s);
            }
        }
    }

    @Override
    public void state(StateVisitor visitor) {
        state[offset] = visitor.whole(state[offset]);
        state[offset + 1] = visitor.whole(state[offset + 1]);
    }
}
