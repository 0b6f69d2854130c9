// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.xmlrpc;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;

/** Calls methods of peers. Safe for use by several threads. */
public final class XmlRpcClient {
    private static final int LONGEST_ANSWER = 8 << 20;

    private final HttpClient http;
    private final Duration timeout;

    /**
     * A client.
     *
     * @param timeout how long a peer may take to be reached, and then to answer
     */
    public XmlRpcClient(Duration timeout) {
        this.timeout = timeout;
        this.http = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(timeout)
                .build();
    }

    /**
     * Calls a method and waits for its answer.
     *
     * @throws XmlRpcException if the peer answers with a fault, or with something else than XML-RPC
     * @throws IOException if the peer cannot be reached or does not answer in time
     */
    public Object call(URI peer, String method, Object... arguments) throws IOException {
        HttpRequest request = HttpRequest.newBuilder(peer)
                .timeout(timeout)
                .header("Content-Type", "text/xml")
                .POST(HttpRequest.BodyPublishers.ofByteArray(
                        XmlRpcWriter.call(new XmlRpcCall(method, List.of(arguments)))))
                .build();
        try {
            HttpResponse<InputStream> response = http.send(request, HttpResponse.BodyHandlers.ofInputStream());
            try (InputStream body = response.body()) {
                byte[] document = body.readNBytes(LONGEST_ANSWER + 1);
                if (response.statusCode() != 200 || document.length > LONGEST_ANSWER) {
                    throw new XmlRpcException(peer + " answered " + method + " with status " + response.statusCode()
                            + " and " + document.length + " bytes");
                }
                return XmlRpcReader.answer(document);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while " + peer + " was called");
        }
    }
}
