// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CrewTest {
    @ParameterizedTest
    @CsvSource({"1, 1", "1, 7", "2, 1", "2, 2", "2, 64", "3, 100", "4, 3", "5, 513"})
    void everyPieceIsDoneOnceInEveryRound(int threads, int pieces) {
        AtomicIntegerArray done = new AtomicIntegerArray(pieces);
        try (Crew crew = new Crew(threads, pieces, (thread, piece) -> done.incrementAndGet(piece))) {
            for (int round = 1; round <= 20; round++) {
                crew.run();
                for (int piece = 0; piece < pieces; piece++) {
                    assertThat(done.get(piece)).as("piece %d", piece).isEqualTo(round);
                }
            }
        }
    }

    @Test
    void oneThatIsDoneEarlyTakesWhatAnotherHasLeft() {
        // The first piece waits for all others, so another thread must do the rest of its part, too.
        int pieces = 64;
        CountDownLatch others = new CountDownLatch(pieces - 1);
        Set<Integer> done = ConcurrentHashMap.newKeySet();
        Crew.Work work = (thread, piece) -> {
            if (piece == 0) {
                try {
                    others.await();
                } catch (InterruptedException stopped) {
                    Thread.currentThread().interrupt();
                }
            }
            done.add(piece);
            others.countDown();
        };
        try (Crew crew = new Crew(2, pieces, work)) {
            crew.run();
        }
        assertThat(done).hasSize(pieces);
    }
}
