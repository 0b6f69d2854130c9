// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.frame;

import java.util.List;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Statistic;
import org.robopitch.recording.match.Shape;
import org.robopitch.runner.frame.MatchFrame;

/** Writes frames of a match under way for viewers; used by the thread that plays it. */
public final class FrameEncoder {
    private static final int MOST_CONTACTS = 200;
    private static final List<Statistic> TOLD = Statistic.in(Statistic.Told.STUDIO);

    private final int number;
    private final FrameWriter writer = new FrameWriter();
    private final double[] contact = new double[3];
    private final float[] statistics = new float[2 * TOLD.size()];

    /**
     * Prepares for a match.
     *
     * @param number of the match, so that viewers can tell the frames of two matches apart
     */
    public FrameEncoder(int number) {
        this.number = number;
    }

    /**
     * {@return a frame as bytes}
     *
     * @param frame what to show
     */
    public byte[] encode(MatchFrame frame) {
        int bodies = frame.bodies().size();
        writer.begin(number, frame.time(), frame.step(), frame.play(), bodies);
        for (int i = 0; i < bodies; i++) {
            writer.body(frame.body(i), frame.driven(i));
            for (int k = 0; k < frame.bodies().get(i).parts().size(); k++) {
                writer.part(frame.part(i, k));
            }
        }
        int contacts = Math.min(frame.contacts(), MOST_CONTACTS);
        for (int i = 0; i < contacts; i++) {
            frame.readContact(i, contact);
            writer.contact(contact[0], contact[1], contact[2]);
        }
        writer.words(frame.play().mode(), frame.play().period());
        for (int i = 0; i < bodies; i++) {
            writer.role(frame.role(i));
        }
        for (Side side : Side.values()) {
            for (Shape shape : frame.drawings(side)) {
                writer.shape(side.ordinal(), shape);
            }
        }
        for (int i = 0; i < statistics.length; i++) {
            statistics[i] = (float) frame.tally().of(TOLD.get(i / 2), Side.values()[i % 2]);
        }
        return writer.finish(statistics);
    }

    /**
     * {@return whether a frame shows the bodies where a match has them; true for a frame of another step}
     *
     * @param frame as it was written
     * @param match at the moment to compare
     */
    public static boolean agrees(byte[] frame, Match match) {
        BodyPose pose = new BodyPose();
        int bodies = FrameWriter.bodies(frame);
        boolean same = true;
        for (int i = 0;
                i < bodies && FrameWriter.step(frame) == match.game().world().steps();
                i++) {
            match.game().stage().read(i, pose);
            same &= !pose.present || FrameWriter.isAt(frame, i, pose.x, pose.y);
        }
        return same;
    }
}
