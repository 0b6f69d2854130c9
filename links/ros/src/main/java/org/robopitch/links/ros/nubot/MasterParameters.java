// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.robopitch.links.ros.node.Master;
import org.robopitch.links.ros.node.RosNode;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/** The parameters that NuBot's programs look up at the master; told to every master that comes, and taken back at the end. */
final class MasterParameters {
    private static final String SIMULATED_TIME = "/use_sim_time";

    /** Before the name of a group that was not there. */
    private static final String MADE = "made ";

    private final RosNode node;
    private final Master master;
    private final Runnable telling = this::tell;
    private final Set<String> given;
    private volatile Map<String, Object> values = Map.of();
    private volatile List<String> made = List.of();

    /**
     * Describes matches to masters.
     *
     * @param given names of what somebody else has set, which is not ours to take back
     */
    MasterParameters(RosNode node, Set<String> given) {
        this.node = node;
        this.given = Set.copyOf(given);
        this.master = node.master();
    }

    /** Sets the match's parameters; the caller does not wait for the master. */
    void describe(Map<String, Object> described) {
        values = described;
        node.whenRegistered(telling);
    }

    /** {@return what a match is, in the parameters of NuBot's simulator} */
    static Map<String, Object> of(NuBotSettings settings, MiddleSizeParameters league) {
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
        if (!settings.wallTime()) {
            described.put(SIMULATED_TIME, true);
        }
        return described;
    }

    /** An angle as somebody would have written it: 30, not 29.999999999999996. */
    private static double degrees(double radians) {
        return Math.round(Math.toDegrees(radians) * 1e9) / 1e9;
    }

    private void tell() {
        try {
            List<String> before = told();
            made = groups().filter(group -> before.contains(MADE + group) || !has(group))
                    .toList();
            // First of all, so that a node that comes or goes meanwhile knows whose the rest is.
            master.set(GivenParameters.TOLD, lines());
            for (Map.Entry<String, Object> value : values.entrySet()) {
                master.set(value.getKey(), value.getValue());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(String.valueOf(e.getMessage()), e);
        }
    }

    /** What is said of the rest: who sets it, and all that is not somebody else's, so that nobody takes it for that. */
    private List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(by()));
        made.forEach(group -> lines.add(MADE + group));
        values.forEach((name, value) -> {
            if (!given.contains(name)) {
                lines.add(name + "=" + value);
            }
        });
        return lines;
    }

    private String by() {
        return "by " + node.slaveAddress();
    }

    private List<String> told() throws IOException {
        return master.get(GivenParameters.TOLD)
                .filter(List.class::isInstance)
                .map(list -> ((List<?>) list).stream().map(String::valueOf).toList())
                .orElse(List.of());
    }

    /** The groups of all values, such as /general. */
    private Stream<String> groups() {
        return values.keySet().stream()
                .filter(name -> name.indexOf('/', 1) > 0)
                .map(name -> name.substring(0, name.indexOf('/', 1)))
                .distinct();
    }

    private boolean has(String name) {
        try {
            return master.has(name);
        } catch (IOException e) {
            throw new UncheckedIOException(String.valueOf(e.getMessage()), e);
        }
    }

    /**
     * Without a simulator nobody should find what one has said; programs that wait for its time would wait forever. What
     * somebody has changed meanwhile is theirs, and so is everything if another simulator has told the master since.
     */
    void takeBack() {
        try {
            List<String> told = told();
            if (node.replaced() || (!told.isEmpty() && !told.contains(by()))) {
                return;
            }
            for (Map.Entry<String, Object> value : values.entrySet()) {
                Optional<Object> now = master.get(value.getKey());
                if (!given.contains(value.getKey()) && now.equals(Optional.of(value.getValue()))) {
                    master.delete(value.getKey());
                }
            }
            for (String group : made) {
                if (master.get(group).equals(Optional.of(Map.of()))) {
                    master.delete(group);
                }
            }
            master.delete(GivenParameters.TOLD);
        } catch (IOException e) {
            // The master is gone, and the parameters with it.
        }
    }
}
