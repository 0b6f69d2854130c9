// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.file;

import org.robopitch.mirosot.parameters.BallParameters;
import org.robopitch.mirosot.parameters.BallSurface;
import org.robopitch.mirosot.parameters.BodyOutline;
import org.robopitch.mirosot.parameters.CollisionParameters;
import org.robopitch.mirosot.parameters.DriveParameters;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.MotorParameters;
import org.robopitch.mirosot.parameters.PitchParameters;
import org.robopitch.mirosot.parameters.Preset;
import org.robopitch.mirosot.parameters.RobotParameters;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.parameters.StartParameters;
import org.robopitch.mirosot.parameters.TimingParameters;
import org.robopitch.mirosot.parameters.WallRule;
import org.robopitch.mirosot.parameters.WheelGrip;
import org.robopitch.settings.BadFileException;
import org.robopitch.settings.Section;

/**
 * Reads the parameters of a MiroSot world: a preset, a size, and whatever the file says otherwise. The keys are the names
 * of the records' components.
 */
public final class ParametersReader {
    private enum Walls {
        CORNERS,
        IMPULSE
    }

    private enum Grip {
        ROLLING,
        LIMITED
    }

    private ParametersReader() {}

    /**
     * Reads the keys of a league from a section; the section may have others.
     *
     * @param root the whole file
     * @param robotsPerTeam how many robots a side has if the file does not say; 0 for as many as the size has
     * @return the parameters
     * @throws BadFileException if something in the file is wrong
     */
    public static MirosotParameters read(Section root, int robotsPerTeam) {
        String league = root.text("league", "mirosot");
        if (!league.equals("mirosot")) {
            throw root.refuse("league", "must be mirosot, but is '" + league + "'");
        }
        Size size = root.choice("size", Size.MIDDLE);
        MirosotParameters base = root.choice("preset", Preset.DEFAULT).parameters(size);
        int robots = root.integer("robotsPerTeam", robotsPerTeam > 0 ? robotsPerTeam : base.robotsPerTeam());
        return root.make(() -> {
            PitchParameters pitch = pitch(root.section("pitch"), base.pitch());
            return new MirosotParameters(
                    robots,
                    pitch,
                    robot(root.section("robot"), base.robot()),
                    drive(root.section("drive"), base.drive()),
                    ball(root.section("ball"), base.ball()),
                    collisions(root.section("collisions"), base.collisions()),
                    timing(root.section("timing"), base.timing()),
                    start(root.section("start"), base, pitch, robots));
        });
    }

    private static PitchParameters pitch(Section in, PitchParameters base) {
        PitchParameters pitch = new PitchParameters(
                in.number("length", base.length()),
                in.number("width", base.width()),
                in.number("goalWidth", base.goalWidth()),
                in.number("goalDepth", base.goalDepth()),
                in.number("cornerCut", base.cornerCut()),
                in.number("centreCircleRadius", base.centreCircleRadius()),
                in.number("penaltyAreaWidth", base.penaltyAreaWidth()),
                in.number("penaltyAreaDepth", base.penaltyAreaDepth()),
                in.number("penaltyMark", base.penaltyMark()),
                in.number("freeBallX", base.freeBallX()),
                in.number("freeBallY", base.freeBallY()),
                in.number("gravity", base.gravity()));
        in.refuseTheRest();
        return pitch;
    }

    private static RobotParameters robot(Section in, RobotParameters base) {
        RobotParameters robot = new RobotParameters(
                outline(in, base.outline()),
                ballSurface(in, base.ballSurface()),
                in.number("height", base.height()),
                in.number("bodyMass", base.bodyMass()),
                in.number("wheelMass", base.wheelMass()),
                in.number("bodyInertia", base.bodyInertia()),
                in.number("wheelInertia", base.wheelInertia()),
                in.number("wheelTurnInertia", base.wheelTurnInertia()),
                in.number("wheelRadius", base.wheelRadius()),
                in.number("track", base.track()),
                in.number("massCentreOffset", base.massCentreOffset()));
        in.refuseTheRest();
        return robot;
    }

    private static BodyOutline outline(Section in, BodyOutline base) {
        boolean box = in.has("length") | in.has("width");
        if (in.has("corners")) {
            if (box) {
                throw in.refuse("corners", "cannot be given together with length and width");
            }
            return new BodyOutline.Corners(in.points("corners"));
        }
        if (!box) {
            return base;
        }
        BodyOutline.Box old = base instanceof BodyOutline.Box known ? known : new BodyOutline.Box(0.075, 0.075);
        return new BodyOutline.Box(in.number("length", old.length()), in.number("width", old.width()));
    }

    private static BallSurface ballSurface(Section in, BallSurface base) {
        boolean contour = in.has("contour");
        if (in.has("rim")) {
            if (contour) {
                throw in.refuse("rim", "cannot be given together with contour");
            }
            return new BallSurface.RimTable(in.numbers("rim"));
        }
        return contour ? new BallSurface.Contour(in.points("contour")) : base;
    }

    private static DriveParameters drive(Section in, DriveParameters base) {
        DriveParameters drive = new DriveParameters(
                in.choice("model", base.model()),
                in.choice("command", base.command()),
                in.number("maximumWheelSpeed", base.maximumWheelSpeed()),
                in.number("timeConstant", base.timeConstant()),
                in.number("damping", base.damping()),
                motor(in.section("motor"), base.motor()),
                grip(in.section("grip"), base.grip()));
        in.refuseTheRest();
        return drive;
    }

    private static MotorParameters motor(Section in, MotorParameters base) {
        MotorParameters motor = new MotorParameters(
                in.number("batteryVoltage", base.batteryVoltage()),
                in.number("resistance", base.resistance()),
                in.number("motorConstant", base.motorConstant()),
                in.number("gearRatio", base.gearRatio()),
                in.number("speedGain", base.speedGain()));
        in.refuseTheRest();
        return motor;
    }

    private static WheelGrip grip(Section in, WheelGrip base) {
        double sideways = in.number("sideways", base.sideways());
        Grip model = in.choice("model", base instanceof WheelGrip.Limited ? Grip.LIMITED : Grip.ROLLING);
        double forward = in.number("forward", base instanceof WheelGrip.Limited old ? old.forward() : sideways);
        if (model == Grip.ROLLING && in.has("forward")) {
            throw in.refuse("forward", "has no meaning when drive.grip.model is rolling");
        }
        in.refuseTheRest();
        return model == Grip.LIMITED ? new WheelGrip.Limited(forward, sideways) : new WheelGrip.Rolling(sideways);
    }

    private static BallParameters ball(Section in, BallParameters base) {
        BallParameters ball = new BallParameters(
                in.choice("model", base.model()),
                in.number("radius", base.radius()),
                in.number("mass", base.mass()),
                in.number("viscousFriction", base.viscousFriction()),
                in.number("rollingFriction", base.rollingFriction()),
                in.number("slidingFriction", base.slidingFriction()),
                in.number("fadeSpeed", base.fadeSpeed()));
        in.refuseTheRest();
        return ball;
    }

    private static CollisionParameters collisions(Section in, CollisionParameters base) {
        CollisionParameters collisions = new CollisionParameters(
                in.choice("mode", base.mode()),
                in.number("robotRestitution", base.robotRestitution()),
                in.number("wallRestitution", base.wallRestitution()),
                in.number("ballRobotRestitution", base.ballRobotRestitution()),
                in.number("ballWallRestitution", base.ballWallRestitution()),
                in.number("restingSpeed", base.restingSpeed()),
                in.flag("ballMovesRobots", base.ballMovesRobots()),
                wallRule(in, base.wallRule()));
        in.refuseTheRest();
        return collisions;
    }

    private static WallRule wallRule(Section in, WallRule base) {
        Walls rule = in.choice("wallRule", base instanceof WallRule.Impulse ? Walls.IMPULSE : Walls.CORNERS);
        double usual = base instanceof WallRule.Corners corners ? corners.pivotAngle() : StrictMath.toRadians(30);
        double angle = in.number("pivotAngle", usual);
        if (rule == Walls.IMPULSE && in.has("pivotAngle")) {
            throw in.refuse("pivotAngle", "has no meaning when collisions.wallRule is impulse");
        }
        return rule == Walls.CORNERS ? new WallRule.Corners(angle) : new WallRule.Impulse();
    }

    private static TimingParameters timing(Section in, TimingParameters base) {
        double step = in.number("step", base.step());
        // A file that only changes the step gets the whole number of steps nearest to the usual cycle.
        double cycle = Math.max(1, Math.rint(base.controlCycle() / step)) * step;
        TimingParameters timing = new TimingParameters(step, in.number("controlCycle", cycle));
        in.refuseTheRest();
        return timing;
    }

    private static StartParameters start(Section in, MirosotParameters base, PitchParameters pitch, int robots) {
        boolean usual = pitch.equals(base.pitch()) && robots == base.robotsPerTeam();
        StartParameters standard =
                usual || robots < 1 ? base.start() : StartParameters.standard(pitch, Math.min(robots, 500));
        StartParameters start = new StartParameters(
                in.choice("blueDefends", base.start().blueDefends()),
                in.has("formation") ? in.points("formation") : standard.formation());
        in.refuseTheRest();
        return start;
    }
}
