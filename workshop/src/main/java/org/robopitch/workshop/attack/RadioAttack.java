// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Locale;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.robopitch.robot.share.Item;
import org.robopitch.robot.share.Messenger;
import org.robopitch.robot.share.RealTimeStore;
import org.robopitch.robot.share.SharedClockSlots;
import org.robopitch.robot.share.UdpRadio;
import org.robopitch.runner.guard.Daemon;

/**
 * A stranger on the radio of a robot: sends bad packets while the robot decides, and then looks whether it still believes
 * what an honest mate tells it.
 */
final class RadioAttack implements Attack {
    private static final int ROBOTS = 5;
    private static final int MATE = 2;
    private static final int VICTIM = 1;

    /** Decisions until what strangers have said is forgotten, and those in which a mate is to be believed. */
    private static final int SILENCE = 150;

    private static final int HONEST = 60;

    /** How near to a ball that it hears of a robot has to want to go, m. */
    private static final double NEAR = 1;

    private final InetSocketAddress group;
    private final RobotSurroundings robot;
    private volatile boolean attacking = true;
    private volatile @Nullable Exception failure;

    RadioAttack(InetSocketAddress group, RobotSurroundings robot) {
        this.group = group;
        this.robot = robot;
    }

    @Override
    public String run(Budget budget) throws IOException, InterruptedException {
        Thread driver = Daemon.start("surroundings of a robot", () -> drive(new Random(budget.seed())));
        String result;
        try {
            result = new UdpAttack(group, "nubot-radio").run(budget, this::requireWell);
        } finally {
            attacking = false;
            driver.join();
            requireWell();
        }
        long decisions = robot.decisions();
        heal();
        return result + ", " + decisions
                + " decisions meanwhile, all of them commands that a robot can carry out, and it hears its mate";
    }

    private void drive(Random random) {
        try {
            while (attacking) {
                robot.stepByChance(random);
            }
        } catch (IOException | InterruptedException | RuntimeException e) {
            failure = e;
        }
    }

    private void requireWell() throws IOException {
        Exception thrown = failure;
        if (thrown != null) {
            throw new IOException(thrown.getMessage(), thrown);
        }
    }

    /** A mate sees the ball, which the robot does not: the robot must want to go there, and the mate must hear of it. */
    private void heal() throws IOException, InterruptedException {
        for (int i = 0; i < SILENCE; i++) {
            robot.stepBlind();
        }
        try (UdpRadio radio = UdpRadio.onThisComputer(group)) {
            RealTimeStore store = new RealTimeStore(MATE);
            Messenger mate = new Messenger(store, radio, new SharedClockSlots(MATE, ROBOTS));
            believe(mate, store, 3, 2);
            believe(mate, store, 2, -3);
        }
    }

    private void believe(Messenger mate, RealTimeStore store, double ballX, double ballY)
            throws IOException, InterruptedException {
        for (int i = 0; i < HONEST; i++) {
            double now = robot.time() + RobotSurroundings.CYCLE;
            double[] pose = store.write(Item.POSE, now);
            pose[0] = -6;
            pose[1] = 4;
            double[] ball = store.write(Item.BALL, now);
            ball[0] = ballX;
            ball[1] = ballY;
            ball[6] = 1;
            mate.exchange(now);
            robot.stepBlind();
        }
        if (!(robot.targetDistance(ballX, ballY) < NEAR)) {
            throw new IOException(String.format(
                    Locale.ROOT,
                    "a mate sees the ball at %s, %s, but the robot wants to go %.2f m away from there",
                    ballX,
                    ballY,
                    robot.targetDistance(ballX, ballY)));
        }
        if (!(store.age(VICTIM, Item.POSE, robot.time()) < 1)) {
            throw new IOException("the mate has heard nothing from the robot for a second");
        }
    }
}
