// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.docs;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.robopitch.runner.guard.Daemon;

/** Shows a folder on this machine alone. */
final class SiteServer implements AutoCloseable {
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "json", "application/json",
            "svg", "image/svg+xml",
            "png", "image/png",
            "jpg", "image/jpeg",
            "gif", "image/gif",
            "webp", "image/webp",
            "woff2", "font/woff2");

    private static final int MOST_THREADS = 512;
    /** Requests that wait while all threads are busy; without a place to wait, the JDK's server hangs up. */
    private static final int MOST_WAITING = 1024;

    static {
        // Without limits, set before its first use, the JDK's server waits forever for a request or a reader.
        for (String limit : List.of("sun.net.httpserver.maxReqTime", "sun.net.httpserver.maxRspTime")) {
            if (System.getProperty(limit) == null) {
                System.setProperty(limit, "5");
            }
        }
    }

    private final HttpServer server;
    private final ThreadPoolExecutor threads;
    private final Path folder;

    private SiteServer(HttpServer server, Path folder) {
        this.server = server;
        this.folder = folder;
        this.threads = new ThreadPoolExecutor(
                MOST_THREADS,
                MOST_THREADS,
                10,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(MOST_WAITING),
                Daemon.named("docs"));
        threads.allowCoreThreadTimeOut(true);
    }

    static SiteServer start(Path folder, int port) throws IOException {
        HttpServer server;
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        } catch (BindException taken) {
            throw new IOException("port " + port + " is taken; --port 0 takes one that is free", taken);
        }
        SiteServer site = new SiteServer(server, folder.toRealPath());
        // Without threads of its own, somebody who sends half a request would hold up all others.
        server.setExecutor(site.threads);
        server.createContext("/", site::answer);
        server.start();
        return site;
    }

    String address() {
        return "http://localhost:" + server.getAddress().getPort() + "/";
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            Path file = file(exchange.getRequestURI().getPath());
            byte[] body = file == null
                    ? "There is no such page.\n".getBytes(StandardCharsets.UTF_8)
                    : Files.readAllBytes(file);
            exchange.getResponseHeaders().set("Content-Type", file == null ? "text/plain; charset=utf-8" : type(file));
            exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
            exchange.sendResponseHeaders(file == null ? 404 : 200, body.length == 0 ? -1 : body.length);
            exchange.getResponseBody().write(body);
        }
    }

    private @Nullable Path file(@Nullable String path) throws IOException {
        try {
            Path file = folder.resolve("." + (path == null ? "/" : path)).normalize();
            if (Files.isDirectory(file)) {
                file = file.resolve("index.html");
            }
            boolean there = Files.isRegularFile(file) && file.toRealPath().startsWith(folder);
            return there ? file : null;
        } catch (InvalidPathException noPath) {
            return null;
        }
    }

    private static String type(Path file) {
        String name = file.toString();
        return TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "text/plain; charset=utf-8");
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
