// SPDX-License-Identifier: Apache-2.0
package org.robopitch.spark;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Reads rounds of jobs on a thread of its own, so that the end of the input is noticed in the middle of a round too. */
final class JobInput {
    private final BufferedReader in;
    private final Runnable atEnd;
    private final BlockingQueue<List<String>> rounds = new LinkedBlockingQueue<>();

    JobInput(InputStream in, Runnable atEnd) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.atEnd = atEnd;
        Thread reader = new Thread(this::read, "jobs");
        reader.setDaemon(true);
        reader.start();
    }

    private void read() {
        try {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                int count = Integer.parseInt(line.substring("play ".length()));
                List<String> jobs = new ArrayList<>(count);
                for (int i = 0; i < count; i++) {
                    jobs.add(in.readLine());
                }
                rounds.add(jobs);
            }
        } catch (IOException gone) {
            // As if it had ended.
        }
        atEnd.run();
    }

    /** {@return the jobs of the next round, as soon as they are there} */
    List<String> next() throws InterruptedException {
        return rounds.take();
    }
}
