// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.graph.Graph.ServiceHandler;
import org.robopitch.links.ros.graph.ServiceRefusedException;
import org.robopitch.links.ros.message.MalformedMessageException;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.RosOutput;
import org.robopitch.links.ros.message.ServiceType;

/** A service that this node offers. */
record ServiceServer(RosNode node, String name, ServiceType type, ServiceHandler handler) {
    /**
     * {@return why a caller that introduces itself like this cannot be served, or null} Callers send no definition, so one
     * with another md5 sum is judged by its requests: their bytes must be those of ours, to the last.
     */
    @Nullable
    String objection(ConnectionHeader header) {
        return header.has("md5sum") ? null : "the header has no md5sum";
    }

    /** Serves a caller, on the caller's thread: once, or as long as it wants if it said so. */
    void serve(Socket socket, ConnectionHeader header) throws IOException {
        boolean fork = !header.agreesWith(type.md5());
        socket.getOutputStream()
                .write(ConnectionHeader.of(
                                "callerid", node.settings.name(),
                                "type", fork ? ConnectionHeader.ANY : type.name(),
                                "request_type", type.request().name(),
                                "response_type", type.response().name(),
                                "md5sum", fork ? ConnectionHeader.ANY : type.md5())
                        .toBytes());
        if (header.get("probe").equals("1")) {
            return;
        }
        boolean persistent = header.get("persistent").equals("1");
        if (persistent) {
            socket.setSoTimeout(0);
        }
        InputStream stream = new BufferedInputStream(socket.getInputStream());
        do {
            byte[] request = Sockets.readFrame(stream, node.settings.longestMessage());
            socket.getOutputStream().write(answer(request, fork, header.sender()));
        } while (persistent);
    }

    private byte[] answer(byte[] request, boolean fork, String caller) {
        try {
            Message answer = handler.answer(Message.decode(type.request(), request));
            return frame(1, answer.encode());
        } catch (ServiceRefusedException e) {
            return refusal(String.valueOf(e.getMessage()));
        } catch (MalformedMessageException | RuntimeException e) {
            String layout =
                    fork ? " (its layout differs from " + type.name() + " here, md5sum " + type.md5() + ")" : "";
            node.incidents.report("malformed request", caller + " calls " + name + layout + ": " + e.getMessage());
            return refusal("cannot carry out the request" + layout + ": " + e.getMessage());
        }
    }

    private static byte[] refusal(String reason) {
        return frame(0, reason.getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] frame(int success, byte[] content) {
        RosOutput output = new RosOutput();
        output.whole(success, Byte.BYTES);
        output.bytes(RosOutput.framed(content));
        return output.toBytes();
    }
}
