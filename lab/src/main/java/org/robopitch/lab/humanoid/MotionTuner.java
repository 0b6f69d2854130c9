// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.humanoid;

import static org.robopitch.lab.report.HtmlReport.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.robopitch.bahia3d.movement.Movement;
import org.robopitch.bahia3d.movement.Pose;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.humanoid.body.Joint;

/**
 * Improves a movement by small random changes of its angles and times, each tried over several seeds, offsets and robot
 * types at once, and judges the result on seeds that were not used. Movements are chaotic: what is tuned for one start
 * fails at the next.
 */
public final class MotionTuner {
    /** Seeds for tuning are below this, seeds for the choice between what was found from here on. */
    private static final long CHOOSING_SEEDS = 60_000;

    private static final long JUDGED_SEEDS = 90_000;

    /** After so many tries others starts are taken, so that the movement does not get used to a few. */
    private static final int ROUND = 40;

    private final MotionJudge judge;
    private final int seeds;
    private final int[] types;
    private final RandomStream random;

    /**
     * What came out.
     *
     * @param movement the best found
     * @param before the mean score of the movement as it was, on seeds not used for tuning
     * @param after the mean score of the best, on the same
     * @param tries how many changes were tried
     */
    public record Result(Movement movement, double before, double after, int tries) {}

    private MotionTuner(MotionJudge judge, int seeds, int[] types, long seed) {
        this.judge = judge;
        this.seeds = seeds;
        this.types = types.clone();
        this.random = new RandomStream(seed, 3);
    }

    /** {@return the names of movements that can be tuned} */
    public static List<String> names() {
        return Arrays.stream(MotionJudge.values()).map(MotionJudge::label).toList();
    }

    /**
     * {@return a tuner}
     *
     * @param name of the movement, which says what it is for
     * @param seeds how many starts each change is tried on
     * @param types of the robots that take turns at the starts
     * @param seed of the changes
     * @throws IllegalArgumentException if there is no trial for such a movement
     */
    public static MotionTuner of(String name, int seeds, int[] types, long seed) {
        for (MotionJudge judge : MotionJudge.values()) {
            if (judge.label().equals(name)) {
                return new MotionTuner(judge, seeds, types, seed);
            }
        }
        throw new IllegalArgumentException(
                "there is no trial for a movement named '" + name + "', only for " + String.join(", ", names()));
    }

    /**
     * Tunes.
     *
     * @param start what to begin with
     * @param tries how many changes to try
     * @param better gets a line about every improvement
     * @param progress gets the number of tries made
     * @return the best found
     */
    public Result tune(Movement start, int tries, Consumer<String> better, IntConsumer progress) {
        Movement champion = start;
        double championScore = score(start, CHOOSING_SEEDS, 3 * seeds, -9);
        Movement best = start;
        double score = -9;
        double width = 1;
        for (int i = 0; i < tries; i++) {
            long first = 1 + (long) (i / ROUND) * seeds;
            if (i % ROUND == 0) {
                score = score(best, first, seeds, -9);
            }
            Movement changed = change(best, width);
            double found = score(changed, first, seeds, score);
            if (found > score) {
                score = found;
                best = changed;
                width = Math.min(2, 1.2 * width);
            } else {
                width = Math.max(0.15, 0.99 * width);
            }
            if (i % ROUND == ROUND - 1 || i == tries - 1) {
                double chosen = score(best, CHOOSING_SEEDS, 3 * seeds, -9);
                if (chosen > championScore) {
                    champion = best;
                    championScore = chosen;
                    better.accept(text("try %d: %.3f", i + 1, chosen));
                } else if (chosen < championScore - 0.1) {
                    best = champion;
                    width = 1;
                }
            }
            progress.accept(i + 1);
        }
        int judged = Math.max(40, 2 * seeds);
        return new Result(
                champion, score(start, JUDGED_SEEDS, judged, -9), score(champion, JUDGED_SEEDS, judged, -9), tries);
    }

    /** The mean over seeds; given up early if it cannot come near what there is. */
    private double score(Movement movement, long first, int count, double toBeat) {
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += judge.score(movement, types[i % types.length], first + i);
            if (i == 2 && sum / 3 < toBeat - 0.5) {
                return sum / 3 - 1;
            }
        }
        return sum / count;
    }

    private Movement change(Movement movement, double width) {
        List<Pose> poses = new ArrayList<>(movement.poses());
        int changes = 1 + random.nextInt(4);
        for (int i = 0; i < changes; i++) {
            int at = random.nextInt(poses.size());
            if (random.nextInt(5) == 0) {
                shift(poses, at, 0.02 * Math.rint(1.5 * width * random.nextGaussian()));
            } else {
                poses.set(at, bend(poses.get(at), width));
            }
        }
        return new Movement(movement.name(), movement.passes(), movement.acceleration(), poses);
    }

    /** Moves a pose and all after it in time. */
    private static void shift(List<Pose> poses, int from, double seconds) {
        double before = from == 0 ? 0 : poses.get(from - 1).time();
        double moved = Math.max(before + 0.04, poses.get(from).time() + seconds)
                - poses.get(from).time();
        for (int i = from; i < poses.size(); i++) {
            double time = Math.rint((poses.get(i).time() + moved) * 50) / 50;
            poses.set(i, new Pose(time, poses.get(i).angles()));
        }
    }

    /** Changes one joint, and its mirror image too if the pose was symmetric there. */
    private Pose bend(Pose pose, double width) {
        double[] angles = pose.angles().clone();
        Joint joint = Joint.of(2 + random.nextInt(Joint.COUNT - 4));
        int j = joint.ordinal();
        if (Double.isNaN(angles[j])) {
            return pose;
        }
        Joint other = joint.mirrored();
        boolean symmetric = Math.abs(angles[other.ordinal()] - joint.mirrorSign() * angles[j]) < 1e-3;
        double turned = angles[j] + 0.12 * width * random.nextGaussian();
        angles[j] = Math.max(joint.low(), Math.min(joint.high(), turned));
        if (symmetric) {
            angles[other.ordinal()] = joint.mirrorSign() * angles[j];
        }
        return new Pose(pose.time(), angles);
    }
}
