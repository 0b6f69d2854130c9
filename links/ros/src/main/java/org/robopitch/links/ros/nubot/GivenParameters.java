// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.node.Master;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/**
 * What somebody has set at the master before the match, as launch files of NuBot's simulator do: thresholds, noise, field,
 * names and numbers of the robots. What RoboPitch itself has left there is not somebody's.
 *
 * @param values by their names at the master
 */
public record GivenParameters(Map<String, Object> values) {
    static final String DISTANCE = "/general/dribble_distance_thres";
    static final String ANGLE_DEGREES = "/general/dribble_angle_thres";
    static final String NOISE_SCALE = "/general/noise_scale";
    static final String NOISE_RATE = "/general/noise_rate";
    static final String BALL_DECAY = "/general/ball_decay_coef";
    static final String FIELD_LENGTH = "/field/length";
    static final String FIELD_WIDTH = "/field/width";
    static final String CYAN_PREFIX = "/cyan/prefix";
    static final String CYAN_NUMBER = "/cyan/num";
    static final String MAGENTA_PREFIX = "/magenta/prefix";
    static final String MAGENTA_NUMBER = "/magenta/num";

    /** What RoboPitch has told a master itself, as {@code name=value}. */
    static final String TOLD = "/robopitch_told";

    private static final List<String> NUMBERS = List.of(
            DISTANCE,
            ANGLE_DEGREES,
            NOISE_SCALE,
            NOISE_RATE,
            BALL_DECAY,
            FIELD_LENGTH,
            FIELD_WIDTH,
            CYAN_NUMBER,
            MAGENTA_NUMBER);

    private static final List<String> TEXTS = List.of(CYAN_PREFIX, MAGENTA_PREFIX);

    /** {@return nothing} */
    public static GivenParameters none() {
        return new GivenParameters(Map.of());
    }

    /**
     * {@return what is set at a master}
     *
     * @throws IOException if it cannot be reached
     * @throws IllegalArgumentException if a value is of the wrong kind
     */
    public static GivenParameters read(Master master) throws IOException {
        Optional<Object> told = master.get(TOLD);
        Map<String, Object> found = new LinkedHashMap<>();
        for (String name : NUMBERS) {
            keep(found, name, master.get(name), told, Number.class, "a number");
        }
        for (String name : TEXTS) {
            keep(found, name, master.get(name), told, String.class, "a text");
        }
        return new GivenParameters(found);
    }

    private static void keep(
            Map<String, Object> found,
            String name,
            Optional<Object> value,
            Optional<Object> told,
            Class<?> kind,
            String wanted) {
        boolean ours = value.isPresent()
                && told.isPresent()
                && told.get() instanceof List<?> list
                && list.contains(name + "=" + value.get());
        if (value.isEmpty() || ours) {
            return;
        }
        if (!kind.isInstance(value.get())) {
            throw new IllegalArgumentException(
                    "the master's parameter " + name + " must be " + wanted + ", but is " + value.get());
        }
        found.put(name, value.get());
    }

    /** {@return the names of what was set} */
    public Set<String> names() {
        return values.keySet();
    }

    /** {@return a line for people about what is taken over, or nothing if nothing is} */
    public Optional<String> line() {
        List<String> parts = new ArrayList<>();
        values.forEach((name, value) -> parts.add(name + " = " + value));
        return parts.isEmpty() ? Optional.empty() : Optional.of("the master has set " + String.join(", ", parts));
    }

    /** {@return how many robots a side, if the master says so; the larger team counts} */
    public Optional<Integer> robots() {
        Double cyan = number(CYAN_NUMBER);
        Double magenta = number(MAGENTA_NUMBER);
        if (cyan == null && magenta == null) {
            return Optional.empty();
        }
        return Optional.of((int) Math.round(Math.max(cyan == null ? 0 : cyan, magenta == null ? 0 : magenta)));
    }

    /** {@return the league with what is set} */
    public MiddleSizeParameters over(MiddleSizeParameters league) {
        // A robot that reaches less far keeps the ball nearer.
        MiddleSizeParameters changed = with(
                league,
                DISTANCE,
                (old, distance) -> old.with("dribble.distance", distance)
                        .with("dribble.keptAt", Math.min(old.dribble().keptAt(), distance)));
        changed = with(changed, ANGLE_DEGREES, (old, angle) -> old.with("dribble.angle", Math.toRadians(angle)));
        changed = with(changed, BALL_DECAY, (old, decay) -> old.with("ball.rollingFriction", decay));
        changed = with(changed, FIELD_LENGTH, (old, length) -> sized(old, "field.length", length));
        return with(changed, FIELD_WIDTH, (old, width) -> sized(old, "field.width", width));
    }

    /** Robots that start at the default places start at those of the new field. */
    private static MiddleSizeParameters sized(MiddleSizeParameters old, String path, double size) {
        int places = old.formation().size();
        boolean placed = !old.formation().equals(MiddleSizeParameters.formation(old.field(), places));
        MiddleSizeParameters sized = old.with(path, size);
        return placed ? sized : sized.with("formation", MiddleSizeParameters.formation(sized.field(), places));
    }

    private MiddleSizeParameters with(
            MiddleSizeParameters league,
            String name,
            BiFunction<MiddleSizeParameters, Double, MiddleSizeParameters> change) {
        Double value = number(name);
        try {
            return value == null ? league : change.apply(league, value).checked();
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("the master's parameter " + name + ": " + e.getMessage(), e);
        }
    }

    /** {@return the settings with what is set} */
    public NuBotSettings over(NuBotSettings settings) {
        NuBotSettings changed = settings;
        Map<String, String> components = Map.of(
                NOISE_SCALE, "noiseScale", NOISE_RATE, "noiseRate", CYAN_PREFIX, "cyan", MAGENTA_PREFIX, "magenta");
        for (Map.Entry<String, String> one : components.entrySet()) {
            Object value = values.get(one.getKey());
            changed = value == null ? changed : changed.with(one.getValue(), value);
        }
        try {
            return changed.checked();
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("the master's parameters: " + e.getMessage(), e);
        }
    }

    private @Nullable Double number(String name) {
        return values.get(name) instanceof Number number ? number.doubleValue() : null;
    }
}
