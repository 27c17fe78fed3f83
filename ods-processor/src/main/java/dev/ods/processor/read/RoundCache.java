// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.ConstraintUse;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Facts about classes which many declarations need, and which hold in one round only: in the next,
 * the compiler has other elements, and classes that did not exist.
 */
final class RoundCache {
  private final Map<Mention, Boolean> visible = new HashMap<>();
  private final Map<Mention, Boolean> exposable = new HashMap<>();
  private final Map<Constraint, ConstraintUse> constraints = new HashMap<>();

  private final Map<TypeElement, Map<String, Element>> shadowed = new HashMap<>();

  private record Mention(@Nullable ModuleElement module, ClassName name) {}

  /**
   * A constraint on types or attributes where declarations of a package use it.
   *
   * @param declared the class literal
   * @param target what it is to constrain
   * @param user the package, which determines what is accessible
   */
  record Constraint(TypeElement declared, ConstraintTarget target, String user) {}

  /** Forgets everything. */
  void clear() {
    visible.clear();
    exposable.clear();
    constraints.clear();
    shadowed.clear();
  }

  /** {@link TypeFacts#sees}, which {@code find} computes. */
  boolean sees(@Nullable ModuleElement module, ClassName name, BooleanSupplier find) {
    return visible.computeIfAbsent(new Mention(module, name), absent -> find.getAsBoolean());
  }

  /** {@link TypeFacts#mayExpose}, which {@code find} computes. */
  boolean mayExpose(@Nullable ModuleElement module, ClassName name, BooleanSupplier find) {
    return exposable.computeIfAbsent(new Mention(module, name), absent -> find.getAsBoolean());
  }

  /** A use of the constraint in which nothing is wrong, whatever its position, or null. */
  @Nullable ConstraintUse constraint(Constraint constraint) {
    return constraints.get(constraint);
  }

  /** Registers a use in which nothing is wrong. */
  void add(Constraint constraint, ConstraintUse use) {
    constraints.put(constraint, use);
  }

  /**
   * The {@link ShadowedNames} in what is generated from a declaration, which {@code find} finds.
   */
  Map<String, Element> shadowed(TypeElement type, Supplier<Map<String, Element>> find) {
    return shadowed.computeIfAbsent(type, absent -> find.get());
  }
}
