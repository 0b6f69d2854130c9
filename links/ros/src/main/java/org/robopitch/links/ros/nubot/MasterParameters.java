// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.robopitch.links.ros.node.Parameters;
import org.robopitch.links.ros.node.RosNode;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/** The parameters that NuBot's programs look up at the master; told to every master that comes, and taken back at the end. */
final class MasterParameters {
    private static final String SIMULATED_TIME = "/use_sim_time";

    private final RosNode node;
    private final Parameters master;
    private final Runnable telling = this::tell;
    private final boolean simulatedTime;
    private final Set<String> given;
    private volatile Map<String, Object> values = Map.of();

    /**
     * Describes matches to masters.
     *
     * @param given names of what somebody else has set, which is not ours to take back
     */
    MasterParameters(RosNode node, boolean simulatedTime, Set<String> given) {
        this.node = node;
        this.given = Set.copyOf(given);
        this.master = node.parameters();
        this.simulatedTime = simulatedTime;
    }

    /** Says what the match is; the caller does not wait for the master. */
    void describe(NuBotSettings settings, MiddleSizeParameters league) {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put(GivenParameters.CYAN_PREFIX, settings.cyan());
        described.put(GivenParameters.CYAN_NUMBER, settings.robots());
        described.put(GivenParameters.MAGENTA_PREFIX, settings.magenta());
        described.put(GivenParameters.MAGENTA_NUMBER, settings.robots());
        described.put("/football/name", ModelNames.BALL);
        described.put("/football/chassis_link", ModelNames.BALL + "::ball");
        described.put(GivenParameters.FIELD_LENGTH, league.field().length());
        described.put(GivenParameters.FIELD_WIDTH, league.field().width());
        described.put(GivenParameters.DISTANCE, league.dribble().distance());
        described.put(GivenParameters.ANGLE_DEGREES, degrees(league.dribble().angle()));
        described.put(GivenParameters.NOISE_SCALE, settings.noiseScale());
        described.put(GivenParameters.NOISE_RATE, settings.noiseRate());
        described.put(GivenParameters.BALL_DECAY, league.ball().rollingFriction());
        if (simulatedTime) {
            described.put(SIMULATED_TIME, true);
        }
        described.put(GivenParameters.TOLD, told(described));
        values = described;
        node.whenRegistered(telling);
    }

    /** An angle as somebody would have written it: 30, not 29.999999999999996. */
    private static double degrees(double radians) {
        return Math.round(Math.toDegrees(radians) * 1e9) / 1e9;
    }

    /** All that is not somebody else's, so that the next match does not take it for that. */
    private List<String> told(Map<String, Object> described) {
        return described.entrySet().stream()
                .filter(entry -> !given.contains(entry.getKey()))
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .toList();
    }

    private void tell() {
        try {
            for (Map.Entry<String, Object> value : values.entrySet()) {
                master.set(value.getKey(), value.getValue());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Without a simulator nobody should find what one has said; programs that wait for its time would wait for ever. */
    void takeBack() {
        try {
            for (String name : values.keySet()) {
                if (!given.contains(name)) {
                    master.delete(name);
                }
            }
        } catch (IOException e) {
            // The master is gone, and the parameters with it.
        }
    }
}
