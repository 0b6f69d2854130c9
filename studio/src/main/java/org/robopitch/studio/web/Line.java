// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.web;

import java.nio.ByteBuffer;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.robopitch.studio.StudioExtension;

/** The way to one viewer: messages go out one after the other, and it says when each is gone. */
interface Line extends StudioExtension.Line {
    boolean isOpen();

    /** A line over a WebSocket. */
    static Line over(Session session) {
        return new Line() {
            @Override
            public boolean isOpen() {
                return session.isOpen();
            }

            @Override
            public void send(String text, Runnable gone) {
                session.sendText(text, Callback.from(gone, failure -> gone.run()));
            }

            @Override
            public void send(byte[] bytes, Runnable gone) {
                session.sendBinary(ByteBuffer.wrap(bytes), Callback.from(gone, failure -> gone.run()));
            }

            @Override
            public void close(int code, String reason) {
                session.close(code, reason, Callback.NOOP);
            }
        };
    }
}
