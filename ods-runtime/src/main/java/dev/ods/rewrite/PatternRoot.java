// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.OpModel;
import dev.ods.ir.OperationName;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Which operations a pattern is for (what a pattern of MLIR matches on: a name, an interface, a
 * trait, or anything). A driver asks once for each name of operations, and tries the pattern on no
 * others.
 */
public final class PatternRoot {
  /** Operations of any name: such a pattern is tried after those for the name. */
  public static final PatternRoot ANY = new PatternRoot(null, "any operation", name -> true);

  private final @Nullable String opName;
  private final String text;
  private final Predicate<? super OperationName> predicate;

  private PatternRoot(
      @Nullable String opName, String text, Predicate<? super OperationName> predicate) {
    this.opName = opName;
    this.text = text;
    this.predicate = predicate;
  }

  /** Operations of one kind, such as {@code AddOp.MODEL}. */
  public static PatternRoot of(OpModel model) {
    return new PatternRoot(model.name(), model.name(), name -> name.model() == model);
  }

  /** Operations of a full name, such as {@code "foreign.add"}, which need not be registered. */
  public static PatternRoot named(String opName) {
    Objects.requireNonNull(opName, "opName");
    return new PatternRoot(opName, opName, name -> name.value().equals(opName));
  }

  /** Operations with an op interface, also one that is attached to them, but not if promised. */
  public static PatternRoot withInterface(Class<?> opInterface) {
    return new PatternRoot(
        null, opInterface.getSimpleName(), name -> name.implementsInterface(opInterface));
  }

  /** Operations whose names satisfy a condition, such as to have a trait. */
  public static PatternRoot matching(Predicate<? super OperationName> condition) {
    return new PatternRoot(null, "some operations", Objects.requireNonNull(condition, "condition"));
  }

  /** Whether operations of a name are among them. */
  public boolean includes(OperationName name) {
    return predicate.test(name);
  }

  /** The one full name that its operations have, or null. */
  public @Nullable String opName() {
    return opName;
  }

  @Override
  public String toString() {
    return text;
  }
}
