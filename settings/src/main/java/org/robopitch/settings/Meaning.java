// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What a component of a parameter record means. The schema and the tables of the documentation are made of it. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Meaning {
    /** {@return the meaning in a few words, without the unit, which the check of the component knows} */
    String value();
}
