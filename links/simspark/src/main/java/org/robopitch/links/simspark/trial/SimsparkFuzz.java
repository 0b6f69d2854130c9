// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.trial;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.LongConsumer;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.sense.Effects;
import org.robopitch.humanoid.sense.HumanoidAgent;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.links.simspark.sexp.AsciiText;
import org.robopitch.links.simspark.wire.AgentRequest;
import org.robopitch.links.simspark.wire.SimsparkCodec;
import org.robopitch.links.simspark.wire.TrainerCommand;

/** Mutated messages for every reader of the wire, and for a mind behind them: none may stop anything. */
public final class SimsparkFuzz {
    private static final List<String> SEEDS = List.of(
            "(time (now 19.66))(GS (unum 2) (team left) (sl 1) (sr 0) (t 12.34) (pm PlayOn))"
                    + "(hear bahia 12.32 self abc!1)(GYR (n torso) (rt 0.24 -0.05 -0.00))(ACC (n torso) (a 0 0 9.81))"
                    + "(HJ (n hj1) (ax -0.00))(HJ (n rlj3) (ax 26.93))(HJ (n llj5) (ax -45.00))"
                    + "(See (G1R (pol 20.11 -18.92 0.84)) (G2R (pol 20.11 -25 0.84)) (F2L (pol 3.00 50.00 -7.00))"
                    + " (B (pol 1.50 0.10 -19.00)) (P (team a) (id 7) (head (pol 4.00 1.00 2.00)))"
                    + " (L (pol 5.00 10.00 -3.00) (pol 6.00 -10.00 -2.00)))(FRP (n rf) (c 0 0 0) (f 0 0 22.60))",
            "(scene rsg/agent/nao/nao_hetero.rsg 3)(syn)",
            "(init (unum 7)(teamname Bahia3D))(syn)",
            "(beam -1.50 2.00 -90.00)(he1 0.5)(rle3 -6.1)(lle7 1)(say ab/c)(pass)(syn)",
            "(kickOff Left)(dropBall)(ball (pos 1 2 0.1) (vel 3 0 0))(agent (unum 3) (team Right) (move 1 2 0.4 90))"
                    + "(playMode PlayOn)(time 12.5)(score (left 2) (right 1))(reqfullstate)");

    /**
     * What came out.
     *
     * @param frames how many messages were read by every reader
     * @param strange how many expressions were not understood
     * @param actions how many decisions were finite
     */
    public record Report(long frames, long strange, long actions) {}

    private SimsparkFuzz() {}

    /**
     * Reads mutated messages.
     *
     * @param frames how many
     * @param seed of the mutations
     * @param mind perceives every message and acts after it
     * @param progress receives how many are done, now and then
     * @return what came out
     * @throws IllegalStateException if the mind commands something that is not a finite number
     */
    public static Report run(long frames, long seed, HumanoidAgent mind, LongConsumer progress) {
        Random random = new Random(seed);
        SimsparkCodec codec = new SimsparkCodec();
        long[] strangeTraining = {0};
        Percepts percepts = new Percepts();
        AgentRequest request = new AgentRequest();
        Effects effects = new Effects();
        AsciiText text = new AsciiText();
        long strange = 0;
        for (long i = 0; i < frames; i++) {
            byte[] bytes = mutated(random);
            strange += codec.read(bytes, 0, bytes.length, percepts);
            codec.read(bytes, 0, bytes.length, request);
            strange += request.unknown;
            TrainerCommand.read(bytes, 0, bytes.length, () -> strangeTraining[0]++);
            codec.print(percepts, text);
            codec.print(request, text);
            mind.perceive(percepts);
            effects.clear();
            mind.act(effects);
            requireFinite(effects, i);
            if (i % 100_000 == 99_999) {
                progress.accept(i + 1);
            }
        }
        return new Report(frames, strange + strangeTraining[0], frames);
    }

    private static void requireFinite(Effects effects, long frame) {
        for (Joint joint : Joint.values()) {
            if (effects.given(joint) && !(Math.abs(effects.speed(joint)) <= 1000)) {
                throw new IllegalStateException(
                        "after message " + frame + " the mind commands " + effects.speed(joint) + " to " + joint);
            }
        }
    }

    /**
     * {@return a message with some bytes changed, cut, doubled or inserted}
     *
     * @param random the random stream
     */
    public static byte[] mutated(Random random) {
        byte[] bytes = SEEDS.get(random.nextInt(SEEDS.size())).getBytes(StandardCharsets.US_ASCII);
        for (int changes = random.nextInt(6); changes > 0 && bytes.length > 0; changes--) {
            int at = random.nextInt(bytes.length);
            switch (random.nextInt(5)) {
                case 0 -> bytes[at] = (byte) random.nextInt(256);
                case 1 -> bytes[at] = (byte) "() -.0123456789en".charAt(random.nextInt(17));
                case 2 -> bytes = Arrays.copyOf(bytes, at);
                case 3 -> {
                    int length = Math.min(bytes.length - at, random.nextInt(40));
                    byte[] longer = Arrays.copyOf(bytes, bytes.length + length);
                    System.arraycopy(bytes, at, longer, bytes.length, length);
                    bytes = longer;
                }
                default -> {
                    int length = Math.min(bytes.length - at, random.nextInt(20));
                    byte[] shorter = new byte[bytes.length - length];
                    System.arraycopy(bytes, 0, shorter, 0, at);
                    System.arraycopy(bytes, at + length, shorter, at, bytes.length - at - length);
                    bytes = shorter;
                }
            }
        }
        return bytes;
    }
}
