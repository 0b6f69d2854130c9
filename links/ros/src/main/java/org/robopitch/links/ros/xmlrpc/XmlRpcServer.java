// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.xmlrpc;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Answers the calls of peers. What is no call, is too long or never ends is refused and told to a listener. */
public final class XmlRpcServer implements AutoCloseable {
    private static final int LONGEST_CALL = 1 << 20;
    private static final int MOST_THREADS = 32;
    private static final int BACKLOG = 64;

    static {
        // The JDK's server waits for ever for the end of a request unless it is told not to, before it is first used.
        if (System.getProperty("sun.net.httpserver.maxReqTime") == null) {
            System.setProperty("sun.net.httpserver.maxReqTime", "5");
        }
    }

    private final HttpServer http;
    private final ThreadPoolExecutor threads;
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

    /**
     * Begins to serve.
     *
     * @param address where; port 0 takes any free one
     * @param refusals is told about every request that was refused, in a sentence
     */
    public XmlRpcServer(InetSocketAddress address, Handler handler, Consumer<String> refusals) throws IOException {
        this.handler = handler;
        this.refusals = refusals;
        this.threads = new ThreadPoolExecutor(
                0, MOST_THREADS, 10, TimeUnit.SECONDS, new SynchronousQueue<>(), XmlRpcServer::thread);
        this.http = HttpServer.create(address, BACKLOG);
        http.setExecutor(threads);
        http.createContext("/", this::serve);
        http.start();
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "ros calls");
        thread.setDaemon(true);
        return thread;
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

    private byte[] answer(HttpExchange exchange, byte[] document) {
        try {
            return XmlRpcWriter.answer(handler.answer(XmlRpcReader.call(document)));
        } catch (XmlRpcException e) {
            refusals.accept(exchange.getRemoteAddress() + ": " + e.getMessage());
            return XmlRpcWriter.fault(1, String.valueOf(e.getMessage()));
        }
    }

    private void refuse(HttpExchange exchange, int status, String reason) throws IOException {
        refusals.accept(exchange.getRemoteAddress() + ": " + reason);
        exchange.sendResponseHeaders(status, -1);
    }

    @Override
    public void close() {
        http.stop(0);
        threads.shutdownNow();
    }
}
