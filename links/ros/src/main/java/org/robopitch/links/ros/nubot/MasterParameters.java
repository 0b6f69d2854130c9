// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
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
    private volatile Map<String, Object> values = Map.of();

    MasterParameters(RosNode node, boolean simulatedTime) {
        this.node = node;
        this.master = node.parameters();
        this.simulatedTime = simulatedTime;
    }

    /** Says what the match is; the caller does not wait for the master. */
    void describe(NuBotSettings settings, MiddleSizeParameters league) {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("/cyan/prefix", settings.cyan());
        described.put("/cyan/num", settings.robots());
        described.put("/magenta/prefix", settings.magenta());
        described.put("/magenta/num", settings.robots());
        described.put("/football/name", ModelNames.BALL);
        described.put("/football/chassis_link", ModelNames.BALL + "::ball");
        described.put("/field/length", league.field().length());
        described.put("/field/width", league.field().width());
        described.put("/general/dribble_distance_thres", league.dribble().distance());
        described.put(
                "/general/dribble_angle_thres", Math.toDegrees(league.dribble().angle()));
        described.put("/general/noise_scale", settings.noiseScale());
        described.put("/general/noise_rate", settings.noiseRate());
        described.put("/general/ball_decay_coef", league.ball().rollingFriction());
        if (simulatedTime) {
            described.put(SIMULATED_TIME, true);
        }
        values = described;
        node.whenRegistered(telling);
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

    /** Without a simulator, programs that wait for its time would wait for ever. */
    void takeBack() {
        if (simulatedTime && !values.isEmpty()) {
            try {
                master.delete(SIMULATED_TIME);
            } catch (IOException e) {
                // The master is gone, and the parameter with it.
            }
        }
    }
}
