// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.believe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.robopitch.robot.Senses;
import org.robopitch.robot.share.RealTimeStore;

class WorldModelTest {
    static final FieldModel FIELD = new FieldModel(9, 6, 1, 0.75, 1.75, 0.33, 0.11, 4.9, 0.43);

    private final RealTimeStore[] stores = {new RealTimeStore(0), new RealTimeStore(1), new RealTimeStore(2)};
    private final WorldModel[] worlds = {
        new WorldModel(FIELD, stores[0], 3), new WorldModel(FIELD, stores[1], 3), new WorldModel(FIELD, stores[2], 3)
    };
    private final byte[] packet = new byte[RealTimeStore.LONGEST];

    private static Senses at(double time, double x, double y) {
        Senses senses = new Senses();
        senses.time = time;
        senses.localised = true;
        senses.x = x;
        senses.y = y;
        return senses;
    }

    private static Senses withBall(Senses senses, double x, double y) {
        senses.ballSeen = true;
        senses.ballX = x;
        senses.ballY = y;
        senses.ballDeviation = 0.03;
        return senses;
    }

    private void send(int from, int to, double now) {
        int length = stores[from].pack(now, 0, packet);
        stores[to].unpack(packet, length, now, 0);
    }

    @Test
    void aBallThatOneDoesNotSeeIsBelievedFromTheMateThatDoes() {
        worlds[1].update(withBall(at(1, 2, 0), 3, 1));
        send(1, 0, 1);
        worlds[0].update(at(1, -8, 0));

        assertThat(worlds[0].isBallKnown()).isTrue();
        assertThat(worlds[0].ballSource()).isEqualTo(1);
        assertThat(worlds[0].ball.x).isCloseTo(3, within(0.01));
    }

    @Test
    void whatOneSeesOneselfIsBelievedBeforeWhatOthersSay() {
        worlds[1].update(withBall(at(1, 2, 0), 3, 1));
        send(1, 0, 1);
        worlds[0].update(withBall(at(1, -8, 0), 2.8, 1.1));

        assertThat(worlds[0].ballSource()).isZero();
        assertThat(worlds[0].ball.x).isCloseTo(2.8, within(0.01));
    }

    @Test
    void aBallThatNobodyHasSeenForLongIsUnknown() {
        worlds[1].update(withBall(at(1, 2, 0), 3, 1));
        worlds[1].update(at(5, 2, 0));
        assertThat(worlds[1].isBallKnown()).isFalse();
        assertThat(worlds[1].ball.confidence).isZero();
    }

    @Test
    void anObstacleWhereAMateSaysItIsIsThatMate() {
        worlds[1].update(at(1, 2, 0));
        send(1, 0, 1);
        Senses senses = at(1, -8, 0);
        senses.addObstacle(2.1, 0.05);
        senses.addObstacle(4, 3);
        worlds[0].update(senses);

        assertThat(worlds[0].opponents.count()).isEqualTo(1);
        assertThat(worlds[0].opponents.get(0).x).isEqualTo(4);
        assertThat(worlds[0].mate(1).present).isTrue();
    }

    @Test
    void withoutMessagesAMateIsNotCountedOn() {
        worlds[1].update(at(1, 2, 0));
        send(1, 0, 1);
        worlds[0].update(at(3, -8, 0));
        assertThat(worlds[0].mate(1).present).isFalse();
        assertThat(worlds[0].mate(2).present).isFalse();
    }

    @Test
    void whatAMateSaidOfItselfGetsOldAndLessCertain() {
        worlds[1].update(at(1, 2, 0));
        send(1, 0, 1);
        worlds[0].update(at(1.25, -8, 0));
        assertThat(worlds[0].mate(1).age).isCloseTo(0.25, within(0.002));
        assertThat(worlds[0].mate(1).confidence()).isCloseTo(0.75, within(0.002));
        assertThat(worlds[0].me().confidence()).as("of oneself").isEqualTo(1);
        assertThat(worlds[0].mate(2).confidence())
                .as("of somebody who never said anything")
                .isZero();
    }

    @Test
    void opponentsThatAMateSeesAreKnownToo() {
        Senses senses = at(1, 2, 0);
        senses.addObstacle(5, -2);
        worlds[1].update(senses);
        send(1, 0, 1);
        worlds[0].update(at(1, -8, 0));

        assertThat(worlds[0].opponents.count()).isEqualTo(1);
        assertThat(worlds[0].opponents.get(0).y).isCloseTo(-2, within(1e-6));
    }

    @Test
    void anOpponentsVelocityIsLearnedAndItIsForgottenInTime() {
        for (int i = 0; i < 60; i++) {
            Senses senses = at(0.03 * i, -8, 0);
            senses.addObstacle(1 + 0.03 * i, 2);
            worlds[0].update(senses);
        }
        Opponents opponents = worlds[0].opponents;
        assertThat(opponents.count()).isEqualTo(1);
        assertThat(opponents.get(0).vx).isCloseTo(1, within(0.15));
        assertThat(opponents.confidence(0)).isEqualTo(1);

        worlds[0].update(at(3, -8, 0));
        assertThat(opponents.confidence(0)).isBetween(0.2, 0.6);
        worlds[0].update(at(5, -8, 0));
        assertThat(opponents.count()).isZero();
    }

    @Test
    void theBallsVelocityComesOutOfNoisySightings() {
        Random random = new Random(4);
        for (int i = 0; i < 30; i++) {
            double t = 0.03 * i;
            double x = 5 * t - 0.5 * 4.9 * t * t;
            worlds[0].update(withBall(at(t, -4, 0), x + 0.03 * random.nextGaussian(), 0.03 * random.nextGaussian()));
        }
        assertThat(worlds[0].ball.vx).isCloseTo(5 - 4.9 * 0.87, within(0.5));
        assertThat(worlds[0].ball.vy).isCloseTo(0, within(0.5));
    }

    @Test
    void theMostDangerousOpponentsAreMarkedByTheNearestRobots() {
        Senses senses = withBall(at(1, -8, 0), 3, 3);
        senses.addObstacle(-3, -2);
        senses.addObstacle(0, 2);
        senses.addObstacle(8.5, 0);
        worlds[1].update(at(1, -4, -2));
        worlds[2].update(at(1, -1, 2));
        send(1, 0, 1);
        send(2, 0, 1);
        worlds[0].update(senses);
        ManMarking marking = new ManMarking(3);
        marking.assign(worlds[0], new boolean[] {false, true, true});

        Opponents opponents = worlds[0].opponents;
        assertThat(opponents.get(marking.opponentOf(1)).x).isEqualTo(-3);
        assertThat(opponents.get(marking.opponentOf(2)).x).isEqualTo(0);
        assertThat(marking.opponentOf(0)).isEqualTo(-1);
    }
}
