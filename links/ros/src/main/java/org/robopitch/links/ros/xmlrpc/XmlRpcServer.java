// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.xmlrpc;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Locale;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.robopitch.runner.guard.Daemon;

/** Answers the calls of peers. What is no call, is too long or never ends is refused and told to a listener. */
public final class XmlRpcServer implements AutoCloseable {
    private static final int LONGEST_CALL = 1 << 20;
    private static final int MOST_THREADS = 512;
    /** Calls that wait while all threads are busy; without a place to wait, the JDK's server hangs up. */
    private static final int MOST_WAITING = 1024;

    private static final int BACKLOG = 64;
    private static final Pattern ADDRESS = Pattern.compile("[0-9]{1,3}(\\.[0-9]{1,3}){3}|\\[[0-9a-fA-F:.]{2,45}]");

    static {
        // The JDK's server waits forever for the end of a request unless it is told not to, before it is first used.
        if (System.getProperty("sun.net.httpserver.maxReqTime") == null) {
            System.setProperty("sun.net.httpserver.maxReqTime", "5");
        }
        // It sends headers and body one by one, and would wait 40 ms between them for the peer to acknowledge the
        // first.
        if (System.getProperty("sun.net.httpserver.nodelay") == null) {
            System.setProperty("sun.net.httpserver.nodelay", "true");
        }
    }

    private static final long LAST_ANSWERS_MS = 500;

    private final HttpServer http;
    private final ThreadPoolExecutor threads;
    private final String name;
    private final Guard guard;
    private final Handler handler;
    private final Consumer<String> refusals;

    /** Carries out calls; several threads may call at once. */
    @FunctionalInterface
    public interface Handler {
        /**
         * {@return the answer}
         *
         * @throws XmlRpcException if there is no such method, or the arguments do not fit: the peer gets a fault
         */
        Object answer(XmlRpcCall call) throws XmlRpcException;
    }

    /** Decides by its origin whether a call is carried out. */
    @FunctionalInterface
    public interface Guard {
        /** {@return why a call from an address is refused, or null} */
        @Nullable
        String objection(XmlRpcCall call, InetAddress from);
    }

    /** Begins to serve everybody. */
    public XmlRpcServer(InetSocketAddress address, Handler handler, Consumer<String> refusals) throws IOException {
        this(address, "", handler, (call, from) -> null, refusals);
    }

    /**
     * Begins to serve.
     *
     * @param address where; port 0 takes any free one
     * @param name the name that peers may call this machine by, beside its addresses
     * @param refusals receives every request that was refused, in a sentence
     */
    public XmlRpcServer(InetSocketAddress address, String name, Handler handler, Guard guard, Consumer<String> refusals)
            throws IOException {
        this.name = name;
        this.guard = guard;
        this.handler = handler;
        this.refusals = refusals;
        this.threads = new ThreadPoolExecutor(
                MOST_THREADS,
                MOST_THREADS,
                10,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(MOST_WAITING),
                Daemon.named("ros calls"));
        threads.allowCoreThreadTimeOut(true);
        this.http = HttpServer.create(address, BACKLOG);
        http.setExecutor(threads);
        http.createContext("/", this::serve);
        http.start();
    }

    /** {@return the port it listens on} */
    public int port() {
        return http.getAddress().getPort();
    }

    private void serve(HttpExchange exchange) throws IOException {
        try (exchange) {
            if (!exchange.getRequestMethod().equals("POST")) {
                refuse(exchange, 405, "XML-RPC is posted, not sent by " + exchange.getRequestMethod());
                return;
            }
            String stranger = stranger(exchange);
            if (stranger != null) {
                refuse(exchange, 403, stranger);
                return;
            }
            byte[] document = exchange.getRequestBody().readNBytes(LONGEST_CALL + 1);
            if (document.length > LONGEST_CALL) {
                refuse(exchange, 413, "a call is longer than " + LONGEST_CALL + " bytes");
                return;
            }
            byte[] answer = answer(exchange, document);
            exchange.getResponseHeaders().set("Content-Type", "text/xml");
            exchange.sendResponseHeaders(200, answer.length);
            exchange.getResponseBody().write(answer);
        }
    }

    /** Nodes and masters post text/xml to an address; a web page says where it is from, or calls by a name of its own. */
    private @Nullable String stranger(HttpExchange exchange) {
        if (exchange.getRequestHeaders().containsKey("Origin")) {
            return "a web page may not call nodes";
        }
        String type = exchange.getRequestHeaders().getFirst("Content-Type");
        if (type == null || !type.toLowerCase(Locale.ROOT).startsWith("text/xml")) {
            return "a call is text/xml";
        }
        String host = exchange.getRequestHeaders().getFirst("Host");
        String called = host == null ? "" : host.replaceFirst(":\\d{1,5}$", "");
        boolean known = host == null
                || called.equals("localhost")
                || called.equals(name)
                || ADDRESS.matcher(called).matches();
        return known ? null : "this machine is not called by that name";
    }

    private byte[] answer(HttpExchange exchange, byte[] document) {
        try {
            XmlRpcCall call = XmlRpcReader.call(document);
            String objection = guard.objection(call, exchange.getRemoteAddress().getAddress());
            if (objection != null) {
                throw new XmlRpcException(objection);
            }
            return XmlRpcWriter.answer(handler.answer(call));
        } catch (XmlRpcException e) {
            refusals.accept(exchange.getRemoteAddress() + ": " + e.getMessage());
            return XmlRpcWriter.fault(1, String.valueOf(e.getMessage()));
        }
    }

    private void refuse(HttpExchange exchange, int status, String reason) throws IOException {
        refusals.accept(exchange.getRemoteAddress() + ": " + reason);
        exchange.sendResponseHeaders(status, -1);
    }

    /** Ends, and lets calls that are being answered have their answer first: one of them may have asked for the end. */
    @Override
    public void close() {
        threads.shutdown();
        try {
            threads.awaitTermination(LAST_ANSWERS_MS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        http.stop(0);
        threads.shutdownNow();
    }
}
