// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn.serve;

/**
 * Where things are in the shared file, in bytes. Little endian; docs/learning.md and the Python package say the same, and
 * a test holds them to it.
 */
final class EnvLayout {
    static final String MAGIC = "RPTCHLRN";
    static final int VERSION = 1;

    static final int MAGIC_AT = 0;
    static final int VERSION_AT = 8;
    static final int HEADER_BYTES_AT = 12;
    static final int FILE_BYTES_AT = 16;
    static final int WORLDS_AT = 24;
    static final int AGENTS_AT = 28;
    static final int OBSERVATION_AT = 32;
    static final int ACTION_AT = 36;
    static final int PROCESS_AT = 40;
    static final int STATE_AT = 48;
    static final int DESCRIPTION_BYTES_AT = 52;

    /** The places of description, observations, final observations, actions, rewards, flags, events, seeds and mask. */
    static final int OFFSETS_AT = 56;

    /** Written by the client: a number one larger than the last, after everything else. */
    static final int REQUEST_AT = 192;

    static final int COMMAND_AT = 200;
    static final int CLIENT_VERSION_AT = 204;
    static final int CLIENT_PROCESS_AT = 208;

    /** Written by the server: the number of the request that has been carried out, after everything else. */
    static final int RESPONSE_AT = 256;

    static final int STATUS_AT = 264;
    static final int MESSAGE_BYTES_AT = 268;
    static final int MESSAGE_AT = 320;
    static final int MOST_MESSAGE = 1024;
    static final int HEADER_BYTES = 2048;

    static final int SERVING = 1;
    static final int ENDED = 2;

    static final int HELLO = 1;
    static final int RESET = 2;
    static final int STEP = 3;
    static final int GOODBYE = 4;

    static final int OK = 0;
    static final int REFUSED = 1;

    /** In the mask of a reset: leave the world, reset it with its seed, begin its next episode. */
    static final int LEAVE = 0;

    static final int WITH_SEED = 1;
    static final int NEXT_EPISODE = 2;

    private static final int LINE = 64;

    /** The parts after the header, in their order, by their number in {@link #at}. */
    static final int DESCRIPTION = 0;

    static final int OBSERVATIONS = 1;
    static final int FINAL_OBSERVATIONS = 2;
    static final int ACTIONS = 3;
    static final int REWARDS = 4;
    static final int TERMINATED = 5;
    static final int TRUNCATED = 6;
    static final int EVENTS = 7;
    static final int SEEDS = 8;
    static final int MASK = 9;

    private final int[] at;

    /** A layout whose parts have these sizes. */
    EnvLayout(long... sizes) {
        at = new int[sizes.length + 1];
        at[0] = HEADER_BYTES;
        for (int part = 0; part < sizes.length; part++) {
            at[part + 1] = Math.toIntExact((at[part] + sizes[part] + LINE - 1) / LINE * LINE);
        }
    }

    int at(int part) {
        return at[part];
    }

    int bytes() {
        return at[at.length - 1];
    }
}
