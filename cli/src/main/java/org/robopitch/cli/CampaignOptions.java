// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.robopitch.runner.team.BadTeamException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of commands that play many matches and keep their results in a folder. */
final class CampaignOptions {
    @Option(
            names = "--seeds",
            paramLabel = "N",
            description = "Seeds per pairing, point or candidate. Default: ${DEFAULT-VALUE}.")
    int seeds;

    @Option(names = "--out", paramLabel = "DIR", description = "Folder for the results.")
    @Nullable
    Path out;

    @Option(names = "--json", description = "Print the result as one JSON object.")
    boolean json;

    @Mixin
    EngineOptions engines;

    @Spec(Spec.Target.MIXEE)
    CommandSpec spec;

    private String asked = "league";

    CampaignOptions(int seeds) {
        this.seeds = seeds;
    }

    /** Makes a plan of what the options say. */
    interface Planner<P> {
        P plan() throws IOException;
    }

    /**
     * {@return a plan; what cannot be planned is refused as an option, or with the line of the file that says it}
     *
     * @param reader the file that options come from, if there is one
     * @param planner makes the plan
     */
    <P> P plan(@Nullable RunFile reader, Planner<P> planner) throws IOException {
        try {
            engines.require();
            folder();
            return planner.plan();
        } catch (ParameterException refused) {
            throw Campaigns.refusal(spec, refused, reader, asked);
        } catch (BadTeamException refused) {
            throw refused;
        } catch (IllegalArgumentException refused) {
            throw Campaigns.refusal(
                    spec,
                    new ParameterException(spec.commandLine(), String.valueOf(refused.getMessage()), refused),
                    reader,
                    asked);
        }
    }

    /** Notes what is being read, for refusals that name no option. */
    void asks(String key) {
        asked = key;
    }

    /** {@return where the results go} */
    Path folder() {
        if (out == null) {
            throw new IllegalArgumentException("--out is missing: the folder for the results");
        }
        return out;
    }
}
