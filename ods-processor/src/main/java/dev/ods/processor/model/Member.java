// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.TypeName;

/** A named part of an operation, declared by a method of the author's interface. */
public sealed interface Member
    permits Argument, ResultSpec, RegionSpec, SuccessorSpec, DerivedAttributeSpec {
  /** The name in MLIR: that of the attribute in the dictionary, and of the variable in a format. */
  String name();

  /** The name of the author's method. */
  String accessor();

  /** The return type of the author's method as declared. */
  TypeName returnType();

  /** The Javadoc of the author's method. */
  Documentation documentation();

  /** The summary of the constraint. */
  String summary();

  /** The origin of its declaration. */
  Origin origin();

  /**
   * MLIR's name of this kind of member in messages: {@code operand}, {@code attribute} and so on.
   */
  String entity();
}
