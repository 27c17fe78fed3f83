// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * A confinement by an annotation of the author: {@code @MultipleOf(4)}.
 *
 * @param owner the class whose method {@code test} decides
 * @param takesOperation whether the method takes the operation first
 * @param arguments the values of the annotation's elements: numbers, booleans and strings
 * @param summary its summary, with the arguments
 */
public record OwnConfinement(
    ClassName owner, boolean takesOperation, List<Object> arguments, String summary) {
  public OwnConfinement {
    arguments = List.copyOf(arguments);
  }
}
