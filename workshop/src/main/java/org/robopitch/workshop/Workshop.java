// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop;

import java.util.List;
import org.robopitch.cli.CommandModule;
import org.robopitch.workshop.bench.BenchCommand;
import org.robopitch.workshop.fuzz.FuzzCommand;
import org.robopitch.workshop.soak.SoakCommand;
import org.robopitch.workshop.trial.PapersCommand;
import org.robopitch.workshop.trial.TrialCommand;
import org.robopitch.workshop.trial.TuneMotionCommand;

/** The commands of this module. */
public final class Workshop implements CommandModule {
    @Override
    public List<Class<?>> commands() {
        return List.of(
                TrialCommand.class,
                TuneMotionCommand.class,
                PapersCommand.class,
                SoakCommand.class,
                FuzzCommand.class,
                BenchCommand.class);
    }
}
