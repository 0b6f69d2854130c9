// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import org.robopitch.engine.match.Sketch;
import org.robopitch.middlesize.camera.OmniCamera;
import org.robopitch.robot.see.Image;

/**
 * What robots see, for people: small pictures of the camera's image and of what its colours mean to the robot. They are taken
 * by a camera of their own, so that a match is the same whether anybody looks or not.
 */
final class CameraPictures {
    /** One pixel of so many, in both directions. */
    private static final int EVERY = 3;

    private static final int SIZE = OmniCamera.SIZE / EVERY;

    /** Levels of red, green and blue; few, so that recordings stay small. */
    private static final int LEVELS = 5;

    private final OmniCamera camera;
    private final Image whole = new Image(OmniCamera.SIZE, OmniCamera.SIZE);
    private final int[] photograph = new int[SIZE * SIZE];
    private final int[] meanings = new int[SIZE * SIZE];

    CameraPictures(Cameras cameras) {
        this.camera = cameras.omni(1);
        int[] wanted = new int[SIZE * SIZE];
        for (int i = 0; i < wanted.length; i++) {
            wanted[i] = at(i);
        }
        camera.only(wanted);
    }

    private static int at(int i) {
        return i / SIZE * EVERY * OmniCamera.SIZE + i % SIZE * EVERY;
    }

    void show(int robot, CameraEyes eyes, Sketch sketch) {
        camera.render(eyes.scene(), whole.pixels);
        double middle = (OmniCamera.SIZE - 1) / 2.0;
        for (int i = 0; i < photograph.length; i++) {
            int at = at(i);
            double dx = at % OmniCamera.SIZE - middle;
            double dy = at / OmniCamera.SIZE - middle;
            boolean inMirror = dx * dx + dy * dy < OmniCamera.RADIUS * OmniCamera.RADIUS;
            int colour = whole.pixels[at];
            photograph[i] = inMirror ? coarse(colour) : 0;
            meanings[i] = inMirror ? eyes.colours().colourOf(colour) : 0;
        }
        sketch.picture(robot, "camera", SIZE, SIZE, photograph);
        sketch.picture(robot, "segmentation", SIZE, SIZE, meanings);
    }

    private static int coarse(int colour) {
        return level(colour >> 16) << 16 | level(colour >> 8) << 8 | level(colour);
    }

    private static int level(int channel) {
        return (((channel & 0xff) * (LEVELS - 1) + 127) / 255) * 255 / (LEVELS - 1);
    }
}
