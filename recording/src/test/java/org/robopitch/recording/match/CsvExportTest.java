// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.recording.mcap.ByteSource;

class CsvExportTest {
    @Test
    void statesHaveALineForEachBody() throws IOException {
        List<String> lines = export(CsvExport::states);
        assertThat(lines).hasSize(1 + 60 * 11);
        assertThat(lines.get(0)).isEqualTo("step,time,side,robot,x,y,qz,qw,vx,vy,wz,z,qx,qy,vz,wx,wy,heading");
        assertThat(lines.get(1)).isEqualTo("0,0,,0,0,1,0,1,1,0,0,0,0,0,0,0,0,0");
        assertThat(lines.get(2))
                .startsWith("0,0,blue,1,0.8,0,0.70710677,0.70710677,")
                .endsWith(",1.5707963");
    }

    @Test
    void eventsAreQuotedWhereTheyMust() throws IOException {
        assertThat(export(CsvExport::events))
                .containsExactly(
                        "step,time,kind,side,robot,text,data",
                        "500,0.5,goal,blue,3,\"Blue 3 scores, \"\"finally\"\"\",cycle=25 speed=1.25");
    }

    @Test
    void commandsHaveALineForEachValue() throws IOException {
        List<String> lines = export(CsvExport::commands);
        assertThat(lines).hasSize(1 + 60 * 20);
        String[] last = lines.get(lines.size() - 1).split(",", -1);
        assertThat(last).startsWith("1180", "1.18", "yellow", "5", "1");
        assertThat(Double.parseDouble(last[5])).isEqualTo(SampleMatch.commands(59, 1)[9]);
    }

    private interface Table {
        void write(MatchRecordingReader reader, Appendable out) throws IOException;
    }

    private static List<String> export(Table table) throws IOException {
        StringBuilder out = new StringBuilder();
        try (MatchRecordingReader reader =
                MatchRecordingReader.open(ByteSource.ofBytes("match.mcap", SampleMatch.bytes(60)))) {
            table.write(reader, out);
        }
        return out.toString().lines().toList();
    }
}
