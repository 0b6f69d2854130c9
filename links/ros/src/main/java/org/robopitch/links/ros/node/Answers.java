// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.io.IOException;
import java.util.List;

/** The triple that masters and slaves answer with: 1 for success, a remark, and the value. */
final class Answers {
    private static final int SUCCESS = 1;

    private Answers() {}

    static List<Object> success(String remark, Object value) {
        return List.of(SUCCESS, remark, value);
    }

    static List<Object> failure(String remark) {
        return List.of(-1, remark, 0);
    }

    /** {@return the value of a success} */
    static Object value(Object answer) throws IOException {
        if (answer instanceof List<?> triple && triple.size() == 3 && triple.get(0) instanceof Integer code) {
            if (code == SUCCESS && triple.get(2) != null) {
                return triple.get(2);
            }
            throw new RefusedException("the peer refused: " + triple.get(1));
        }
        throw new IOException("expected [code, remark, value], but got " + answer);
    }

    /** A peer that was reached and said no. */
    static final class RefusedException extends IOException {
        RefusedException(String message) {
            super(message);
        }
    }
}
