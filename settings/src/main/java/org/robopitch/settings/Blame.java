// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

import org.robopitch.declare.ParameterException;

/** Finds the line of a file to blame for a parameter that was refused. */
final class Blame {
    private Blame() {}

    /**
     * {@return where the parameter is said, or else one that it does not fit, or else the section around it}
     *
     * @param refused names the parameter by its path
     * @param root the section that the path begins in
     */
    static Origin of(ParameterException refused, YamlNode.Mapping root) {
        Place exact = placeOf(refused.path(), root);
        if (exact.isExact()) {
            return exact.origin();
        }
        return refused.related().stream()
                .map(path -> placeOf(path, root))
                .filter(Place::isExact)
                .findFirst()
                .orElse(exact)
                .origin();
    }

    private record Place(Origin origin, boolean isExact) {}

    /** The place of a path, or of the nearest section around it that there is. */
    private static Place placeOf(String parameter, YamlNode.Mapping root) {
        YamlNode node = root;
        Origin origin = root.origin();
        for (String key : parameter.split("[.\\[\\]]+")) {
            if (node instanceof YamlNode.Sequence list) {
                int index = Integer.parseInt(key);
                if (index >= list.items().size()) {
                    return new Place(origin, false);
                }
                node = list.items().get(index);
                origin = node.origin();
                continue;
            }
            YamlNode.Entry entry =
                    node instanceof YamlNode.Mapping here ? here.entries().get(key) : null;
            if (entry == null) {
                return new Place(origin, false);
            }
            origin = entry.keyOrigin();
            node = entry.value();
        }
        return new Place(origin, true);
    }
}
