// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio;

/** A WebSocket on the studio's server where programs of another protocol come in, past the same guard as viewers. */
public interface StudioExtension {
    /** {@return where it is, such as "/rosbridge"} */
    String path();

    /**
     * {@return whether a page that the studio has not served may come in; its own may always}
     *
     * @param origin of the page, such as "http://localhost:3000"
     */
    default boolean admits(String origin) {
        return false;
    }

    /**
     * Lets somebody in.
     *
     * @param line the way to the visitor
     * @return who takes what the visitor says
     */
    Visitor enter(Line line);

    /** Takes what a visitor says. */
    interface Visitor {
        /**
         * Called for every text message, one after the other.
         *
         * @param text of at most 16 KiB
         */
        void hear(String text);

        /** Called when the visitor has left. */
        void leave();
    }

    /** The way to a visitor. */
    interface Line {
        /**
         * Sends a text without waiting.
         *
         * @param text what to send
         * @param gone called when it is gone, or can no longer go
         */
        void send(String text, Runnable gone);

        /**
         * Sends bytes without waiting.
         *
         * @param bytes what to send
         * @param gone called when they are gone, or can no longer go
         */
        void send(byte[] bytes, Runnable gone);

        /**
         * Shows the visitor out.
         *
         * @param code of RFC 6455, such as 1008
         * @param reason in words
         */
        void close(int code, String reason);
    }
}
