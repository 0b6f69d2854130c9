// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * How much each term of a side's reward counts; all agents of a side get the same.
 *
 * @param goal for a goal; a goal of the opponents counts as much against the side
 * @param ball for each pitch length that the ball comes nearer to the middle of the opponents' goal
 * @param approach for each pitch length that the side's nearest robot comes nearer to the ball
 * @param reach for reaching the ball, where that is the task
 * @param time taken off for each second
 * @param out taken off when the ball leaves the field
 */
public record RewardWeights(double goal, double ball, double approach, double reach, double time, double out) {

    /** Refuses what is not a number. */
    public RewardWeights {
        asMap(goal, ball, approach, reach, time, out).forEach((name, weight) -> {
            if (!Double.isFinite(weight)) {
                throw new IllegalArgumentException("the reward " + name + " must be a finite number, but is " + weight);
            }
        });
    }

    /** {@return the weights by name, in their order} */
    public Map<String, Double> asMap() {
        return asMap(goal, ball, approach, reach, time, out);
    }

    private static Map<String, Double> asMap(
            double goal, double ball, double approach, double reach, double time, double out) {
        Map<String, Double> map = new LinkedHashMap<>();
        map.put("goal", goal);
        map.put("ball", ball);
        map.put("approach", approach);
        map.put("reach", reach);
        map.put("time", time);
        map.put("out", out);
        return map;
    }

    /**
     * {@return the same with one weight changed}
     *
     * @param name of the term
     * @param weight its new weight
     * @throws IllegalArgumentException if there is no such term
     */
    public RewardWeights with(String name, double weight) {
        Map<String, Double> map = asMap();
        if (map.replace(name, weight) == null) {
            throw new IllegalArgumentException("there is no reward \"" + name + "\", only "
                    + map.keySet().stream().collect(Collectors.joining(", ")));
        }
        return new RewardWeights(
                value(map, "goal"),
                value(map, "ball"),
                value(map, "approach"),
                value(map, "reach"),
                value(map, "time"),
                value(map, "out"));
    }

    private static double value(Map<String, Double> map, String name) {
        return map.getOrDefault(name, 0.0);
    }
}
