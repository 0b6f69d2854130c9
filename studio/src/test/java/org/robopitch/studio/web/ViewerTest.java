// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.replay.Rerun;
import org.robopitch.studio.live.LiveMatch;
import org.robopitch.studio.tiny.TinyFactory;
import org.robopitch.studio.tiny.TinyStudio;

class ViewerTest {
    private final LiveMatch live = new LiveMatch(
            1,
            new TinyFactory(600).prepare(TinyStudio.MATCH),
            null,
            new Rerun(new TinyFactory(600).catalogue(), Clock.SYSTEM),
            1);
    private final Viewers viewers = new Viewers(() -> live);
    private final SlowLine line = new SlowLine();
    private final Viewer viewer = new Viewer(line, viewers);

    @AfterEach
    void close() {
        viewers.close();
        live.close();
    }

    /** A line that says that a message is gone only when the test lets it go. */
    private static final class SlowLine implements Line {
        final List<String> texts = new ArrayList<>();
        final List<byte[]> frames = new ArrayList<>();

        @Nullable
        Runnable onItsWay;

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void send(String text, Runnable gone) {
            texts.add(text);
            onItsWay = gone;
        }

        @Override
        public void send(byte[] bytes, Runnable gone) {
            frames.add(bytes);
            onItsWay = gone;
        }

        @Override
        public void close(int code, String reason) {}

        void read() {
            Runnable gone = onItsWay;
            onItsWay = null;
            if (gone != null) {
                gone.run();
            }
        }
    }

    @Test
    void theSceneComesFirstThenTheStatusThenFrames() {
        while (line.frames.isEmpty()) {
            viewer.pump();
            line.read();
        }
        assertThat(line.texts.get(0)).contains("\"type\":\"scene\"").contains("\"teams\":[\"circling\",\"standing\"]");
        assertThat(line.texts.get(1)).contains("\"type\":\"status\"");
    }

    @Test
    void whoeverReadsSlowlyLosesFramesAndGetsTheNewestNext() {
        while (line.frames.isEmpty()) {
            viewer.pump();
            line.read();
        }
        viewer.pump();
        int sent = line.frames.size() + line.texts.size();
        byte[] first = live.newest();
        for (long lost = 0; lost < 5; lost = viewers.dropped()) {
            viewer.pump();
            Thread.onSpinWait();
        }
        assertThat(line.frames.size() + line.texts.size())
                .as("nothing more is sent while one message is on its way")
                .isLessThanOrEqualTo(sent + 1);
        int before = line.frames.size();
        while (line.frames.size() == before) {
            line.read();
            viewer.pump();
        }
        assertThat(line.frames.get(before)).isNotSameAs(first);
    }

    @Test
    void answersToSomebodyWhoDoesNotReadDoNotPileUp() {
        viewer.pump();
        for (int i = 0; i < 1000; i++) {
            viewer.reply("answer " + i);
        }
        for (int i = 0; i < 2000; i++) {
            line.read();
            viewer.pump();
        }
        assertThat(line.texts.stream().filter(text -> text.startsWith("answer")))
                .hasSizeLessThanOrEqualTo(51)
                .last()
                .isEqualTo("answer 999");
    }
}
