// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.UsageMessageSpec;

/** An example for the help of each command, subcommands included, that has none of its own. */
final class Examples {
    private static final Map<String, String> EXAMPLES = Map.ofEntries(
            Map.entry("play", "play middle-size --blue nubot --seed 7"),
            Map.entry("match", "match --blue MyTeam.java --seed 7 --record final.mcap"),
            Map.entry("serve", "serve --link fira --yellow tactical"),
            Map.entry("serve fira", "serve --link fira --yellow tactical"),
            Map.entry("serve shared-memory", "serve --link shared-memory --yellow chaser --lockstep"),
            Map.entry("serve mixed-reality", "serve --link mixed-reality --size 5v5 --yellow bahia"),
            Map.entry("serve ros", "serve --link ros --dialect A --yellow omni"),
            Map.entry("serve simspark", "serve --link simspark"),
            Map.entry("compare", "compare --blue MyTeam.java --yellow chaser --seeds 20"),
            Map.entry("tournament", "tournament --teams tactical,chaser,MyTeam.java --seeds 10 --out cup"),
            Map.entry("tune", "tune --blue tactical --yellow tactical --out tuned"),
            Map.entry("learn", "learn describe --task 3v3"),
            Map.entry("learn serve", "learn serve --task penalty --worlds 64 --file /dev/shm/penalty"),
            Map.entry("learn describe", "learn describe --task 3v3"),
            Map.entry("replay", "replay --verify final.mcap"),
            Map.entry("export", "export final.mcap --format csv"),
            Map.entry("scenario", "scenario run docs/examples/pile-up.yaml"),
            Map.entry("scenario run", "scenario run docs/examples/pile-up.yaml --out pile-up.csv"),
            Map.entry("scenario draw", "scenario draw docs/examples/pile-up.yaml --out pile-up.svg"),
            Map.entry("agent", "agent bahia3d --team Bahia --number 1-11"),
            Map.entry("agent nubot", "agent nubot --team nubot --robot 2"),
            Map.entry("trial", "trial humanoid --seeds 5"),
            Map.entry("trial nubot", "trial nubot --parts plan --scenes 20"),
            Map.entry("tune-motion", "tune-motion get-up-front --tries 50 --out get-up-front.yaml"),
            Map.entry("mr", "mr vt --robots 5 & robopitch mr rc & robopitch mr server --size 5v5 --blue bahia"),
            Map.entry("mr vt", "mr vt --robots 5 --seed 7"),
            Map.entry("mr rc", "mr rc --vt localhost:9050"),
            Map.entry("mr server", "mr server --yellow bahia --seed 7"),
            Map.entry("mr agents", "mr agents --side yellow --team bahia"),
            Map.entry("mr reposition", "mr reposition --robot 1 --x -0.3 --y 0.1 --heading 90"),
            Map.entry("coach", "coach our-kick-off --team nubot --seconds 2"),
            Map.entry("papers", "papers nubot"),
            Map.entry("papers klancar-2003", "papers klancar-2003 --out papers"),
            Map.entry("papers klancar-2007", "papers klancar-2007 --out papers"),
            Map.entry("papers mr-simulator", "papers mr-simulator --out papers"),
            Map.entry("papers nubot", "papers nubot --out papers"),
            Map.entry("papers bahia3d", "papers bahia3d --out papers"),
            Map.entry("papers all", "papers all --out papers"),
            Map.entry("schema", "schema mirosot"),
            Map.entry("soak", "soak teams --seconds 10"),
            Map.entry("soak studio", "soak studio --viewers 20 --minutes 5"),
            Map.entry("soak ros", "soak ros --dialect B --seconds 10"),
            Map.entry("soak middle-size", "soak middle-size --dialect A --seeds 10"),
            Map.entry("soak crowd", "soak crowd --size small --steps 100000"),
            Map.entry("soak teams", "soak teams --busy 4 --seconds 10"),
            Map.entry("soak tournament", "soak tournament --kills 10"),
            Map.entry("soak memory", "soak memory --hours 1 --every 600"),
            Map.entry("fuzz", "fuzz --link fira"),
            Map.entry("bench", "bench --quick --engine robopitch"),
            Map.entry("bench links", "bench links --seconds 5"),
            Map.entry("bench match", "bench match --blue tactical --yellow tactical --seed 7"),
            Map.entry("bench precision", "bench precision --states 50 --plot precision.svg"),
            Map.entry("bench teams", "bench teams --decisions 5000"),
            Map.entry("bench vector", "bench vector --task 3v3 --worlds 64"));

    private Examples() {}

    /** Adds its example to the help of every command below a tree's root. */
    static void addTo(CommandLine root) {
        List<String> general = List.of(root.getCommandSpec().usageMessage().footer());
        root.getSubcommands().forEach((name, command) -> addTo(command, name, general));
    }

    private static void addTo(CommandLine command, String path, List<String> general) {
        UsageMessageSpec usage = command.getCommandSpec().usageMessage();
        List<String> footer = new ArrayList<>(List.of(usage.footer()));
        footer.removeAll(general); // inherited: it points to the help that is being read
        String example = EXAMPLES.get(path);
        if (example != null && footer.stream().noneMatch(line -> line.startsWith("Example"))) {
            List<String> lines = new ArrayList<>(List.of("", "Example:", "  robopitch " + example));
            if (!footer.isEmpty()) {
                lines.add("");
            }
            footer.addAll(0, lines);
        }
        usage.footer(footer.toArray(String[]::new));
        command.getSubcommands().forEach((name, below) -> addTo(below, path + " " + name, general));
    }
}
