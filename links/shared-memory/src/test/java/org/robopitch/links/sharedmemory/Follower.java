// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import org.robopitch.links.sharedmemory.layout.Field;

/** The same simple team twice: inside as a team, and outside behind a client. */
final class Follower implements Team {
    @Override
    public void decide(Observation seen, Commands commands) {
        for (int i = 0; i < seen.robots(); i++) {
            double x = seen.ball().x() - seen.own(i).x();
            double y = seen.ball().y() - seen.own(i).y();
            commands.wheels(
                    i,
                    left(x, y, seen.own(i).heading()),
                    right(x, y, seen.own(i).heading()));
        }
    }

    static double[] decide(SharedMemoryClient client) {
        int robots = client.layout().robots();
        double[] values = new double[2 * robots];
        for (int i = 0; i < robots; i++) {
            double x = client.number(0, Field.BODY_X) - client.number(1 + i, Field.BODY_X);
            double y = client.number(0, Field.BODY_Y) - client.number(1 + i, Field.BODY_Y);
            values[2 * i] = left(x, y, client.number(1 + i, Field.BODY_HEADING));
            values[2 * i + 1] = right(x, y, client.number(1 + i, Field.BODY_HEADING));
        }
        return values;
    }

    private static double left(double x, double y, double heading) {
        return 30 - 8 * StrictMath.IEEEremainder(StrictMath.atan2(y, x) - heading, 2 * Math.PI);
    }

    private static double right(double x, double y, double heading) {
        return 60 - left(x, y, heading);
    }
}
