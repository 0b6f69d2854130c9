// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.util.BitSet;
import java.util.List;
import org.robopitch.campaign.outside.OutsideLinks;
import org.robopitch.campaign.outside.OutsideMatches;
import org.robopitch.links.fira.FiraLink;
import org.robopitch.links.fira.FiraSettings;
import org.robopitch.links.sharedmemory.LinkSettings;
import org.robopitch.links.sharedmemory.SharedFolder;
import org.robopitch.links.sharedmemory.SharedMemoryLink;

/**
 * The links over which programs play in tournaments. Matches side by side have ports of their own; a match that is alone has
 * those of FIRASim, so that programs with fixed ports play too, one match at a time.
 */
final class CampaignLinks implements OutsideLinks {
    private static final String FIRA = "fira";
    private static final String SHARED_MEMORY = "shared-memory";
    private static final int PORTS_APART = 10;
    private static final int MOST_PLACES = 1000;

    /** Places that matches of this process have taken, whatever campaign they belong to. */
    private static final BitSet TAKEN = new BitSet();

    private final double patienceSeconds;

    /**
     * Links.
     *
     * @param patienceSeconds how long a program may be silent before it has lost its match, s
     */
    CampaignLinks(double patienceSeconds) {
        this.patienceSeconds = patienceSeconds;
    }

    @Override
    public double patienceSeconds() {
        return patienceSeconds;
    }

    @Override
    public List<String> names() {
        return List.of(FIRA, SHARED_MEMORY);
    }

    /** Refuses a league that a link does not play. */
    void requireLeague(String link, String league) {
        if (link.equals(FIRA) && !league.equals("mirosot")) {
            throw new IllegalArgumentException(
                    "the fira link plays mirosot, but the league is " + league + "; shared-memory plays all leagues");
        }
    }

    @Override
    public OpenedLink open(String name) throws IOException {
        return switch (name) {
            case FIRA -> fira();
            case SHARED_MEMORY ->
                new OpenedLink(
                        new SharedMemoryLink(
                                SharedFolder.at(null),
                                LinkSettings.defaults()
                                        .with("deadlineSeconds", patienceSeconds / OutsideMatches.MISSES)),
                        () -> {});
            default -> throw new IllegalArgumentException("there is no link '" + name + "'");
        };
    }

    private OpenedLink fira() throws IOException {
        synchronized (TAKEN) {
            return firstFree();
        }
    }

    private OpenedLink firstFree() throws IOException {
        IOException last = new IOException("all slots are in use");
        for (int place = TAKEN.nextClearBit(0); place < MOST_PLACES; place = TAKEN.nextClearBit(place + 1)) {
            try {
                FiraLink link = new FiraLink(settings(place * PORTS_APART));
                TAKEN.set(place);
                return new OpenedLink(link, release(place));
            } catch (IOException inUse) {
                last = inUse;
            }
        }
        throw new IOException("no free ports for the fira link: " + last.getMessage(), last);
    }

    private static Runnable release(int place) {
        return () -> {
            synchronized (TAKEN) {
                TAKEN.clear(place);
            }
        };
    }

    private FiraSettings settings(int offset) {
        return FiraSettings.defaults()
                .with("portOffset", offset)
                .with("deadlineSeconds", patienceSeconds / OutsideMatches.MISSES);
    }
}
