// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.game;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.robopitch.mirosot.MirosotLeague;
import org.robopitch.mirosot.file.ParametersReader;
import org.robopitch.mirosot.parameters.BallParameters;
import org.robopitch.mirosot.parameters.BallSurface;
import org.robopitch.mirosot.parameters.BodyOutline;
import org.robopitch.mirosot.parameters.CollisionParameters;
import org.robopitch.mirosot.parameters.DriveParameters;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.PitchParameters;
import org.robopitch.mirosot.parameters.RobotParameters;
import org.robopitch.mirosot.parameters.WallRule;
import org.robopitch.mirosot.parameters.WheelGrip;
import org.robopitch.mirosot.referee.MirosotRules;
import org.robopitch.settings.Point;
import org.robopitch.settings.Section;

/**
 * MiroSot as a league file: every parameter and every rule, none left to a default, so that the same text gives the same
 * league whatever the defaults become.
 */
final class MirosotConfiguration {
    private final StringBuilder text = new StringBuilder();

    private MirosotConfiguration() {}

    static Mirosot read(String name, String text, MirosotRules rules) {
        Section root = Section.parse(name, text);
        MirosotLeague league = new MirosotLeague(ParametersReader.read(root, 0));
        Section section = root.section("rules");
        MirosotRules read;
        try {
            read = rules(section, rules);
        } catch (IllegalArgumentException refused) {
            if (refused instanceof org.robopitch.settings.BadFileException) {
                throw refused;
            }
            throw root.refuse("rules", "make no game: " + refused.getMessage());
        }
        section.refuseTheRest();
        root.refuseTheRest();
        return new Mirosot(league, read);
    }

    private static MirosotRules rules(Section in, MirosotRules base) {
        return new MirosotRules(
                in.number("halfSeconds", base.halfSeconds()),
                in.number("overtimeHalfSeconds", base.overtimeHalfSeconds()),
                in.flag("overtime", base.overtime()),
                in.flag("shootOut", base.shootOut()),
                in.integer("shootOutKicks", base.shootOutKicks()),
                in.number("shootOutSeconds", base.shootOutSeconds()),
                in.flag("changeEnds", base.changeEnds()),
                in.flag("coinToss", base.coinToss()),
                in.number("stoppageSeconds", base.stoppageSeconds()),
                in.number("placementScatter", base.placementScatter()),
                in.number("stuckSpeed", base.stuckSpeed()),
                in.number("stuckSeconds", base.stuckSeconds()),
                in.integer("robotsInArea", base.robotsInArea()),
                in.number("crowdedSeconds", base.crowdedSeconds()),
                in.number("keeperSeconds", base.keeperSeconds()),
                in.number("contestedReach", base.contestedReach()),
                in.number("pushSeconds", base.pushSeconds()),
                in.number("freeBallDistance", base.freeBallDistance()),
                in.number("freeKickDistance", base.freeKickDistance()),
                in.flag("external", base.external()));
    }

    static String write(Mirosot league) {
        MirosotConfiguration out = new MirosotConfiguration();
        out.text.append("league: ").append(league.name()).append('\n');
        out.parameters(league.league().parameters());
        out.rules(league.rules());
        return out.text.toString();
    }

    private void parameters(MirosotParameters parameters) {
        text.append("robotsPerTeam: ").append(parameters.robotsPerTeam()).append('\n');
        pitch(parameters.pitch());
        robot(parameters.robot());
        drive(parameters.drive());
        ball(parameters.ball());
        collisions(parameters.collisions());
        section("timing");
        number("step", parameters.timing().step());
        number("controlCycle", parameters.timing().controlCycle());
        section("start");
        word("blueDefends", name(parameters.start().blueDefends()));
        word("formation", points(parameters.start().formation()));
    }

    private void pitch(PitchParameters pitch) {
        section("pitch");
        number("length", pitch.length());
        number("width", pitch.width());
        number("goalWidth", pitch.goalWidth());
        number("goalDepth", pitch.goalDepth());
        number("cornerCut", pitch.cornerCut());
        number("centreCircleRadius", pitch.centreCircleRadius());
        number("penaltyAreaWidth", pitch.penaltyAreaWidth());
        number("penaltyAreaDepth", pitch.penaltyAreaDepth());
        number("penaltyMark", pitch.penaltyMark());
        number("freeBallX", pitch.freeBallX());
        number("freeBallY", pitch.freeBallY());
        number("gravity", pitch.gravity());
    }

    private void robot(RobotParameters robot) {
        section("robot");
        if (robot.outline() instanceof BodyOutline.Box box) {
            number("length", box.length());
            number("width", box.width());
        } else if (robot.outline() instanceof BodyOutline.Corners corners) {
            word("corners", points(corners.corners()));
        }
        if (robot.ballSurface() instanceof BallSurface.Contour contour) {
            word("contour", points(contour.points()));
        } else if (robot.ballSurface() instanceof BallSurface.RimTable rim) {
            word(
                    "rim",
                    rim.radii().stream().map(MirosotConfiguration::plain).collect(Collectors.joining(", ", "[", "]")));
        }
        number("height", robot.height());
        number("bodyMass", robot.bodyMass());
        number("wheelMass", robot.wheelMass());
        number("bodyInertia", robot.bodyInertia());
        number("wheelInertia", robot.wheelInertia());
        number("wheelTurnInertia", robot.wheelTurnInertia());
        number("wheelRadius", robot.wheelRadius());
        number("track", robot.track());
        number("massCentreOffset", robot.massCentreOffset());
    }

    private void drive(DriveParameters drive) {
        section("drive");
        word("model", name(drive.model()));
        word("command", name(drive.command()));
        number("maximumWheelSpeed", drive.maximumWheelSpeed());
        number("timeConstant", drive.timeConstant());
        number("damping", drive.damping());
        word(
                "motor",
                "{batteryVoltage: " + plain(drive.motor().batteryVoltage())
                        + ", resistance: " + plain(drive.motor().resistance())
                        + ", motorConstant: " + plain(drive.motor().motorConstant())
                        + ", gearRatio: " + plain(drive.motor().gearRatio())
                        + ", speedGain: " + plain(drive.motor().speedGain()) + "}");
        String sideways = "sideways: " + plain(drive.grip().sideways());
        word(
                "grip",
                drive.grip() instanceof WheelGrip.Limited limited
                        ? "{model: limited, forward: " + plain(limited.forward()) + ", " + sideways + "}"
                        : "{model: rolling, " + sideways + "}");
    }

    private void ball(BallParameters ball) {
        section("ball");
        word("model", name(ball.model()));
        number("radius", ball.radius());
        number("mass", ball.mass());
        number("viscousFriction", ball.viscousFriction());
        number("rollingFriction", ball.rollingFriction());
        number("slidingFriction", ball.slidingFriction());
        number("fadeSpeed", ball.fadeSpeed());
    }

    private void collisions(CollisionParameters collisions) {
        section("collisions");
        word("mode", name(collisions.mode()));
        number("robotRestitution", collisions.robotRestitution());
        number("wallRestitution", collisions.wallRestitution());
        number("ballRobotRestitution", collisions.ballRobotRestitution());
        number("ballWallRestitution", collisions.ballWallRestitution());
        number("restingSpeed", collisions.restingSpeed());
        word("ballMovesRobots", Boolean.toString(collisions.ballMovesRobots()));
        if (collisions.wallRule() instanceof WallRule.Corners corners) {
            word("wallRule", "corners");
            number("pivotAngle", corners.pivotAngle());
        } else {
            word("wallRule", "impulse");
        }
    }

    private void rules(MirosotRules rules) {
        section("rules");
        number("halfSeconds", rules.halfSeconds());
        number("overtimeHalfSeconds", rules.overtimeHalfSeconds());
        word("overtime", Boolean.toString(rules.overtime()));
        word("shootOut", Boolean.toString(rules.shootOut()));
        word("shootOutKicks", Integer.toString(rules.shootOutKicks()));
        number("shootOutSeconds", rules.shootOutSeconds());
        word("changeEnds", Boolean.toString(rules.changeEnds()));
        word("coinToss", Boolean.toString(rules.coinToss()));
        number("stoppageSeconds", rules.stoppageSeconds());
        number("placementScatter", rules.placementScatter());
        number("stuckSpeed", rules.stuckSpeed());
        number("stuckSeconds", rules.stuckSeconds());
        word("robotsInArea", Integer.toString(rules.robotsInArea()));
        number("crowdedSeconds", rules.crowdedSeconds());
        number("keeperSeconds", rules.keeperSeconds());
        number("contestedReach", rules.contestedReach());
        number("pushSeconds", rules.pushSeconds());
        number("freeBallDistance", rules.freeBallDistance());
        number("freeKickDistance", rules.freeKickDistance());
        word("external", Boolean.toString(rules.external()));
    }

    private void section(String key) {
        text.append(key).append(":\n");
    }

    private void word(String key, String value) {
        text.append("  ").append(key).append(": ").append(value).append('\n');
    }

    private void number(String key, double value) {
        word(key, plain(value));
    }

    private static String points(List<Point> points) {
        return points.stream()
                .map(point -> "[" + plain(point.x()) + ", " + plain(point.y()) + "]")
                .collect(Collectors.joining(", ", "[", "]"));
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** All digits that it takes to read the same number again, without an exponent, which YAML reads in its own way. */
    private static String plain(double value) {
        return new BigDecimal(Double.toString(value)).toPlainString();
    }
}
