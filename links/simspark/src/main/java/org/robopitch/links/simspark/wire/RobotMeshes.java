// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.wire;

import org.robopitch.links.simspark.sexp.Text;

/** What monitors draw for each part of a robot: the names, scales and materials of their own model of a NAO. */
final class RobotMeshes {
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

    static void print(int part, int side, int number, boolean whole, String turned, Text into) {
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
                    .replace("TEAM", side == 0 ? "matLeft" : "matRight")
                    .replace("NUM", "matNum" + number);
            into.add("(nd StaticMesh (setVisible 1) (load models/").add(name).add(".obj) (sSc ");
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
