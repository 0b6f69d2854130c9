// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.xmlrpc;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

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
        CompletableFuture<HttpResponse<byte[]>> sent;
        try {
            HttpRequest request = HttpRequest.newBuilder(peer)
                    .timeout(timeout)
                    .header("Content-Type", "text/xml")
                    .POST(HttpRequest.BodyPublishers.ofByteArray(
                            XmlRpcWriter.call(new XmlRpcCall(method, List.of(arguments)))))
                    .build();
            sent = http.sendAsync(request, information -> new BoundedBody(LONGEST_ANSWER));
        } catch (IllegalArgumentException noAddress) {
            throw new IOException(peer + " cannot be called: " + noAddress.getMessage(), noAddress);
        }
        HttpResponse<byte[]> response = await(sent, peer, method);
        if (response.statusCode() != 200) {
            throw new XmlRpcException(peer + " answered " + method + " with status " + response.statusCode() + " and "
                    + response.body().length + " bytes");
        }
        return XmlRpcReader.answer(response.body());
    }

    /** A peer that trickles is not waited for longer than one that is silent: the timeout of a request ends with its headers. */
    private HttpResponse<byte[]> await(CompletableFuture<HttpResponse<byte[]>> sent, URI peer, String method)
            throws IOException {
        try {
            return sent.get(2 * timeout.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            sent.cancel(true);
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while " + peer + " was called");
        } catch (TimeoutException e) {
            sent.cancel(true);
            throw new HttpTimeoutException(peer + " does not finish its answer to " + method);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof ConnectException refused) {
                // Who asks why looks for its cause.
                throw (ConnectException) new ConnectException(refused.getMessage()).initCause(refused);
            }
            if (e.getCause() instanceof HttpTimeoutException) {
                throw new HttpTimeoutException(peer + " does not answer " + method);
            }
            throw new IOException(peer + " cannot be called: " + reason(e.getCause()), e.getCause());
        }
    }

    private static String reason(@Nullable Throwable failure) {
        return failure instanceof IOException && failure.getMessage() != null
                ? failure.getMessage()
                : "its answer is not HTTP";
    }

    /** The body of an answer, which is refused once it is longer than it may be. */
    static final class BoundedBody implements HttpResponse.BodySubscriber<byte[]> {
        private final int longest;
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final CompletableFuture<byte[]> body = new CompletableFuture<>();
        private Flow.@Nullable Subscription subscription;

        BoundedBody(int longest) {
            this.longest = longest;
        }

        @Override
        public CompletionStage<byte[]> getBody() {
            return body;
        }

        @Override
        public void onSubscribe(Flow.Subscription given) {
            subscription = given;
            given.request(Long.MAX_VALUE);
        }

        @Override
        public void onNext(List<ByteBuffer> buffers) {
            for (ByteBuffer buffer : buffers) {
                if (body.isDone()) {
                    return;
                }
                if (bytes.size() + buffer.remaining() > longest) {
                    if (subscription != null) {
                        subscription.cancel();
                    }
                    body.completeExceptionally(new XmlRpcException("its answer is longer than " + longest + " bytes"));
                    return;
                }
                byte[] piece = new byte[buffer.remaining()];
                buffer.get(piece);
                bytes.writeBytes(piece);
            }
        }

        @Override
        public void onError(Throwable failure) {
            body.completeExceptionally(failure);
        }

        @Override
        public void onComplete() {
            body.complete(bytes.toByteArray());
        }
    }
}
