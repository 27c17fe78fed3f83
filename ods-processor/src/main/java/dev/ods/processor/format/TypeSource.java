// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.Member;

/** Where a parser finds the type of an operand or a result. */
public sealed interface TypeSource {
  /** A type directive reads it. */
  record Parsed() implements TypeSource {}

  /** Its constraint allows only one type, which {@code constraint} builds. */
  record Built(ClassName constraint) implements TypeSource {}

  /** A trait makes it the type of {@code member}, an operand or a result with a parsed type. */
  record SameAs(Member member) implements TypeSource {}

  /**
   * A trait makes it follow from the type of {@code member}, an operand or a result with a parsed
   * type.
   *
   * @param transform the class whose {@code apply} computes one type from the other
   */
  record Transformed(Member member, ClassName transform) implements TypeSource {}

  /** A trait makes it the type of the value of {@code attribute}. */
  record OfAttribute(AttributeSpec attribute) implements TypeSource {}
}
