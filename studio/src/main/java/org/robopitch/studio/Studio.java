// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.replay.Moment;
import org.robopitch.runner.replay.Rerun;
import org.robopitch.studio.StudioSettings.Role;
import org.robopitch.studio.foxglove.FoxgloveDoor;
import org.robopitch.studio.live.GoOn;
import org.robopitch.studio.live.LiveMatch;
import org.robopitch.studio.replay.Recordings;
import org.robopitch.studio.web.StudioServer;

/** The studio: a match in the browser, live or replayed. */
public final class Studio implements Desk, AutoCloseable {
    private final MatchFactory factory;
    private final Recordings recordings;
    private final StudioServer server;
    private final FoxgloveDoor foxglove;
    private volatile @Nullable LiveMatch live;
    private int matches;

    private Studio(StudioSettings settings, MatchFactory factory, List<StudioExtension> sideDoors) throws IOException {
        this.factory = factory;
        this.recordings = new Recordings(settings.mostUploadBytes());
        this.foxglove = new FoxgloveDoor(() -> live);
        List<StudioExtension> doors = new ArrayList<>(sideDoors);
        doors.add(foxglove);
        this.server = new StudioServer(settings, factory, recordings, this, doors);
    }

    /**
     * Starts to serve; nothing is played yet.
     *
     * @param settings how to be reached
     * @param factory sets up matches
     * @return the studio, to be closed
     * @throws IOException if the port is taken, or there is no place for temporary files
     */
    public static Studio start(StudioSettings settings, MatchFactory factory) throws IOException {
        return start(settings, factory, List.of());
    }

    /**
     * Starts to serve, also to programs of other protocols; nothing is played yet.
     *
     * @param settings how to be reached
     * @param factory sets up matches
     * @param sideDoors where those programs come in
     * @return the studio, to be closed
     * @throws IOException if the port is taken, or there is no place for temporary files
     */
    public static Studio start(StudioSettings settings, MatchFactory factory, List<StudioExtension> sideDoors)
            throws IOException {
        Studio studio = new Studio(settings, factory, sideDoors);
        try {
            studio.server.start();
        } catch (IOException | RuntimeException e) {
            studio.close();
            throw e;
        }
        return studio;
    }

    /**
     * Plays a match, and ends the one before.
     *
     * @param order what to play
     * @param speed times real time; infinite for full speed
     * @return the match
     * @throws IllegalArgumentException if there is no such match
     * @throws IOException if its recording cannot be written
     */
    public synchronized LiveMatch play(MatchOrder order, double speed) throws IOException {
        return play(factory.prepare(order), null, speed);
    }

    private synchronized LiveMatch play(PreparedMatch prepared, @Nullable Moment start, double speed) {
        LiveMatch before = live;
        if (before != null) {
            before.close();
        }
        matches++;
        LiveMatch next = new LiveMatch(matches, prepared, start, rerun(), speed);
        live = next;
        server.statusChanged();
        return next;
    }

    @Override
    public @Nullable LiveMatch live() {
        return live;
    }

    @Override
    public void goOn(GoOn wish) {
        LiveMatch before = live;
        try {
            Moment moment;
            if (!wish.recording().isEmpty()) {
                moment = recordings
                        .find(wish.recording())
                        .orElseThrow(() -> new IllegalArgumentException("this recording is no longer open"))
                        .moment(wish.time(), rerun());
            } else if (before != null) {
                moment = before.moment(wish.time(), rerun());
            } else {
                throw new IllegalArgumentException("there is no match to go on from");
            }
            MatchOrder order = wish.order(moment.order());
            play(factory.prepare(order, moment), moment, speedAfter(before));
        } catch (IOException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    private Rerun rerun() {
        return new Rerun(factory.catalogue(), Clock.SYSTEM);
    }

    /** The next match has the speed of the one before, unless that was played at full speed: nobody would see it. */
    private static double speedAfter(@Nullable LiveMatch before) {
        double speed = before == null ? 1 : before.status().speed();
        return Double.isInfinite(speed) ? 1 : speed;
    }

    @Override
    public void begin(MatchOrder order) {
        LiveMatch before = live;
        try {
            play(order, speedAfter(before));
        } catch (IOException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    /**
     * Opens a recording.
     *
     * @param file which
     * @return the address of the page that shows it
     * @throws IOException if it is no recording of a match
     */
    public String replay(Path file) throws IOException {
        return replay(file, Role.WATCH);
    }

    /** The same, for an address of another role. */
    public String replay(Path file, Role role) throws IOException {
        return server.address(role, "replay=" + recordings.open(file));
    }

    /** {@return where Foxglove opens a connection to watch the live match} */
    public String foxgloveAddress() {
        return server.address(Role.TAKE_PART, "")
                .replaceFirst("^http", "ws")
                .replaceFirst("/($|\\?)", foxglove.path() + "$1");
    }

    /** {@return the address of the page; on an open network, one may only watch there} */
    public String address() {
        return address(Role.WATCH);
    }

    /** {@return the page's address, with a token for a role} */
    public String address(Role role) {
        return server.address(role, "");
    }

    /** {@return the address of the page for those who may take part; the same if the studio is not open} */
    public String addressToTakePart() {
        return server.address(Role.TAKE_PART, "");
    }

    /** {@return counts of what the server has done} */
    public StudioServer server() {
        return server;
    }

    @Override
    public synchronized void close() {
        server.close();
        foxglove.close();
        LiveMatch last = live;
        live = null;
        if (last != null) {
            last.close();
        }
        try {
            recordings.close();
        } catch (IOException e) {
            throw new UncheckedIOException(String.valueOf(e.getMessage()), e);
        }
    }
}
