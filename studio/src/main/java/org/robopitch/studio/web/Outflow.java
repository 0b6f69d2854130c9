// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.web;

import io.javalin.http.Context;
import io.javalin.http.ServiceUnavailableResponse;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import org.robopitch.runner.pace.Clock;

/** Sends answers as fast as they are read, without a thread that waits; a reader who does not read is disconnected. */
final class Outflow {
    /** Readers at a time: what they have not read yet is in memory. */
    private static final int MOST = 256;

    private static final int BLOCK = 32 << 10;
    private static final double PATIENCE_SECONDS = 10;
    private static final double LEAST_BYTES_A_SECOND = 20_000;

    private final Semaphore places = new Semaphore(MOST);

    /**
     * Answers a request.
     *
     * @param in what is sent; it is closed afterwards
     * @param length how much of it
     */
    void send(Context request, InputStream in, long length) throws IOException {
        if (!places.tryAcquire()) {
            in.close();
            throw new ServiceUnavailableResponse("too many answers are being read now, please try again");
        }
        request.res().setContentLengthLong(length);
        request.future(() -> {
            try {
                Reader reader = new Reader(in, request.res().getOutputStream(), length);
                return reader.begin();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    private final class Reader implements WriteListener {
        private final InputStream in;
        private final ServletOutputStream out;
        private final long length;
        private final long begin = Clock.SYSTEM.nanoTime();
        private final byte[] block = new byte[BLOCK];
        private final CompletableFuture<Void> sent = new CompletableFuture<>();
        private long done;

        Reader(InputStream in, ServletOutputStream out, long length) {
            this.in = in;
            this.out = out;
            this.length = length;
        }

        CompletableFuture<Void> begin() {
            CompletableFuture<Void> closed = sent.whenComplete((nothing, failed) -> {
                places.release();
                try {
                    in.close();
                } catch (IOException e) {
                    return;
                }
            });
            out.setWriteListener(this);
            return closed;
        }

        @Override
        public void onWritePossible() throws IOException {
            while (out.isReady()) {
                double seconds = (Clock.SYSTEM.nanoTime() - begin) / 1e9;
                if (done < (seconds - PATIENCE_SECONDS) * LEAST_BYTES_A_SECOND) {
                    throw new IOException("an answer is read too slowly");
                }
                int read = done == length ? -1 : in.read(block, 0, (int) Math.min(block.length, length - done));
                if (read < 0) {
                    sent.complete(null);
                    return;
                }
                out.write(block, 0, read);
                done += read;
            }
        }

        @Override
        public void onError(Throwable gone) {
            sent.complete(null);
        }
    }
}
