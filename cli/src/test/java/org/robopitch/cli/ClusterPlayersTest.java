// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.campaign.remote.PlayConditions;
import org.robopitch.recording.json.RecordJson;
import org.robopitch.runner.Catalogue;

class ClusterPlayersTest {
    @Test
    void teamsOnAClusterHaveTheWaitBudgetThatWasAskedFor() throws Exception {
        PlayConditions sent = RecordJson.read(PlayConditions.class, RecordJson.text(new PlayConditions(0, 60, 3600)));
        Catalogue catalogue = ClusterPlayers.catalogue(List.of(), sent, Path::of);
        assertThat(catalogue.waitSeconds()).isEqualTo(3600);
        assertThat(catalogue.processes()).isNull();
    }

    @Test
    void conditionsComeBackToTheBit() throws Exception {
        PlayConditions conditions = new PlayConditions(256, 0.1 + 0.2, 1.0 / 3);
        assertThat(RecordJson.read(PlayConditions.class, RecordJson.text(conditions)))
                .isEqualTo(conditions);
    }
}
