// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.share;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SharingTest {
    private final RealTimeStore sender = new RealTimeStore(2);
    private final RealTimeStore receiver = new RealTimeStore(3);
    private final byte[] packet = new byte[RealTimeStore.LONGEST];

    @Test
    void aValueArrivesWithItsAge() {
        sender.write(Item.POSE, 10)[0] = 1.5;
        int length = sender.pack(10.2, 7, packet);

        assertThat(receiver.unpack(packet, length, 500, 0)).isEqualTo(2);
        assertThat(RealTimeStore.said(packet)).isEqualTo(7);
        assertThat(receiver.read(2, Item.POSE)[0]).isEqualTo(1.5);
        assertThat(receiver.age(2, Item.POSE, 500.1)).isBetween(0.29, 0.31);
        assertThat(receiver.age(2, Item.BALL, 500)).isInfinite();
    }

    @Test
    void whatComesTwiceOrLateChangesNothing() {
        sender.write(Item.POSE, 1)[0] = 1;
        byte[] first = new byte[RealTimeStore.LONGEST];
        int firstLength = sender.pack(1, 0, first);
        sender.write(Item.POSE, 2)[0] = 2;
        int length = sender.pack(2, 0, packet);

        assertThat(receiver.unpack(packet, length, 2, 0)).isEqualTo(2);
        assertThat(receiver.unpack(packet, length, 2, 0)).isEqualTo(-1);
        assertThat(receiver.unpack(first, firstLength, 2, 0)).isEqualTo(-1);
        assertThat(receiver.read(2, Item.POSE)[0]).isEqualTo(2);
    }

    @Test
    void aRobotThatStartsAgainIsHeardAgain() {
        for (int i = 0; i < 500; i++) {
            int length = sender.pack(i, 0, packet);
            receiver.unpack(packet, length, i, 0);
        }
        int length = new RealTimeStore(2).pack(600, 0, packet);
        assertThat(receiver.unpack(packet, length, 600, 0)).isEqualTo(2);
    }

    @Test
    void aRobotThatStartsAgainSoonIsHeardAgainAfterASecond() {
        for (int i = 0; i < 30; i++) {
            sender.write(Item.POSE, 0.06 * i);
            receiver.unpack(packet, sender.pack(0.06 * i, 0, packet), 0.06 * i, 0);
        }
        RealTimeStore again = new RealTimeStore(2);
        again.write(Item.POSE, 1.8);
        assertThat(receiver.unpack(packet, again.pack(1.8, 0, packet), 1.8, 0)).isEqualTo(-1);
        again.write(Item.POSE, 3);
        assertThat(receiver.unpack(packet, again.pack(3, 0, packet), 3, 0)).isEqualTo(2);
    }

    @Test
    void whatIsNoPacketOfOursIsRefusedAndCounted() {
        Random random = new Random(5);
        sender.write(Item.BALL, 0);
        int length = sender.pack(0, 0, packet);
        for (int i = 0; i < 2000; i++) {
            byte[] broken = packet.clone();
            broken[random.nextInt(length)] ^= (byte) (1 + random.nextInt(255));
            receiver.unpack(broken, random.nextInt(length), 0, 0);
        }
        assertThat(receiver.refused()).isGreaterThan(1500);
        assertThat(receiver.unpack(new byte[0], 0, 0, 0)).isEqualTo(-1);
    }

    @Test
    void noPacketBringsANumberThatNobodyCanComputeWith() {
        for (Item item : Item.values()) {
            for (double odd : new double[] {Double.NaN, Double.POSITIVE_INFINITY, -1e30}) {
                for (int i = 0; i < item.numbers(); i++) {
                    RealTimeStore liar = new RealTimeStore(2);
                    liar.write(item, 0)[i] = odd;
                    int length = liar.pack(0, 0, packet);
                    boolean allowed = item == Item.OBSTACLES && Double.isNaN(odd);
                    assertThat(new RealTimeStore(3).unpack(packet, length, 0, 0))
                            .as("%s %d is %s", item, i, odd)
                            .isEqualTo(allowed ? 2 : -1);
                }
            }
            RealTimeStore liar = new RealTimeStore(2);
            liar.write(item, -1e300);
            assertThat(receiver.unpack(packet, liar.pack(0, 0, packet), 0, 0)).isEqualTo(-1);
        }
    }

    @Test
    void somebodyWhoSendsWithoutAPauseKeepsNobodyFromThinking() {
        byte[] noise = {1, 2, 3};
        long[] received = {0};
        Messenger messenger = new Messenger(
                receiver,
                new Radio() {
                    @Override
                    public void send(byte[] bytes, int length, double now) {
                        // Nobody listens.
                    }

                    @Override
                    public int receive(byte[] bytes, double now) {
                        received[0]++;
                        System.arraycopy(noise, 0, bytes, 0, noise.length);
                        return noise.length;
                    }
                },
                new SharedClockSlots(3, 5));
        messenger.exchange(1);
        assertThat(received[0]).isBetween(16L, 1000L);
        assertThat(receiver.refused()).isEqualTo(received[0]);
    }

    @Test
    void aRobotHasANumber() {
        assertThatThrownBy(() -> new RealTimeStore(16)).hasMessageContaining("between 0 and 15, but is 16");
    }

    @Test
    void withLossAndDelayAMatesPoseStaysYoung() {
        Random random = new Random(3);
        SimulatedRadio radio = new SimulatedRadio(5, 0.3, 0.05, random::nextDouble);
        RealTimeStore[] stores = new RealTimeStore[5];
        Messenger[] messengers = new Messenger[5];
        for (int i = 0; i < 5; i++) {
            stores[i] = new RealTimeStore(i);
            messengers[i] = new Messenger(stores[i], radio.of(i), new SharedClockSlots(i, 5));
        }
        int old = 0;
        int looked = 0;
        for (int cycle = 0; cycle < 4000; cycle++) {
            double now = 0.015 * cycle;
            for (int i = 0; i < 5; i++) {
                stores[i].write(Item.POSE, now)[0] = now;
                messengers[i].exchange(now);
            }
            for (int i = 1; i < 5 && now > 2; i++) {
                looked++;
                old += now - stores[0].read(i, Item.POSE)[0] > 0.5 ? 1 : 0;
            }
        }
        assertThat(looked).isGreaterThan(10_000);
        assertThat(old).isLessThan(looked / 100);
    }

    @Test
    void robotsFindEachOtherOverMulticastOnThisComputer() throws IOException {
        InetSocketAddress group = new InetSocketAddress(
                "239.0.82.7", 20_000 + (int) (ProcessHandle.current().pid() % 20_000));
        try (UdpRadio one = UdpRadio.onThisComputer(group);
                UdpRadio other = UdpRadio.onThisComputer(group)) {
            sender.write(Item.POSE, 0)[1] = -4;
            int sent = sender.pack(0, 0, packet);
            int received = -1;
            byte[] into = new byte[RealTimeStore.LONGEST];
            for (int tries = 0; tries < 20_000 && received < 0; tries++) {
                if (tries % 1000 == 0) {
                    one.send(packet, sent, 0);
                }
                received = other.receive(into, 0);
                Thread.onSpinWait();
            }
            assertThat(received).isEqualTo(sent);
            assertThat(receiver.unpack(into, received, 0, 0)).isEqualTo(2);
            assertThat(receiver.read(2, Item.POSE)[1]).isEqualTo(-4);
        }
    }

    @Test
    void anAddressThatIsNoGroupIsRefused() {
        assertThatThrownBy(() -> UdpRadio.onThisComputer(new InetSocketAddress("127.0.0.1", 2017)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("expected a multicast address");
    }
}
