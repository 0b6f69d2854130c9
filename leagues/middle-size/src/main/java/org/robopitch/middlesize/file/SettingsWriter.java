// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.file;

import org.robopitch.middlesize.parameters.BallParameters;
import org.robopitch.middlesize.parameters.DribbleParameters;
import org.robopitch.middlesize.parameters.DriveParameters;
import org.robopitch.middlesize.parameters.FieldParameters;
import org.robopitch.middlesize.parameters.KickParameters;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.middlesize.parameters.RobotParameters;
import org.robopitch.middlesize.referee.MiddleSizeRules;
import org.robopitch.settings.SettingsText;

/** Writes every parameter and every rule, section by section. */
final class SettingsWriter {
    private SettingsWriter() {}

    static void parameters(SettingsText out, MiddleSizeParameters parameters) {
        field(out, parameters.field());
        robot(out, parameters.robot());
        drive(out, parameters.drive());
        ball(out, parameters.ball());
        dribble(out, parameters.dribble());
        kick(out, parameters.kick());
        out.section("timing");
        out.number("step", parameters.timing().step());
        out.number("controlCycle", parameters.timing().controlCycle());
    }

    private static void field(SettingsText out, FieldParameters field) {
        out.section("field");
        out.number("length", field.length());
        out.number("width", field.width());
        out.number("runOff", field.runOff());
        out.number("goalWidth", field.goalWidth());
        out.number("goalHeight", field.goalHeight());
        out.number("goalDepth", field.goalDepth());
        out.number("circleRadius", field.circleRadius());
        out.number("goalAreaDepth", field.goalAreaDepth());
        out.number("goalAreaWidth", field.goalAreaWidth());
        out.number("penaltyAreaDepth", field.penaltyAreaDepth());
        out.number("penaltyAreaWidth", field.penaltyAreaWidth());
        out.number("penaltyMark", field.penaltyMark());
    }

    private static void robot(SettingsText out, RobotParameters robot) {
        out.section("robot");
        out.number("mass", robot.mass());
        out.number("inertia", robot.inertia());
        out.number("halfWidth", robot.halfWidth());
        out.number("cornerCut", robot.cornerCut());
        out.number("notchHalfWidth", robot.notchHalfWidth());
        out.number("notchDepth", robot.notchDepth());
        out.number("height", robot.height());
    }

    private static void drive(SettingsText out, DriveParameters drive) {
        out.section("drive");
        out.choice("model", drive.model());
        out.choice("keeperWheels", drive.keeperWheels());
        out.number("maximumSpeed", drive.maximumSpeed());
        out.number("maximumSpin", drive.maximumSpin());
        out.number("acceleration", drive.acceleration());
        out.number("deceleration", drive.deceleration());
        out.number("wheelRadius", drive.wheelRadius());
        out.number("wheelDistance", drive.wheelDistance());
    }

    private static void ball(SettingsText out, BallParameters ball) {
        out.section("ball");
        out.number("mass", ball.mass());
        out.number("radius", ball.radius());
        out.number("restitution", ball.restitution());
        out.number("rollingFriction", ball.rollingFriction());
        out.number("gravity", ball.gravity());
    }

    private static void dribble(SettingsText out, DribbleParameters dribble) {
        out.section("dribble");
        out.choice("method", dribble.method());
        out.number("distance", dribble.distance());
        out.number("angle", dribble.angle());
        out.number("keptAt", dribble.keptAt());
        out.number("highest", dribble.highest());
        out.number("releaseSeconds", dribble.releaseSeconds());
    }

    private static void kick(SettingsText out, KickParameters kick) {
        out.section("kick");
        out.number("strongest", kick.strongest());
        out.number("speedPerStrength", kick.speedPerStrength());
        out.choice("lob", kick.lob());
        out.number("lobHeight", kick.lobHeight());
        out.number("lobReach", kick.lobReach());
        out.choice("shootPosition", kick.convention());
        out.number("rechargeSeconds", kick.rechargeSeconds());
        out.flag("refusedInStop", kick.refusedInStop());
    }

    static void rules(SettingsText out, MiddleSizeRules rules) {
        out.section("rules");
        out.flag("automatic", rules.automatic());
        out.flag("refereeOutside", rules.refereeOutside());
        out.flag("directGoals", rules.directGoals());
        out.number("halfSeconds", rules.halfSeconds());
        out.number("stopSeconds", rules.stopSeconds());
        out.number("restartSeconds", rules.restartSeconds());
        out.number("dribbleLimit", rules.dribbleLimit());
        out.number("opponentDistance", rules.opponentDistance());
        out.number("mateDistance", rules.mateDistance());
        out.number("dropBallDistance", rules.dropBallDistance());
        out.number("stuckSeconds", rules.stuckSeconds());
        out.number("contestSeconds", rules.contestSeconds());
        out.number("areaSeconds", rules.areaSeconds());
        out.number("pushSeconds", rules.pushSeconds());
        out.integer("foulsPerCard", rules.foulsPerCard());
        out.number("sendOffSeconds", rules.sendOffSeconds());
    }
}
