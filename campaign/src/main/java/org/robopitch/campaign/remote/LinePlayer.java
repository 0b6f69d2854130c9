// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.remote;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.robopitch.campaign.MatchPlayer;
import org.robopitch.campaign.ResultText;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.RecordJson;

/**
 * Plays matches on a computer of a cluster: takes a job as a line, and returns its result as a line. The cluster's software
 * loads this class by its name in a class loader of its own and knows only the JDK's type: so the libraries of the two may
 * have different versions.
 */
public final class LinePlayer implements UnaryOperator<String> {
    private final MatchPlayer player;

    /**
     * Reads leagues and teams, once for many matches.
     *
     * @param conditions of all matches, a line
     * @param teams of users, each a line
     * @param files finds what was sent by its name
     * @param logs folder for what external programs print
     */
    public LinePlayer(String conditions, List<String> teams, Function<String, Path> files, Path logs)
            throws IOException, JsonException {
        PlayerSource source = ServiceLoader.load(PlayerSource.class, LinePlayer.class.getClassLoader())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the computer was not sent all of RoboPitch's jars"));
        List<ShippedTeam> shipped = new ArrayList<>();
        for (String team : teams) {
            shipped.add(RecordJson.read(ShippedTeam.class, team));
        }
        player = source.player(shipped, RecordJson.read(PlayConditions.class, conditions), files, logs);
    }

    @Override
    public String apply(String job) {
        try {
            return ResultText.write(player.play(JobText.read(job)));
        } catch (JsonException unreadable) {
            throw new IllegalStateException("a job cannot be read: " + unreadable.getMessage(), unreadable);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the task was stopped", stopped);
        }
    }
}
