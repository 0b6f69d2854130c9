// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.web;

import io.javalin.websocket.WsConfig;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.websocket.api.Session;
import org.robopitch.studio.StudioExtension;

/** The visitors of one side door. */
final class StudioExtensions {
    private static final int MOST_VISITORS = 100;

    private final StudioExtension door;
    private final Map<Session, StudioExtension.Visitor> visitors = new ConcurrentHashMap<>();

    StudioExtensions(StudioExtension door) {
        this.door = door;
    }

    void talk(WsConfig socket) {
        socket.onConnect(context -> enter(context.session));
        socket.onMessage(context -> {
            StudioExtension.Visitor visitor = visitors.get(context.session);
            if (visitor != null) {
                visitor.hear(context.message());
            }
        });
        socket.onBinaryMessage(context -> context.closeSession(1003, "text messages only"));
        socket.onClose(context -> leave(context.session));
        socket.onError(context -> leave(context.session));
    }

    private void enter(Session session) {
        Line line = Line.over(session);
        if (visitors.size() >= MOST_VISITORS) {
            line.close(1013, "too many visitors");
            return;
        }
        visitors.put(session, door.enter(line));
    }

    private void leave(Session session) {
        StudioExtension.Visitor visitor = visitors.remove(session);
        if (visitor != null) {
            visitor.leave();
        }
    }
}
