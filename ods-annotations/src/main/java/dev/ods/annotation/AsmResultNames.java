// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the results in the custom form (MLIR's {@code getAsmResultNames}), where the names are
 * always the same: {@code @AsmResultNames("cast")} prints {@code %cast}. Names that depend on the
 * operation need {@code OpAsmOpInterface.resultNames}, which this implements.
 *
 * <p>Without it, several results are named as they are declared. An op inherits the annotation from
 * the interfaces that it extends, unless it has one of its own.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface AsmResultNames {
  /**
   * One name for each result, in their order: letters, digits, {@code $}, {@code .}, {@code _} and
   * {@code -}, not beginning with a digit; empty for a result without a name. That of a variadic
   * result is the name of its first value.
   */
  String[] value();
}
