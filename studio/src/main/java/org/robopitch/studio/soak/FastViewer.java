// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.soak;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/** A viewer that reads all it gets. */
final class FastViewer implements WebSocket.Listener {
    private final LongAdder frames;
    private final WebSocket socket;

    FastViewer(HttpClient client, URI address, LongAdder frames) {
        this.frames = frames;
        this.socket = client.newWebSocketBuilder().buildAsync(address, this).join();
    }

    @Override
    public @Nullable CompletionStage<?> onBinary(WebSocket from, ByteBuffer data, boolean last) {
        if (last) {
            frames.increment();
        }
        from.request(1);
        return null;
    }

    void close() {
        socket.abort();
    }
}
