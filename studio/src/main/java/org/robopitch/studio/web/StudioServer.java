// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsMessageContext;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;
import org.jspecify.annotations.Nullable;
import org.robopitch.studio.Desk;
import org.robopitch.studio.MatchFactory;
import org.robopitch.studio.StudioExtension;
import org.robopitch.studio.StudioSettings;
import org.robopitch.studio.StudioSettings.Role;
import org.robopitch.studio.replay.Recordings;

/** The web server of the studio. */
public final class StudioServer implements AutoCloseable {
    private static final int LONGEST_MESSAGE = 16 << 10;
    private static final int SEND_BUFFER = 32 << 10;
    private static final long LONGEST_STALL_MILLIS = 10_000;
    private static final Duration LONGEST_SILENCE = Duration.ofMinutes(2);

    private final StudioSettings settings;
    private final AccessCheck guard;
    private final Viewers viewers;
    private final Orders orders;
    private final Javalin javalin;

    /**
     * Prepares a server.
     *
     * @param settings how to be reached
     * @param factory sets up matches
     * @param recordings that can be replayed
     * @param desk where orders are carried out
     * @param sideDoors where programs of other protocols come in
     */
    public StudioServer(
            StudioSettings settings,
            MatchFactory factory,
            Recordings recordings,
            Desk desk,
            List<StudioExtension> sideDoors) {
        this.settings = settings;
        this.guard = new AccessCheck(settings.token(), settings.isOpen());
        this.viewers = new Viewers(desk::live);
        this.orders = new Orders(desk, factory::catalogue);
        Routes routes = new Routes(desk, factory, recordings);
        this.javalin = Javalin.create(config -> configure(config, routes, sideDoors));
    }

    private void configure(JavalinConfig config, Routes routes, List<StudioExtension> sideDoors) {
        config.startup.showJavalinBanner = false;
        QueuedThreadPool threads = new QueuedThreadPool(24, 4);
        threads.setName("studio");
        threads.setDaemon(true);
        config.jetty.threadPool = threads;
        config.jetty.modifyServer(server -> WebSocketServerComponents.ensureWebSocketComponents(server)
                // Frames are small and many: deflating each for each viewer costs more than it saves.
                .getExtensionRegistry()
                .unregister("permessage-deflate"));
        config.jetty.addConnector(
                (server, http) -> connector(new ServerConnector(server, new HttpConnectionFactory(http))));
        config.jetty.modifyWebSocketServletFactory(factory -> {
            factory.setMaxTextMessageSize(LONGEST_MESSAGE);
            factory.setMaxBinaryMessageSize(LONGEST_MESSAGE);
            factory.setIdleTimeout(LONGEST_SILENCE);
        });
        config.routes.before(guard::check);
        config.routes.before("/api/recordings", request -> {
            if (request.method().equals(HandlerType.POST)) {
                guard.requireTakePart(request);
            }
        });
        // To reach a moment again is work for this machine.
        config.routes.before("/api/live/scenario", guard::requireTakePart);
        config.routes.before("/api/recordings/{id}/scenario", guard::requireTakePart);
        config.routes.wsBeforeUpgrade("/ws", guard::check);
        config.routes.exception(
                HttpResponseException.class,
                (problem, request) -> refuse(request, problem.getStatus(), String.valueOf(problem.getMessage())));
        config.routes.exception(
                IOException.class, (problem, request) -> refuse(request, 400, String.valueOf(problem.getMessage())));
        config.routes.exception(
                Exception.class,
                (problem, request) -> refuse(request, 500, "internal error of the studio: " + problem));
        routes.add(config);
        config.routes.ws("/ws", this::talk);
        for (StudioExtension door : sideDoors) {
            config.routes.wsBeforeUpgrade(door.path(), request -> {
                guard.check(request, door::admits);
                guard.requireTakePart(request);
            });
            config.routes.ws(door.path(), new StudioExtensions(door)::talk);
        }
    }

    private static void refuse(Context request, int status, String why) {
        request.status(status).contentType("application/json").result(Messages.refusal(why));
    }

    private ServerConnector connector(ServerConnector connector) {
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        // What lies in a buffer is old before it is seen: a slow viewer should miss frames, not lag behind.
        connector.setAcceptedSendBufferSize(SEND_BUFFER);
        connector.setIdleTimeout(LONGEST_STALL_MILLIS);
        return connector;
    }

    private void talk(WsConfig socket) {
        socket.onConnect(context -> {
            if (viewers.count() >= settings.mostViewers()) {
                context.closeSession(1013, "too many viewers");
                return;
            }
            Viewer viewer = viewers.enter(context.session);
            if (guard.role(context).compareTo(Role.TAKE_PART) < 0) {
                viewer.reply(Messages.watchOnly());
            }
        });
        socket.onMessage(this::listen);
        socket.onBinaryMessage(context -> {
            viewers.messageRefused();
            answer(viewers.find(context.session), "the studio takes text messages only");
        });
        socket.onClose(context -> viewers.leave(context.session));
        socket.onError(context -> viewers.leave(context.session));
    }

    private void listen(WsMessageContext message) {
        try {
            Role role = guard.role(message);
            if (role.compareTo(Role.TAKE_PART) < 0) {
                throw new IllegalArgumentException(AccessCheck.WATCH_ONLY);
            }
            orders.carryOut(message.message(), role == Role.OWN);
        } catch (IllegalArgumentException | IllegalStateException e) {
            viewers.messageRefused();
            answer(viewers.find(message.session), String.valueOf(e.getMessage()));
        }
    }

    private static void answer(@Nullable Viewer viewer, String text) {
        if (viewer != null) {
            viewer.reply(Messages.refusal(text));
        }
    }

    /**
     * Begins to serve.
     *
     * @throws IOException if the port is taken
     */
    public void start() throws IOException {
        try {
            javalin.start();
        } catch (JavalinBindException e) {
            throw new IOException(
                    "port " + settings.port()
                            + " is in use by another program: choose another one, or 0 for a free one",
                    e);
        }
    }

    /**
     * {@return the page's address}
     *
     * @param role what its user may do there
     * @param query what else is asked of the page, possibly empty
     */
    public String address(Role role, String query) {
        String host = settings.isOpen() && role != Role.OWN ? networkName() : "localhost";
        String token = guard.query(role);
        String base = "http://" + host + ":" + javalin.port() + "/" + token;
        return query.isEmpty() ? base : base + (token.isEmpty() ? "?" : "&") + query;
    }

    private static String networkName() {
        try {
            for (NetworkInterface network : Collections.list(NetworkInterface.getNetworkInterfaces())) {
                for (InetAddress address : Collections.list(network.getInetAddresses())) {
                    if (address instanceof Inet4Address && !address.isLoopbackAddress()) {
                        return address.getHostAddress();
                    }
                }
            }
        } catch (SocketException e) {
            return "localhost";
        }
        return "localhost";
    }

    /** Called when the buttons of all pages may have changed. */
    public void statusChanged() {
        viewers.statusChanged();
    }

    /** {@return how many watch} */
    public int viewers() {
        return viewers.count();
    }

    /** {@return frames that were not sent because a viewer still read an older one} */
    public long dropped() {
        return viewers.dropped();
    }

    /** {@return messages that could not be carried out} */
    public long refused() {
        return viewers.refused();
    }

    @Override
    public void close() {
        viewers.close();
        javalin.stop();
    }
}
