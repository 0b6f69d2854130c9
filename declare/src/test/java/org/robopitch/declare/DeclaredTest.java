// SPDX-License-Identifier: Apache-2.0
package org.robopitch.declare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.annotation.ElementType;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeclaredTest {
    enum Colour {
        DARK_BLUE,
        RED
    }

    record Wheel(
            @Value(says = "radius", unit = "m", min = 0.01, max = 1, otherwise = "0.025", why = "the pitch")
            double radius,

            @Value(says = "teeth", max = 100, otherwise = "8")
            int teeth)
            implements Values<Wheel> {
        @Override
        public void requireConsistent() {
            if (teeth > 0 && radius > 0.5) {
                throw new ParameterException("radius", "is too large for teeth");
            }
        }
    }

    sealed interface Shape {
        static Shape defaults() {
            return new Disc(2);
        }

        record Disc(@Value(max = 5) double radius) implements Shape {}
    }

    record Robot(
            @Value(says = "its name", otherwise = "Rob") String name,
            Colour colour,
            @Value(otherwise = "true") boolean present,
            @Value(max = 1e9) long seed,

            @Value(key = "sensingDelay", unit = "s", max = 10)
            double delay,

            Wheel wheel,
            Shape shape,
            List<String> notes)
            implements Values<Robot> {}

    private static final Declared<Robot> ROBOT = Declared.of(Robot.class);

    @Test
    void aRecordOfDefaultsIsWhatItsDeclarationsSay() {
        assertThat(ROBOT.defaults())
                .isEqualTo(new Robot(
                        "Rob", Colour.DARK_BLUE, true, 0, 0, new Wheel(0.025, 8), new Shape.Disc(2), List.of()));
    }

    @Test
    void aCopyDiffersInOneComponentAlsoOfARecordInside() {
        Robot robot = ROBOT.defaults();
        assertThat(robot.with("seed", 7).seed()).isEqualTo(7L);
        assertThat(robot.with("wheel.radius", 1).wheel()).isEqualTo(new Wheel(1, 8));
        assertThat(robot.with("wheel.radius", 1).with("wheel.radius", 0.025)).isEqualTo(robot);
        assertThatThrownBy(() -> robot.with("sed", 7))
                .hasMessage(
                        "Robot has no component sed, only [name, colour, present, seed, delay, wheel, shape, notes]");
    }

    @Test
    void aNumberOutOfItsBoundsIsRefusedByItsPath() {
        Robot robot = ROBOT.defaults();
        assertThat(robot.checked()).isSameAs(robot);
        assertThatThrownBy(() -> robot.with("wheel.radius", 3).checked())
                .isInstanceOf(ParameterException.class)
                .hasMessage("wheel.radius must be between 0.01 and 1 m (the pitch), but is 3 m");
        assertThatThrownBy(() -> robot.with("delay", Double.NaN).checked())
                .hasMessageStartingWith("sensingDelay must be between 0 and 10 s")
                .hasMessageEndingWith("but is NaN");
        assertThatThrownBy(() -> robot.with("shape", new Shape.Disc(9)).checked())
                .hasMessageStartingWith("shape.radius must be between 0 and 5");
    }

    @Test
    void componentsThatDoNotFitEachOtherAreRefused() {
        assertThatThrownBy(() -> ROBOT.defaults().with("wheel.radius", 0.6).checked())
                .hasMessage("radius is too large for teeth");
    }

    @Test
    void namesForFilesOptionsAndFormsFollowFromTheKey() {
        Component delay = ROBOT.component("delay");
        assertThat(delay.key()).isEqualTo("sensingDelay");
        assertThat(delay.option()).isEqualTo("--sensing-delay");
        assertThat(delay.label()).isEqualTo("Sensing delay");
    }

    @Test
    void textIsReadBackToTheSameBits() {
        Robot robot = ROBOT.defaults().with("delay", 0.1 + 0.2).with("colour", Colour.RED);
        for (String name : List.of("name", "colour", "present", "seed", "delay")) {
            Component component = ROBOT.component(name);
            assertThat(component.parse(component.text(robot))).isEqualTo(component.get(robot));
        }
        assertThat(ROBOT.component("colour").choices()).containsExactly("dark-blue", "red");
        assertThatThrownBy(() -> ROBOT.component("colour").parse("green"))
                .hasMessage("colour: expected one of dark-blue, red, found \"green\"");
        assertThatThrownBy(() -> ROBOT.component("seed").parse("1.5"))
                .hasMessage("seed: expected a whole number, found \"1.5\"");
    }

    @Test
    void aConstantIsFoundByItsSpellingAndOthersAreRefusedWithAll() {
        assertThat(Require.oneOf(ElementType.class, "--on", "record-component"))
                .isEqualTo(ElementType.RECORD_COMPONENT);
        assertThatThrownBy(() -> Require.oneOf(Thread.State.class, "--state", "asleep"))
                .hasMessage("--state must be one of new, runnable, blocked, waiting, timed-waiting, terminated, but is"
                        + " 'asleep'");
    }
}
