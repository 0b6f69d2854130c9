// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The leagues that a team can play. It is offered in those only; a team without this annotation is offered in all. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface PlaysLeague {
    /** {@return names of leagues, such as "mirosot"} */
    String[] value();
}
