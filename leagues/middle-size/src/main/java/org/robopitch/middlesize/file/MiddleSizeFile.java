// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.file;

import java.util.List;
import org.robopitch.middlesize.parameters.BallParameters;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.DribbleParameters;
import org.robopitch.middlesize.parameters.DriveParameters;
import org.robopitch.middlesize.parameters.FieldParameters;
import org.robopitch.middlesize.parameters.KickParameters;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.middlesize.parameters.RobotParameters;
import org.robopitch.middlesize.parameters.TimingParameters;
import org.robopitch.middlesize.referee.MiddleSizeRules;
import org.robopitch.settings.BadFileException;
import org.robopitch.settings.Point;
import org.robopitch.settings.Section;
import org.robopitch.settings.SettingsText;

/**
 * The league as a YAML file. What a file does not say is as in its {@code dialect}, A unless it says B; what is written
 * leaves nothing to a default.
 *
 * @param parameters field, bodies and models
 * @param rules what the referee applies
 */
public record MiddleSizeFile(MiddleSizeParameters parameters, MiddleSizeRules rules) {

    /** The league's name in files. */
    public static final String LEAGUE = "middle-size";

    /** The fields that have names. */
    private enum FieldSize {
        SMALL,
        LARGE
    }

    /**
     * {@return what a file says}
     *
     * @param name the file's name, for messages
     * @param text what is in it
     * @throws BadFileException if something in it is wrong
     */
    public static MiddleSizeFile read(String name, String text) {
        Section root = Section.parse(name, text);
        String league = root.text("league", LEAGUE);
        if (!league.equals(LEAGUE)) {
            throw root.refuse("league", "must be " + LEAGUE + ", but is '" + league + "'");
        }
        Dialect dialect = dialect(root);
        MiddleSizeParameters base = MiddleSizeParameters.of(dialect);
        // A scenario is a league file with one more section, which its own reader reads.
        root.has("scenario");
        MiddleSizeFile file = root.make(() -> read(root, base));
        root.refuseTheRest();
        return file;
    }

    private static Dialect dialect(Section root) {
        String word = root.text("dialect", "a");
        return switch (word) {
            case "a", "A" -> Dialect.A;
            case "b", "B" -> Dialect.B;
            default -> throw root.refuse("dialect", "must be a or b, but is '" + word + "'");
        };
    }

    private static MiddleSizeFile read(Section root, MiddleSizeParameters base) {
        int robots = root.integer("robotsPerTeam", base.robotsPerTeam());
        FieldParameters field = field(root.section("field"), base.field());
        List<Point> formation = root.has("formation")
                ? root.points("formation")
                : MiddleSizeParameters.formation(field, Math.max(1, Math.min(11, robots)));
        MiddleSizeParameters parameters = new MiddleSizeParameters(
                robots,
                field,
                robot(root.section("robot"), base.robot()),
                drive(root.section("drive"), base.drive()),
                ball(root.section("ball"), base.ball()),
                dribble(root.section("dribble"), base.dribble()),
                kick(root.section("kick"), base.kick()),
                timing(root.section("timing"), base.timing()),
                formation);
        return new MiddleSizeFile(parameters, rules(root.section("rules"), MiddleSizeRules.defaults()));
    }

    private static FieldParameters field(Section in, FieldParameters dialect) {
        FieldParameters base = dialect;
        if (in.has("preset")) {
            base = in.choice("preset", FieldSize.SMALL) == FieldSize.SMALL
                    ? FieldParameters.small()
                    : FieldParameters.large();
        }
        double length = in.number("length", base.length());
        double width = in.number("width", base.width());
        base = base.fitting(length, width);
        FieldParameters read = new FieldParameters(
                length,
                width,
                in.number("runOff", base.runOff()),
                in.number("goalWidth", base.goalWidth()),
                in.number("goalHeight", base.goalHeight()),
                in.number("goalDepth", base.goalDepth()),
                in.number("circleRadius", base.circleRadius()),
                in.number("goalAreaDepth", base.goalAreaDepth()),
                in.number("goalAreaWidth", base.goalAreaWidth()),
                in.number("penaltyAreaDepth", base.penaltyAreaDepth()),
                in.number("penaltyAreaWidth", base.penaltyAreaWidth()),
                in.number("penaltyMark", base.penaltyMark()));
        in.refuseTheRest();
        return read;
    }

    private static RobotParameters robot(Section in, RobotParameters base) {
        RobotParameters read = new RobotParameters(
                in.number("mass", base.mass()),
                in.number("inertia", base.inertia()),
                in.number("halfWidth", base.halfWidth()),
                in.number("cornerCut", base.cornerCut()),
                in.number("notchHalfWidth", base.notchHalfWidth()),
                in.number("notchDepth", base.notchDepth()),
                in.number("height", base.height()));
        in.refuseTheRest();
        return read;
    }

    private static DriveParameters drive(Section in, DriveParameters base) {
        DriveParameters read = new DriveParameters(
                in.choice("model", base.model()),
                in.choice("keeperWheels", base.keeperWheels()),
                in.number("maximumSpeed", base.maximumSpeed()),
                in.number("maximumSpin", base.maximumSpin()),
                in.number("acceleration", base.acceleration()),
                in.number("deceleration", base.deceleration()),
                in.number("wheelRadius", base.wheelRadius()),
                in.number("wheelDistance", base.wheelDistance()));
        in.refuseTheRest();
        return read;
    }

    private static BallParameters ball(Section in, BallParameters base) {
        BallParameters read = new BallParameters(
                in.number("mass", base.mass()),
                in.number("radius", base.radius()),
                in.number("restitution", base.restitution()),
                in.number("rollingFriction", base.rollingFriction()),
                in.number("gravity", base.gravity()));
        in.refuseTheRest();
        return read;
    }

    private static DribbleParameters dribble(Section in, DribbleParameters base) {
        DribbleParameters read = new DribbleParameters(
                in.choice("method", base.method()),
                in.number("distance", base.distance()),
                in.number("angle", base.angle()),
                in.number("keptAt", base.keptAt()),
                in.number("highest", base.highest()),
                in.number("releaseSeconds", base.releaseSeconds()));
        in.refuseTheRest();
        return read;
    }

    private static KickParameters kick(Section in, KickParameters base) {
        KickParameters read = new KickParameters(
                in.number("strongest", base.strongest()),
                in.number("speedPerStrength", base.speedPerStrength()),
                in.choice("lob", base.lob()),
                in.number("lobHeight", base.lobHeight()),
                in.number("lobReach", base.lobReach()),
                in.choice("shootPosition", base.convention()),
                in.number("rechargeSeconds", base.rechargeSeconds()),
                in.flag("refusedInStop", base.refusedInStop()));
        in.refuseTheRest();
        return read;
    }

    private static TimingParameters timing(Section in, TimingParameters base) {
        TimingParameters read =
                new TimingParameters(in.number("step", base.step()), in.number("controlCycle", base.controlCycle()));
        in.refuseTheRest();
        return read;
    }

    private static MiddleSizeRules rules(Section in, MiddleSizeRules base) {
        MiddleSizeRules read = new MiddleSizeRules(
                in.flag("automatic", base.automatic()),
                in.flag("refereeOutside", base.refereeOutside()),
                in.flag("directGoals", base.directGoals()),
                in.number("halfSeconds", base.halfSeconds()),
                in.number("stopSeconds", base.stopSeconds()),
                in.number("restartSeconds", base.restartSeconds()),
                in.number("dribbleLimit", base.dribbleLimit()),
                in.number("opponentDistance", base.opponentDistance()),
                in.number("mateDistance", base.mateDistance()),
                in.number("dropBallDistance", base.dropBallDistance()),
                in.number("stuckSeconds", base.stuckSeconds()),
                in.number("contestSeconds", base.contestSeconds()),
                in.number("areaSeconds", base.areaSeconds()),
                in.number("pushSeconds", base.pushSeconds()),
                in.integer("foulsPerCard", base.foulsPerCard()),
                in.number("sendOffSeconds", base.sendOffSeconds()));
        in.refuseTheRest();
        return read;
    }

    /**
     * {@return all of it as a file}
     *
     * @param league the league's name
     */
    public String write(String league) {
        SettingsText out = new SettingsText();
        out.word("league", league);
        out.integer("robotsPerTeam", parameters.robotsPerTeam());
        out.points("formation", parameters.formation());
        SettingsWriter.parameters(out, parameters);
        SettingsWriter.rules(out, rules);
        return out.toString();
    }
}
