// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.BuildVersion;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.studio.MatchFactory;

/** Prepares matches over a link; the first is recorded if that was asked for, later ones have no file. */
final class OutsideMatches implements MatchFactory {
    private final Catalogue catalogue;
    private final Matches.Outside outside;
    private final String link;
    private Matches.@Nullable Recording recording;
    private @Nullable PreparedMatch newest;

    OutsideMatches(Catalogue catalogue, Matches.Outside outside, String link, Matches.@Nullable Recording recording) {
        this.catalogue = catalogue;
        this.outside = outside;
        this.link = link;
        this.recording = recording;
    }

    @Override
    public Catalogue catalogue() {
        return catalogue;
    }

    @Override
    public String link() {
        return link;
    }

    @Override
    public synchronized PreparedMatch prepare(MatchOrder order) throws IOException {
        PreparedMatch prepared =
                new Matches(catalogue, BuildVersion.ofThisBuild()).forOutside(order, recording, outside);
        recording = null;
        newest = prepared;
        return prepared;
    }

    /** The match that was prepared last. */
    synchronized @Nullable PreparedMatch newest() {
        return newest;
    }
}
