// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.scenario;

import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.robopitch.engine.body.Bodies;
import org.robopitch.mixedreality.world.MixedRealityWorld;

/** Writes states and events as rows of text, in SI units with 12 digits: one per body and time, and one per event. */
public final class TrajectoryText implements ScenarioListener {
    private static final MathContext DIGITS = new MathContext(12);

    private final Scenario scenario;
    private final PrintWriter out;
    private final boolean json;
    private boolean headerWritten;

    /**
     * Writes to somewhere.
     *
     * @param scenario what is played
     * @param out where to
     * @param json a JSON object per line, instead of CSV
     */
    public TrajectoryText(Scenario scenario, PrintWriter out, boolean json) {
        this.scenario = scenario;
        this.out = out;
        this.json = json;
    }

    @Override
    public void state(MixedRealityWorld world) {
        Bodies bodies = world.bodies();
        for (int i = 0; i <= bodies.ball; i++) {
            if (!bodies.present[i]) {
                continue;
            }
            boolean ball = i == bodies.ball;
            double hx = bodies.headingX[i];
            double hy = bodies.headingY[i];
            Map<String, String> row = row(world.time(), "state", i, -1, bodies.x[i], bodies.y[i]);
            row.put("heading", number(StrictMath.atan2(hy, hx)));
            row.put("vx", number(hx * bodies.along[i] - hy * bodies.across[i]));
            row.put("vy", number(hy * bodies.along[i] + hx * bodies.across[i]));
            row.put("spin", number(bodies.spin[i]));
            row.put("left", ball ? "" : number(world.wheels().left[i]));
            row.put("right", ball ? "" : number(world.wheels().right[i]));
            row.put("status", ball ? "" : world.collisionStatus(i).name().toLowerCase(Locale.ROOT));
            write(row);
        }
    }

    @Override
    public void event(ScenarioEvent event) {
        Map<String, String> row = row(event.time(), event.kind(), event.body(), event.other(), event.x(), event.y());
        for (String column : new String[] {"heading", "vx", "vy", "spin", "left", "right", "status"}) {
            row.put(column, "");
        }
        write(row);
    }

    private Map<String, String> row(double time, String kind, int body, int other, double x, double y) {
        Map<String, String> row = new LinkedHashMap<>();
        row.put("time", number(time));
        row.put("kind", kind);
        row.put("body", scenario.nameOf(body));
        row.put("other", other < 0 ? "" : scenario.nameOf(other));
        row.put("x", number(x));
        row.put("y", number(y));
        return row;
    }

    private void write(Map<String, String> row) {
        if (json) {
            out.print(row.entrySet().stream()
                    .filter(cell -> !cell.getValue().isEmpty())
                    .map(cell -> "\"" + cell.getKey() + "\":" + jsonValue(cell.getKey(), cell.getValue()))
                    .collect(Collectors.joining(",", "{", "}\n")));
            return;
        }
        if (!headerWritten) {
            out.print(String.join(",", row.keySet()) + "\n");
            headerWritten = true;
        }
        out.print(String.join(",", row.values()) + "\n");
    }

    /** No text has anything in it that JSON would have to escape. */
    private static String jsonValue(String column, String value) {
        return switch (column) {
            case "kind", "body", "other", "status" -> "\"" + value + "\"";
            default -> value;
        };
    }

    private static String number(double value) {
        if (value == 0) {
            return "0";
        }
        BigDecimal rounded = new BigDecimal(value, DIGITS).stripTrailingZeros();
        return Math.abs(value) >= 1e-6 ? rounded.toPlainString() : rounded.toString();
    }
}
