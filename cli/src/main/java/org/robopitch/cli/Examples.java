// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.UsageMessageSpec;

/** An example for the help of each command that has none of its own. */
final class Examples {
    private static final Map<String, String> EXAMPLES = Map.ofEntries(
            Map.entry("play", "robopitch play middle-size --blue nubot --seed 7"),
            Map.entry("match", "robopitch match --blue MyTeam.java --seed 7 --record final.mcap"),
            Map.entry("serve", "robopitch serve --link fira --yellow tactical"),
            Map.entry("compare", "robopitch compare --blue MyTeam.java --yellow chaser --seeds 20"),
            Map.entry("tournament", "robopitch tournament --teams tactical,chaser,MyTeam.java --seeds 10 --out cup"),
            Map.entry("sweep", "robopitch sweep --vary ball.mass=0.03:0.06:0.01 --seeds 5 --out sweep"),
            Map.entry("tune", "robopitch tune --blue tactical --yellow tactical --out tuned"),
            Map.entry("learn", "robopitch learn --help"),
            Map.entry("sql", "robopitch sql cup \"select * from matches limit 5\""),
            Map.entry("replay", "robopitch replay --verify final.mcap"),
            Map.entry("export", "robopitch export final.mcap --format csv"),
            Map.entry("scenario", "robopitch scenario run docs/examples/pile-up.yaml"),
            Map.entry("agent", "robopitch agent bahia3d --help"),
            Map.entry("trial", "robopitch trial humanoid"),
            Map.entry("tune-motion", "robopitch tune-motion --help"),
            Map.entry("mr", "robopitch mr server --help"),
            Map.entry("coach", "robopitch coach --help"),
            Map.entry("papers", "robopitch papers nubot"),
            Map.entry("schema", "robopitch schema mirosot"),
            Map.entry("soak", "robopitch soak teams --seconds 10"),
            Map.entry("fuzz", "robopitch fuzz --link fira"),
            Map.entry("bench", "robopitch bench --quick --engine robopitch"));

    private Examples() {}

    /** Adds the example of a command to its help. */
    static void addTo(UsageMessageSpec usage, String command) {
        List<String> footer = new ArrayList<>(Arrays.asList(usage.footer()));
        String example = EXAMPLES.get(command);
        if (example == null || footer.stream().anyMatch(line -> line.startsWith("Example"))) {
            return;
        }
        footer.addAll(0, List.of("", "Example:", "  " + example));
        usage.footer(footer.toArray(String[]::new));
    }
}
