// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.wire;

import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.body.Part;
import org.robopitch.humanoid.referee.HumanoidRules;
import org.robopitch.humanoid.sense.PlayMode;
import org.robopitch.links.simspark.sexp.AsciiText;

/**
 * Prints what monitors get: first the parameters, the play modes and the whole scene graph, then updates with the same
 * tree and only the transforms that move.
 */
public final class MonitorCodec {
    private static final int MOST = 11;
    private static final String IDENTITY = "1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1";
    /** Meshes of body and head look along another axis than the robot does. */
    private static final String TURNED = "-1 0 0 0 0 0 1 0 0 1 0 0 0 0 0 1";

    private static final String WALL = "(nd SMN (setVisible 1) (load StdUnitBox) (sSc ";
    private static final String FIELD =
            "(nd TRF (SLT 1 0 0 0 0 1 0 0 0 0 1 0 -10 10 10 1)(nd Light (setDiffuse 1 1 1 1) (setAmbient 0.8 0.8 0.8"
                    + " 1) (setSpecular 0.1 0.1 0.1 1)))(nd TRF (SLT 1 0 0 0 0 1 0 0 0 0 1 0 10 -10 10 1)(nd Light"
                    + " (setDiffuse 1 1 1 1) (setAmbient 0 0 0 1) (setSpecular 0.1 0.1 0.1 1)))(nd TRF (SLT -1 0 0 0 0 0 1"
                    + " 0 0 1 0 0 0 0 0 1)(nd StaticMesh (setVisible 1) (load models/naosoccerfield.obj) (sSc 2.5 1"
                    + " 2.5)(resetMaterials None_rcs-naofield.png)))(nd TRF (SLT 0 1 0 0 0 0 1 0 1 0 0 0 -15 0 0 1)(nd"
                    + " StaticMesh (setVisible 1) (setTransparent) (load models/leftgoal.obj) (sSc 2.18 0.88"
                    + " 0.68)(resetMaterials grey_naogoalnet.png yellow)))(nd TRF (SLT 0 -1 0 0 0 0 1 0 -1 0 0 0 15 0 0"
                    + " 1)(nd StaticMesh (setVisible 1) (setTransparent) (load models/rightgoal.obj) (sSc 2.18 0.88"
                    + " 0.68)(resetMaterials grey_naogoalnet.png sky-blue white)))(nd TRF (SLT 1 0 0 0 0 1 0 0 0 0 1 0"
                    + " -24.99 0 0 1)" + WALL + "1 51 1) (sMat matGrey)))"
                    + "(nd TRF (SLT 1 0 0 0 0 1 0 0 0 0 1 0 24.99 0 0 1)" + WALL + "1 51 1) (sMat matGrey)))"
                    + "(nd TRF (SLT 1 0 0 0 0 1 0 0 0 0 1 0 0 25 0 1)" + WALL + "50.98 1 1) (sMat matGrey)))"
                    + "(nd TRF (SLT 1 0 0 0 0 1 0 0 0 0 1 0 0 -25 0 1)" + WALL + "50.98 1 1) (sMat matGrey)))";
    private static final String FIELD_UNCHANGED = "(nd TRF(nd Light))(nd TRF(nd Light))(nd TRF(nd StaticMesh))"
            + "(nd TRF(nd StaticMesh))(nd TRF(nd StaticMesh))(nd TRF(nd SMN))(nd TRF(nd SMN))(nd TRF(nd SMN))"
            + "(nd TRF(nd SMN))";

    private final double[] matrix = new double[16];

    /** A codec with scratch memory of its own. */
    public MonitorCodec() {}

    /**
     * Prints the whole scene.
     *
     * @param view what there is to see
     * @param into receives the message, without its length
     */
    public void full(ServedGame view, AsciiText into) {
        into.clear();
        into.add("((FieldLength 30)(FieldWidth 20)(FieldHeight 40)(GoalWidth 2.1)(GoalDepth 0.6)(GoalHeight 0.8)");
        into.add("(BorderSize 0)");
        rules(view.rules(), into);
        into.add("(play_modes");
        for (PlayMode mode : PlayMode.values()) {
            into.add(" ").add(mode.wire());
        }
        into.add(")");
        state(view, into);
        into.add(")(RSG 0 1)(");
        graph(view, into, true);
        into.add(")");
    }

    /**
     * Prints an update.
     *
     * @param view what there is to see
     * @param into receives the message, without its length
     */
    public void update(ServedGame view, AsciiText into) {
        into.clear();
        into.add("(");
        state(view, into);
        into.add(")(RDS 0 1)(");
        graph(view, into, false);
        into.add(")");
    }

    private static void rules(HumanoidRules rules, AsciiText into) {
        into.add("(FreeKickDistance ").general(rules.freeKickDistance());
        into.add(")(WaitBeforeKickOff ").general(rules.kickOffPause());
        into.add(")(AgentRadius 0.4)(BallRadius 0.042)(BallMass 0.026)");
        into.add("(RuleGoalPauseTime ").general(rules.goalPause());
        into.add(")(RuleKickInPauseTime ").general(rules.kickInPause());
        into.add(")(RuleHalfTime ").general(rules.halfSeconds());
        into.add(")(PassModeMinOppBallDist ").general(rules.pass().opponents());
        into.add(")(PassModeDuration ").general(rules.pass().duration()).add(")");
    }

    private static void state(ServedGame view, AsciiText into) {
        into.add("(time ").general(view.gameTime()).add(")");
        for (Side side : Side.values()) {
            if (!view.team(side).isEmpty()) {
                into.add(side == Side.BLUE ? "(team_left " : "(team_right ")
                        .add(view.team(side))
                        .add(")");
            }
        }
        into.add("(half ").add(view.half()).add(")(score_left ").add(view.score(Side.BLUE));
        into.add(")(score_right ").add(view.score(Side.YELLOW)).add(")(play_mode ");
        into.add(view.playMode().ordinal()).add(")");
    }

    private void graph(ServedGame view, AsciiText into, boolean whole) {
        if (whole) {
            into.add(FIELD);
        } else {
            into.add(FIELD_UNCHANGED);
        }
        view.ball(matrix);
        transform(into);
        into.add(
                whole
                        ? "(nd StaticMesh (setVisible 1) (load models/soccerball.obj) (sSc 0.042 0.042 0.042)"
                                + "(resetMaterials soccerball_rcs-soccerball.png)))"
                        : "(nd StaticMesh))");
        for (Side side : Side.values()) {
            for (int number = 1; number <= MOST; number++) {
                if (view.type(side, number) >= 0) {
                    robot(view, side, number, into, whole);
                }
            }
        }
    }

    private void robot(ServedGame view, Side side, int number, AsciiText into, boolean whole) {
        into.add(whole ? "(nd TRF (SLT " + IDENTITY + ")" : "(nd TRF");
        int parts = view.type(side, number) == 4 ? Part.COUNT : Part.COUNT - 2;
        for (int part = 0; part < parts; part++) {
            view.part(side, number, part, matrix);
            transform(into);
            RobotMeshes.print(part, side, number, whole, TURNED, into);
            into.add(")");
        }
        into.add(")");
    }

    private void transform(AsciiText into) {
        into.add("(nd TRF (SLT");
        for (double value : matrix) {
            into.add(" ").general(value);
        }
        into.add(")");
    }

    /** What monitors draw for each part of a robot: the names, scales and materials of their own model of a NAO. */
    static final class RobotMeshes {
        /** Name, scale and materials of each part; TEAM stands for the team's colour, NUM for the number's. */
        private static final String[][] MESHES = {
            {"naobody", "0.1", "NUM TEAM naoblack naowhite"},
            {"neck", "", ""},
            {"naohead", "0.1", "TEAM naoblack naogrey naowhite"},
            {"joint", "", ""},
            {"rupperarm", "0.07", "TEAM naoblack naowhite"},
            {"joint", "", ""},
            {"rlowerarm", "0.05", "TEAM naowhite"},
            {"joint", "", ""},
            {"lupperarm", "0.07", "TEAM naoblack naowhite"},
            {"joint", "", ""},
            {"llowerarm", "0.05", "TEAM naowhite"},
            {"joint", "", ""},
            {"joint", "", ""},
            {"rthigh", "0.07", "NUM TEAM naowhite"},
            {"rshank", "0.08", "TEAM naoblack naowhite"},
            {"joint", "", ""},
            {"rfoot", "0.08", "TEAM naowhite"},
            {"joint", "", ""},
            {"joint", "", ""},
            {"lthigh", "0.07", "TEAM naowhite"},
            {"lshank", "0.08", "TEAM naoblack naowhite"},
            {"joint", "", ""},
            {"lfoot", "0.08", "TEAM naowhite"},
            {"rtoe", "", ""},
            {"ltoe", "", ""}
        };

        private RobotMeshes() {}

        static void print(int part, Side side, int number, boolean whole, String turned, AsciiText into) {
            String name = MESHES[part][0];
            String scale = MESHES[part][1];
            boolean rotated = part == 0 || part == 2;
            if (rotated) {
                into.add(whole ? "(nd TRF (SLT " : "(nd TRF").add(whole ? turned + ")" : "");
            }
            if (!whole) {
                into.add(scale.isEmpty() ? "(nd SMN)" : "(nd StaticMesh)");
            } else if (scale.isEmpty()) {
                into.add(primitive(name));
            } else {
                String colours = MESHES[part][2]
                        .replace("TEAM", side == Side.BLUE ? "matLeft" : "matRight")
                        .replace("NUM", "matNum" + number);
                into.add("(nd StaticMesh (setVisible 1) (load models/")
                        .add(name)
                        .add(".obj) (sSc ");
                into.add(scale).add(" ").add(scale).add(" ").add(scale);
                into.add(")(resetMaterials ").add(colours).add("))");
            }
            if (rotated) {
                into.add(")");
            }
        }

        private static String primitive(String name) {
            return switch (name) {
                case "neck" -> "(nd SMN (setVisible 1) (load StdCapsule 0.015 0.08) (sSc 1 1 1) (sMat matDarkGrey))";
                case "rtoe", "ltoe" ->
                    "(nd SMN (setVisible 1) (load StdUnitBox) (sSc 0.08 0.0355 0.01) (sMat matDarkGrey))";
                default -> "(nd SMN (setVisible 1) (load StdUnitSphere) (sSc 0.01 0.01 0.01) (sMat matYellow))";
            };
        }
    }
}
