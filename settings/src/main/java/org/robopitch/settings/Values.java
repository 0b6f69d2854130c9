// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

import org.robopitch.declare.Range;

/** Reads single values of a file, and refuses what they cannot be. */
final class Values {
    private Values() {}

    /**
     * {@return a number within bounds}
     *
     * @param where the value's path, for a refusal
     * @param node the value
     * @param bounds what it may be
     */
    static double number(String where, YamlNode node, Range bounds) {
        boolean odd = node instanceof YamlNode.Scalar scalar && Numerals.isNotFinite(scalar);
        if (odd || !bounds.contains(number(where, node))) {
            throw wrong(node, where + " must be " + bounds.words() + ", but is " + ((YamlNode.Scalar) node).text());
        }
        return number(where, node);
    }

    /**
     * {@return a finite number}
     *
     * @param where the value's path, for a refusal
     * @param node the value
     */
    static double number(String where, YamlNode node) {
        if (node instanceof YamlNode.Scalar scalar) {
            if (Numerals.isNotFinite(scalar)) {
                throw wrong(node, where + " must be a finite number, but is " + scalar.text());
            }
            if (scalar.type() == YamlNode.Type.NUMBER) {
                if (!Numerals.isDecimal(scalar)) {
                    throw wrong(scalar, where + " must be a decimal number, but is " + scalar.text());
                }
                return Numerals.value(scalar);
            }
        }
        throw wrong(node, where + " must be a number, but is " + node.kind());
    }

    /**
     * {@return a refusal of a value}
     *
     * @param node the value
     * @param reason what is wrong with it
     */
    static BadFileException wrong(YamlNode node, String reason) {
        return new BadFileException(node.origin(), reason);
    }
}
