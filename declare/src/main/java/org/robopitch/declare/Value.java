// SPDX-License-Identifier: Apache-2.0
package org.robopitch.declare;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a component of a record once: its meaning, unit, bounds and default. Files, options, JSON, schemas, tables and forms
 * follow from it.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Value {
    /** {@return the meaning in a few words, without the unit} */
    String says() default "";

    /** {@return the unit of the number, its bounds and its default; empty for a plain number} */
    String unit() default "";

    /** {@return the smallest value} */
    double min() default 0;

    /** {@return the largest value; without one the number has no bounds} */
    double max() default Double.NaN;

    /** {@return why there are these bounds, to be read in brackets} */
    String why() default "";

    /**
     * The default as text, as a file would say it. Without one it is 0, false, the first constant of an enumeration, an empty text
     * or list, nothing where the component may be null, and for records and sealed types what their method {@code defaults()} or
     * their own declarations say.
     *
     * @return the text
     */
    String otherwise() default "";

    /** {@return the name outside of Java, where it is not the component's} */
    String key() default "";

    /** {@return the name of the option, where it does not follow from the key} */
    String option() default "";

    /** {@return the label of the value in a help, where it does not follow from unit and key} */
    String param() default "";

    /** {@return on which choice of the record this value depends, such as {@code model=limited}: it has no effect with another} */
    String onlyWith() default "";

    /** {@return the optional component of the record that replaces this one: not both are given} */
    String without() default "";

    /** {@return by how much a form changes the number} */
    double fine() default 0.01;

    /** {@return a short name for forms, where it does not follow from the key} */
    String label() default "";
}
