// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.message;

/**
 * The type of a service: what is asked and what is answered.
 *
 * @param name package and name, such as "std_srvs/Empty"
 * @param md5 what peers compare to see that they mean the same
 */
public record ServiceType(String name, MessageType request, MessageType response, String md5) {
    @Override
    public String toString() {
        return name;
    }
}
