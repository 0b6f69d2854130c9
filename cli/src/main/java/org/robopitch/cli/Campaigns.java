// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.campaign.OrderText;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.settings.BadFileException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** What the commands have in common that play many matches. */
final class Campaigns {
    private Campaigns() {}

    /**
     * What to throw for an order that cannot be: a refusal of the file, with its line, if the file said it; or else of the
     * command line.
     *
     * @param key what was being read, for refusals that name no option
     */
    static RuntimeException refusal(
            CommandSpec spec, ParameterException refused, @Nullable RunFile reader, String key) {
        if (reader != null && refused.getCause() instanceof IllegalArgumentException reason) {
            IllegalArgumentException blamed = reader.blame(reason, List.of(key));
            if (blamed instanceof BadFileException) {
                return new ParameterException(spec.commandLine(), String.valueOf(blamed.getMessage()), blamed);
            }
        }
        return refused;
    }

    /** All that decides how matches of an order go, except teams and seed, in one line. */
    static String describe(Catalogue catalogue, MatchOrder order) {
        return order.blue() + " against " + order.yellow() + "; " + order.league()
                + (order.size().isEmpty() ? "" : " " + order.size())
                + (order.duration() > 0 ? "; " + order.duration() + " s a match" : "") + OrderText.conditions(order)
                + "; behaviour version " + behaviour(catalogue, order);
    }

    /** The behaviour version: matches of different ones must not be mixed. */
    static int behaviour(Catalogue catalogue, MatchOrder order) {
        return catalogue
                .league(order)
                .newGame(new RandomStream(order.seed(), 0))
                .world()
                .behaviourVersion();
    }
}
