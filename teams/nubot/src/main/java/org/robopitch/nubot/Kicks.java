// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.robopitch.robot.handle.KickCalibration;

/** The calibrations that come with the team, one for each dialect; {@link KickTrials} makes such files. */
final class Kicks {
    private Kicks() {}

    static KickCalibration of(boolean direct) {
        String name = direct ? "kicks-a.txt" : "kicks-b.txt";
        try (InputStream in = Kicks.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the calibration " + name + " is missing from this program");
            }
            return KickCalibration.read(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the calibration " + name, e);
        }
    }
}
