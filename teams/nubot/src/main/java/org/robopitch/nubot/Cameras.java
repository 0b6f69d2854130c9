// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.middlesize.camera.CameraErrors;
import org.robopitch.middlesize.camera.CameraScene;
import org.robopitch.middlesize.camera.FrontCamera;
import org.robopitch.middlesize.camera.Light;
import org.robopitch.middlesize.camera.OmniCamera;
import org.robopitch.middlesize.game.MiddleSizeGame;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.FieldParameters;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.robot.see.ColourTable;
import org.robopitch.robot.see.Image;
import org.robopitch.robot.see.Meaning;
import org.robopitch.robot.see.front.FrontGeometry;
import org.robopitch.robot.see.omni.LineMap;
import org.robopitch.robot.see.omni.OmniCalibration;

/**
 * What is done once before a match with cameras: they are mounted, their distances measured, their colours labelled, and
 * the lines of the field put into a map.
 */
public final class Cameras {
    private static final int CALIBRATION_IMAGES = 12;
    private static final int SAMPLE_EVERY = 20;
    private static final int FIELD_EVERY = 200;
    private static final double WIDE = 0.58;
    private static final double FARTHEST_USED = 7.5;

    /** The league that the cameras are of. */
    public final MiddleSizeParameters parameters;

    private final List<Marking> markings;
    private final Light light;
    private final OmniCamera first;
    /** The map of the lines. */
    public final LineMap map;

    /** The meaning of colours. */
    public final ColourTable colours;

    /** The distances that pixels of the omnidirectional camera show. */
    public final OmniCalibration calibration;

    /**
     * The cameras of a league.
     *
     * @param parameters of the league
     * @param light how the field is lit
     * @param calibrated the meaning of colours; null to label images here
     */
    public Cameras(MiddleSizeParameters parameters, Light light, @Nullable ColourTable calibrated) {
        this.parameters = parameters;
        this.markings = MiddleSizeGame.markings(parameters.field());
        this.light = light;
        this.map = map(parameters.field(), markings);
        this.first = new OmniCamera(parameters, markings, light, 1);
        this.calibration = measure(first);
        this.colours = calibrated != null ? calibrated : table();
    }

    /**
     * {@return the cameras of the robots that a team has}
     *
     * @param robots in a team
     * @param length of the field, m
     * @param width of the field, m
     * @param robotSize side of a robot, m
     */
    public static Cameras of(int robots, double length, double width, double robotSize) {
        return of(robots, length, width, robotSize, null);
    }

    /**
     * {@return the cameras of the robots that a team has}
     *
     * @param robots in a team
     * @param length of the field, m
     * @param width of the field, m
     * @param robotSize side of a robot, m
     * @param calibrated the meaning of colours; null to label images here
     */
    public static Cameras of(
            int robots, double length, double width, double robotSize, @Nullable ColourTable calibrated) {
        MiddleSizeParameters usual = MiddleSizeParameters.of(robotSize > WIDE ? Dialect.A : Dialect.B, robots);
        FieldParameters field =
                usual.field().fitting(length, width).with("length", length).with("width", width);
        return new Cameras(usual.with("field", field), Light.hall(), calibrated);
    }

    /**
     * {@return an omnidirectional camera that is as it was calibrated}
     *
     * @param seed of its noise
     */
    public OmniCamera omni(long seed) {
        return omni(CameraErrors.NONE, seed);
    }

    /**
     * {@return an omnidirectional camera}
     *
     * @param errors how it differs from the calibrated one
     * @param seed of its noise, and of the directions of its errors
     */
    public OmniCamera omni(CameraErrors errors, long seed) {
        return first.another(errors, seed);
    }

    /**
     * {@return a front camera}
     *
     * @param errors the light that they say
     * @param seed of its noise
     */
    public FrontCamera front(CameraErrors errors, long seed) {
        return new FrontCamera(parameters, light.as(errors), seed);
    }

    /** {@return how front cameras are mounted} */
    public FrontGeometry frontGeometry() {
        return new FrontGeometry(
                FrontCamera.WIDTH,
                FrontCamera.HEIGHT,
                FrontCamera.FOCAL,
                FrontCamera.ahead(parameters),
                FrontCamera.ABOVE,
                FrontCamera.DOWN);
    }

    private static LineMap map(FieldParameters field, List<Marking> markings) {
        List<LineMap.Piece> pieces = new ArrayList<>();
        for (Marking marking : markings) {
            if (marking instanceof Marking.Line line) {
                pieces.add(LineMap.Piece.line(line.x1(), line.y1(), line.x2(), line.y2()));
            } else if (marking instanceof Marking.Arc arc) {
                pieces.add(LineMap.Piece.arc(arc.x(), arc.y(), arc.radius(), arc.from(), arc.to()));
            }
        }
        return new LineMap(field.length() / 2, field.width() / 2, pieces);
    }

    private static OmniCalibration measure(OmniCamera camera) {
        double[] distance = new double[OmniCamera.RADIUS + 1];
        int first = 0;
        int last = 0;
        for (int i = 0; i < distance.length; i++) {
            distance[i] = camera.mirror().ground(i);
            first = distance[i] < camera.ownRadius() + 0.03 ? i + 1 : first;
            last = distance[i] < FARTHEST_USED ? i : last;
        }
        return new OmniCalibration(
                OmniCamera.SIZE, first, last, distance, camera.mirror().profileHeight(OmniCamera.RADIUS / 2));
    }

    private ColourTable table() {
        ColourTable table = new ColourTable();
        label(table::sample);
        table.calibrate();
        return table;
    }

    /** {@return labelled samples of all colours, as a text that {@link ColourTable#read} reads} */
    public String samples() {
        StringBuilder text = new StringBuilder("# meaning red green blue\n");
        int[] seen = new int[Meaning.values().length];
        label((colour, meaning) -> {
            int every = meaning == Meaning.FIELD ? FIELD_EVERY : SAMPLE_EVERY;
            if (seen[meaning.ordinal()]++ % every == 0) {
                text.append(ColourTable.line(colour, meaning)).append('\n');
            }
        });
        return text.toString();
    }

    /** Receives a labelled pixel. */
    private interface Labelled {
        void sample(int colour, Meaning meaning);
    }

    /** Images of places all over the field, whose pixels somebody has labelled: here, the same images in even light. */
    private void label(Labelled into) {
        OmniCamera real = omni(77);
        OmniCamera even = new OmniCamera(parameters, markings, new Light(1, 0, 0, 0, 0), 1);
        RandomStream random = new RandomStream(2017, 1);
        CameraScene scene = new CameraScene();
        Image image = new Image(OmniCamera.SIZE, OmniCamera.SIZE);
        Image labels = new Image(OmniCamera.SIZE, OmniCamera.SIZE);
        double halfLength = parameters.field().length() / 2;
        double halfWidth = parameters.field().width() / 2;
        for (int i = 0; i < CALIBRATION_IMAGES; i++) {
            scene.time = 3 * i;
            scene.x = random.between(-halfLength, halfLength);
            scene.y = random.between(-halfWidth, halfWidth);
            scene.heading = random.between(-Math.PI, Math.PI);
            scene.ball = true;
            scene.ballX = scene.x + random.between(0.5, 2);
            scene.ballY = scene.y + random.between(-1, 1);
            scene.clear();
            for (int k = 0; k < 4; k++) {
                scene.add(scene.x + random.between(-3, 3), scene.y + random.between(1, 3));
            }
            real.render(scene, image.pixels);
            even.render(scene, labels.pixels);
            for (int k = 0; k < labels.pixels.length; k += 3) {
                Meaning meaning = labelled(labels.pixels[k]);
                if (meaning != null) {
                    into.sample(image.pixels[k], meaning);
                }
            }
        }
    }

    private static @Nullable Meaning labelled(int colour) {
        int red = colour >> 16;
        int green = colour >> 8 & 0xFF;
        int blue = colour & 0xFF;
        if (colour == 0) {
            return null;
        }
        if (red > 200) {
            return blue < 90 ? Meaning.BALL : green > 215 ? Meaning.LINE : null;
        }
        if (red < 40) {
            return green > 120 ? Meaning.FIELD : green < 40 ? Meaning.OBSTACLE : null;
        }
        return red > 100 && green < 120 ? Meaning.UNKNOWN : null;
    }
}
