// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.file;

import org.robopitch.mirosot.parameters.WallRule;
import org.robopitch.settings.Records;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Section;
import org.robopitch.settings.SettingsText;

/** What a robot does at a wall: {@code wallRule}, with {@code pivotAngle} where corners decide. */
final class WallRuleKeys implements Records.Part<WallRule> {
    private static final WallRule.Corners CORNERS = new WallRule.Corners(StrictMath.toRadians(30));

    private enum Rule {
        CORNERS,
        IMPULSE
    }

    @Override
    public WallRule read(Section in, String key, WallRule otherwise) {
        Rule rule = in.choice(key, rule(otherwise));
        double angle = Records.number(in, "pivotAngle", corners(otherwise));
        if (rule == Rule.IMPULSE && in.has("pivotAngle")) {
            throw in.refuse("pivotAngle", "has no effect when collisions.wallRule is impulse");
        }
        return rule == Rule.CORNERS ? new WallRule.Corners(angle) : new WallRule.Impulse();
    }

    private static Rule rule(WallRule rule) {
        return rule instanceof WallRule.Impulse ? Rule.IMPULSE : Rule.CORNERS;
    }

    private static WallRule.Corners corners(WallRule rule) {
        return rule instanceof WallRule.Corners corners ? corners : CORNERS;
    }

    @Override
    public void write(SettingsText out, String key, WallRule value) {
        out.choice(key, rule(value));
        Records.plain().write(out, (Record) value);
    }

    @Override
    public void describe(Schema schema, String key, WallRule otherwise) {
        schema.choice(key, rule(otherwise), "what a robot does at a wall");
        Records.plain().describe(schema, corners(otherwise));
    }
}
