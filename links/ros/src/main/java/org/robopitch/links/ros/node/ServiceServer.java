// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.graph.ServiceHandler;
import org.robopitch.links.ros.graph.ServiceRefusedException;
import org.robopitch.links.ros.message.MalformedMessageException;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.RosOutput;
import org.robopitch.links.ros.message.ServiceType;

/** A service that this node offers. */
record ServiceServer(
        NodeSettings settings, String name, ServiceType type, ServiceHandler handler, Incidents incidents) {
    /** {@return why a caller that introduces itself like this cannot be served, or null} */
    @Nullable
    String objection(ConnectionHeader header) {
        if (!header.has("md5sum")) {
            return "the header has no md5sum";
        }
        if (!header.agreesWith(type.md5())) {
            return header.sender() + " calls " + name + " with md5sum " + header.get("md5sum") + ", but here it is "
                    + type.name() + " with " + type.md5();
        }
        return null;
    }

    /** Serves a caller, on the caller's thread: once, or as long as it wants if it said so. */
    void serve(Socket socket, ConnectionHeader header) throws IOException {
        socket.getOutputStream()
                .write(ConnectionHeader.of(
                                "callerid", settings.name(),
                                "type", type.name(),
                                "request_type", type.request().name(),
                                "response_type", type.response().name(),
                                "md5sum", type.md5())
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
            byte[] request = Sockets.readFrame(stream, settings.longestMessage());
            socket.getOutputStream().write(answer(request, header.sender()));
        } while (persistent);
    }

    private byte[] answer(byte[] request, String caller) {
        try {
            Message answer = handler.answer(Message.decode(type.request(), request));
            return frame(1, answer.encode());
        } catch (ServiceRefusedException e) {
            return refusal(String.valueOf(e.getMessage()));
        } catch (MalformedMessageException | RuntimeException e) {
            incidents.report("malformed request", caller + " calls " + name + ": " + e.getMessage());
            return refusal("the request cannot be carried out: " + e.getMessage());
        }
    }

    private static byte[] refusal(String reason) {
        return frame(0, reason.getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] frame(int success, byte[] content) {
        RosOutput output = new RosOutput();
        output.int8(success);
        output.int32(content.length);
        output.bytes(content);
        return output.toBytes();
    }
}
