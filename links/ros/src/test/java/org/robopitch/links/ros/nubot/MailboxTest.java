// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Commands;
import org.robopitch.middlesize.game.Channel;

/** How long a robot does what it was told by a program that has died. */
class MailboxTest {
    private long now = TimeUnit.HOURS.toNanos(1);
    private final Mailbox mailbox = new Mailbox(1, () -> now);
    private final Commands commands = new Commands(1, Channel.COUNT);

    private void later(double seconds) {
        now += (long) (seconds * 1e9);
        mailbox.write(commands, 0);
    }

    private double channel(int channel) {
        return commands.get(0, channel);
    }

    @Test
    void aVelocityCountsForASecond() {
        mailbox.drive(2, 1, 3);
        later(0.9);
        assertThat(channel(Channel.ALONG)).isEqualTo(2);
        later(0.2);
        assertThat(channel(Channel.ALONG)).isZero();
        assertThat(channel(Channel.ACROSS)).isZero();
        assertThat(channel(Channel.SPIN)).isZero();
        assertThat(mailbox.wantedSpeed()).isZero();
    }

    @Test
    void anActionCommandCountsForASecondToo() {
        mailbox.act(true, 6, -1);
        later(0.9);
        assertThat(channel(Channel.DRIBBLE)).isEqualTo(1);
        assertThat(channel(Channel.KICK)).isEqualTo(6);
        assertThat(channel(Channel.SHOOT_POSITION)).isEqualTo(-1);
        later(0.2);
        assertThat(channel(Channel.DRIBBLE)).isZero();
        assertThat(channel(Channel.KICK)).isZero();
    }

    @Test
    void whatAServiceHasSwitchedOnStaysOn() {
        mailbox.dribble(true);
        later(100);
        assertThat(channel(Channel.DRIBBLE)).isEqualTo(1);
    }
}
