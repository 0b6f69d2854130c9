// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.live;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.Readings;
import org.robopitch.recording.match.RobotPicture;
import org.robopitch.recording.match.Said;
import org.robopitch.runner.frame.FreshPictures;
import org.robopitch.runner.frame.MatchFrame;
import org.robopitch.studio.frame.RobotReadings;

/**
 * What was read off the robots in the last seconds of a match. Written by the thread that plays the match, read by any.
 */
final class LiveReadings {
    private static final double SECONDS = 30;

    private final List<Readings> sources;
    private final List<ArrayDeque<Moment>> moments = new ArrayList<>();
    private final ArrayDeque<Said> said = new ArrayDeque<>();
    private final ArrayDeque<RobotPicture> pictures = new ArrayDeque<>();
    private final FreshPictures fresh = new FreshPictures();
    private double[] numbers = new double[0];

    private record Moment(double time, float[][] values) {}

    LiveReadings(List<Readings> sources) {
        this.sources = List.copyOf(sources);
        for (Readings source : this.sources) {
            moments.add(new ArrayDeque<>());
            numbers = new double[Math.max(numbers.length, source.names().size())];
        }
    }

    synchronized void add(MatchFrame frame) {
        for (int i = 0; i < sources.size(); i++) {
            ArrayDeque<Moment> past = moments.get(i);
            Moment last = past.peekLast();
            if (sources.get(i).fresh() && (last == null || frame.time() > last.time())) {
                past.addLast(new Moment(frame.time(), read(sources.get(i), frame)));
            }
            while (!past.isEmpty() && past.peekFirst().time() < frame.time() - SECONDS) {
                past.removeFirst();
            }
        }
        for (int body = 0; body < frame.bodies().size() && !sources.isEmpty(); body++) {
            String text = frame.said(body);
            if (!text.isEmpty()) {
                said.addLast(new Said(frame.step(), frame.time(), body, text));
            }
        }
        while (!said.isEmpty() && said.peekFirst().time() < frame.time() - SECONDS) {
            said.removeFirst();
        }
        pictures.addAll(fresh.of(frame));
        while (!pictures.isEmpty() && pictures.peekFirst().time() < frame.time() - SECONDS) {
            pictures.removeFirst();
        }
    }

    private float[][] read(Readings source, MatchFrame frame) {
        int width = source.names().size();
        float[][] values = new float[frame.bodies().size()][];
        for (int body = 0; body < values.length; body++) {
            boolean robot = frame.bodies().get(body).kind() == BodyInfo.Kind.ROBOT;
            values[body] = new float[robot && frame.body(body).present ? width : 0];
            if (values[body].length > 0) {
                source.read(body, numbers);
                for (int k = 0; k < width; k++) {
                    values[body][k] = (float) numbers[k];
                }
            }
        }
        return values;
    }

    /**
     * {@return what was read off a robot between two times, both included, as far as it is still known}
     *
     * @param body which
     * @param from s
     * @param to s
     */
    public synchronized RobotReadings between(int body, double from, double to) {
        List<RobotReadings.Series> series = new ArrayList<>();
        for (int i = 0; i < sources.size(); i++) {
            List<float[]> rows = new ArrayList<>();
            for (Moment moment : moments.get(i)) {
                boolean known = body >= 0 && body < moment.values().length;
                if (known && moment.time() >= from && moment.time() <= to) {
                    rows.add(row(moment.time(), moment.values()[body]));
                }
            }
            series.add(new RobotReadings.Series(
                    sources.get(i).name(), sources.get(i).names(), rows));
        }
        List<Said> words = said.stream()
                .filter(one -> one.body() == body && one.time() >= from && one.time() <= to)
                .toList();
        List<RobotPicture> then = pictures.stream()
                .filter(one -> one.time() >= from && one.time() <= to)
                .toList();
        return new RobotReadings(series, words, RobotReadings.lastOfEach(then, body));
    }

    private static float[] row(double time, float[] values) {
        float[] row = new float[1 + values.length];
        row[0] = (float) time;
        System.arraycopy(values, 0, row, 1, values.length);
        return row;
    }
}
