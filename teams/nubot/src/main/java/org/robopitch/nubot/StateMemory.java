// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.robot.Memory;

/** Shows what robots remember to those who save a match: a robot itself knows nothing of matches. */
final class StateMemory implements Memory {
    private final StateVisitor visitor;

    StateMemory(StateVisitor visitor) {
        this.visitor = visitor;
    }

    @Override
    public double real(double value) {
        return visitor.real(value);
    }

    @Override
    public long whole(long value) {
        return visitor.whole(value);
    }

    @Override
    public int whole(int value) {
        return visitor.whole(value);
    }

    @Override
    public boolean flag(boolean value) {
        return visitor.flag(value);
    }

    @Override
    public String text(String value) {
        return visitor.text(value);
    }

    @Override
    public <E extends Enum<E>> E choice(E value) {
        return visitor.choice(value);
    }

    @Override
    public <E extends Enum<E>> @Nullable E choice(@Nullable E value, Class<E> type) {
        return visitor.choice(value, type);
    }

    @Override
    public void reals(double[] values, int count) {
        visitor.reals(values, count);
    }
}
