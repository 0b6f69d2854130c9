// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.file;

import org.robopitch.mirosot.parameters.WheelGrip;
import org.robopitch.settings.Records;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Section;
import org.robopitch.settings.SettingsText;

/** How wheels hold the ground: a section with the key {@code model}. */
final class GripKeys implements Records.Part<WheelGrip> {
    private enum Model {
        ROLLING,
        LIMITED
    }

    @Override
    public WheelGrip read(Section around, String key, WheelGrip otherwise) {
        Section in = around.section(key);
        double sideways = Records.number(in, "sideways", (Record) otherwise);
        Model model = in.choice("model", model(otherwise));
        WheelGrip.Limited limited = otherwise instanceof WheelGrip.Limited old
                ? old
                : new WheelGrip.Limited(otherwise.sideways(), otherwise.sideways());
        double given = Records.number(in, "forward", limited);
        double forward = in.has("forward") || limited == otherwise ? given : sideways;
        if (model == Model.ROLLING && in.has("forward")) {
            throw in.refuse("forward", "has no effect when drive.grip.model is rolling");
        }
        in.refuseTheRest();
        return model == Model.LIMITED ? new WheelGrip.Limited(forward, sideways) : new WheelGrip.Rolling(sideways);
    }

    private static Model model(WheelGrip grip) {
        return grip instanceof WheelGrip.Limited ? Model.LIMITED : Model.ROLLING;
    }

    @Override
    public void write(SettingsText out, String key, WheelGrip value) {
        out.section(key, () -> {
            out.choice("model", model(value));
            Records.plain().write(out, (Record) value);
        });
    }

    @Override
    public void describe(Schema schema, String key, WheelGrip otherwise) {
        schema.section(key, "whether wheels can slip", grip -> {
            grip.choice("model", model(otherwise), "wheels that roll without slip, or slip beyond a limit");
            Records.plain().describe(grip, new WheelGrip.Limited(otherwise.sideways(), otherwise.sideways()));
        });
    }
}
