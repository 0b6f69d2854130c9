// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says between which bounds a parameter of a team may be varied.
 *
 * <p>A team says its parameters in one record, whose components are of type double and carry this annotation, and whose
 * static method {@code defaults()} gives the values it plays with by default. The team has a public constructor
 * that takes the record.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Tunable {
    /** {@return the least value} */
    double low();

    /** {@return the greatest value} */
    double high();

    /** {@return its unit; empty for a plain number} */
    String unit() default "";
}
