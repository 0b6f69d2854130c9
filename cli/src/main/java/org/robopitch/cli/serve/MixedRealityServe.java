// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.DeclaredOptions;
import org.robopitch.cli.Usage;
import org.robopitch.declare.Declared;
import org.robopitch.links.mixedreality.AgentSettings;
import org.robopitch.links.mixedreality.DeviceAddresses;
import org.robopitch.links.mixedreality.MixedRealityLink;
import org.robopitch.mixedreality.game.MixedReality;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;

/** {@code robopitch serve --link mixed-reality}: the soccer server, with virtual robots in the same process. */
@Command(
        name = "mixed-reality",
        footerHeading = "%nExample:%n  robopitch serve --link mixed-reality --size 5v5 --yellow bahia%n",
        description = "For agents of Mixed Reality that speak protocol 1.0 of the 2008 soccer server.",
        customSynopsis = "robopitch serve --link mixed-reality [OPTIONS]",
        defaultValueProvider = MixedRealityServe.Defaults.class,
        footer = {"", ServeOptions.TEAMS, "See docs/mixed-reality.md for the messages."})
class MixedRealityServe implements Callable<Integer>, DeclaredOptions.Holder {
    @Mixin
    ServeOptions options;

    private final DeclaredOptions declared = new DeclaredOptions().addAll(AgentSettings.class);

    @Override
    public void declareOptions(CommandSpec command) {
        declared.addTo(command);
    }

    @Override
    public Integer call() throws Exception {
        Catalogue catalogue = options.catalogue(MixedReality.NAME, order -> order, league -> league);
        MatchOrder order = options.requireGood(catalogue);
        int robots = catalogue.league(order).robotsPerSide();
        AgentSettings said = declared.over(Declared.of(AgentSettings.class).defaults());
        AgentSettings settings = Usage.checked(
                options.spec,
                () -> DeclaredOptions.checked(
                        said.sizedFor(robots).with("deadlineSeconds", options.deadlineSeconds())));
        MixedRealityLink link = new MixedRealityLink(settings, devices(settings));
        return options.serve(catalogue, link, link.describe());
    }

    /** Vision and control elsewhere; none for robots of the match's own. */
    @Nullable
    DeviceAddresses devices(AgentSettings settings) {
        return null;
    }

    /** Mixed Reality, unless something else was chosen. */
    static final class Defaults extends ServeCommand.OutsideByDefault {
        Defaults() {
            super(Map.of("--league", MixedReality.NAME));
        }
    }
}
