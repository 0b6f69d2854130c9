// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.robopitch.links.simspark.server.RawAgent;

/**
 * A client as other teams write them: it knows the protocol alone, moves from one key frame to the next, and turns each joint
 * by what is left of its way. Angles are in degrees, as on the wire.
 */
final class KeyFrameClient implements AutoCloseable {
    private static final Pattern ANGLE = Pattern.compile("\\(HJ \\(n (\\w+)\\) \\(ax (-?[\\d.]+)\\)\\)");
    private static final Pattern ACCELERATION =
            Pattern.compile("\\(ACC \\(n torso\\) \\(a (-?[\\d.]+) (-?[\\d.]+) (-?[\\d.]+)\\)\\)");
    private static final double CYCLE = 0.02;
    private static final double MOST = 351;

    private final AgentGame game;
    private final RawAgent agent;
    private final Map<String, Double> angles = new LinkedHashMap<>();
    private final Map<String, Double> speeds = new LinkedHashMap<>();
    private final Map<String, Double> reached = new LinkedHashMap<>();
    private double up;

    KeyFrameClient(AgentGame game) throws Exception {
        this.game = game;
        this.agent = new RawAgent(game.link().agentPort());
        agent.send("(scene rsg/agent/nao/nao.rsg)(syn)", "(init (unum 1)(teamname Frames))(syn)");
        game.cycle();
        read();
        read();
    }

    /** Whether the accelerometer says that the torso is upright. */
    boolean feelsUpright() {
        return up > 8;
    }

    /** Sends one more expression with its next message. */
    void say(String expression) throws Exception {
        agent.send(expression + "(syn)");
        game.cycle();
        read();
    }

    /** Moves to a key frame, {@code "rlj3 20 llj3 20"}, in a time; joints that it does not name stay as they are. */
    void frame(double seconds, String frame) throws Exception {
        Map<String, Double> goals = new LinkedHashMap<>();
        String[] words = frame.trim().split("\\s+");
        for (int i = 0; i + 1 < words.length; i += 2) {
            goals.put(words[i], Double.parseDouble(words[i + 1]));
        }
        // From where the last frame ended: the senses are older.
        Map<String, Double> from = new LinkedHashMap<>(angles);
        from.putAll(reached);
        int cycles = (int) Math.max(1, Math.round(seconds / CYCLE));
        for (int i = 1; i <= cycles; i++) {
            double share = (double) i / cycles;
            Map<String, Double> now = new LinkedHashMap<>();
            goals.forEach((joint, goal) -> {
                double start = from.getOrDefault(joint, 0.0);
                now.put(joint, start + share * (goal - start));
            });
            towards(now);
        }
        reached.putAll(goals);
    }

    /** One cycle towards angles: the senses are a cycle old, so the last command is counted in. */
    void towards(Map<String, Double> goals) throws Exception {
        StringBuilder message = new StringBuilder();
        for (String joint : angles.keySet()) {
            double expected = angles.get(joint) + CYCLE * speeds.getOrDefault(joint, 0.0);
            double wanted = goals.containsKey(joint) ? (goals.get(joint) - expected) / CYCLE : 0;
            double speed = Math.max(-MOST, Math.min(MOST, wanted));
            speeds.put(joint, speed);
            String effector = joint.replace('j', 'e');
            message.append(String.format(Locale.ROOT, "(%s %.4f)", effector, Math.toRadians(speed)));
        }
        agent.send(message + "(syn)");
        game.cycle();
        read();
    }

    private void read() throws Exception {
        String senses = agent.read();
        Matcher angle = ANGLE.matcher(senses);
        while (angle.find()) {
            angles.put(angle.group(1), Double.valueOf(angle.group(2)));
        }
        Matcher acceleration = ACCELERATION.matcher(senses);
        if (acceleration.find()) {
            up = Double.parseDouble(acceleration.group(3));
        }
    }

    @Override
    public void close() throws Exception {
        agent.close();
    }
}
