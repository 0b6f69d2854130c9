// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SceneRunTest {

    @Test
    void everyTwentySecondsThereIsAnotherKickOff() {
        KickOffs engine = new KickOffs();
        SceneRun run = new SceneRun(Scene.SCRUM_5V5, engine, Scene.league(Scene.COMMON_STEP), 5);
        run.advance(2 * SceneRun.STEPS_PER_KICK_OFF - 1);
        assertThat(engine.ballPlaces).hasSize(2).doesNotHaveDuplicates();
        run.advance(1);
        assertThat(engine.ballPlaces).hasSize(3).doesNotHaveDuplicates();
    }

    private static final class KickOffs extends StillEngine {

        private final List<Double> ballPlaces = new ArrayList<>();

        @Override
        public void start(Moment moment) {
            ballPlaces.add(moment.ballX);
        }
    }
}
