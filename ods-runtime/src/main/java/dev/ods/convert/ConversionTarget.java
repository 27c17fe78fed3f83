// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.ir.Context;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Which operations a conversion aims at (MLIR's class of the same name): operations and dialects
 * that are legal, are not, or are sometimes. What is said of an operation counts more than what is
 * said of its dialect, and that more than what is said of unknown operations; what is said last
 * replaces what was said before. Of all others nothing is known: a full conversion must convert
 * them, a partial one converts them if it can.
 *
 * <p>It must not change while conversions use it.
 */
public final class ConversionTarget {
  private static final Predicate<Operation> ALWAYS = op -> true;

  private final Context context;
  private final Map<String, Rule> operations = new HashMap<>();
  private final Map<String, Rule> dialects = new HashMap<>();
  private final Map<String, Predicate<Operation>> recursive = new HashMap<>();
  private @Nullable Rule unknown;

  /** What is known of the operations of a name. */
  enum Action {
    LEGAL,
    DYNAMIC,
    ILLEGAL
  }

  private record Rule(Action action, Predicate<Operation> isLegal) {
    static final Rule LEGAL = new Rule(Action.LEGAL, ALWAYS);
    static final Rule ILLEGAL = new Rule(Action.ILLEGAL, ALWAYS.negate());
  }

  /** Whether an operation is legal. */
  enum Legality {
    /** Nothing is known, or it is not. */
    NOT_LEGAL,
    LEGAL,
    /** It is, with all that is nested in it. */
    RECURSIVELY_LEGAL
  }

  private ConversionTarget(Context context) {
    this.context = Objects.requireNonNull(context, "context");
  }

  /** A target that knows nothing yet, for operations of a context. */
  public static ConversionTarget create(Context context) {
    return new ConversionTarget(context);
  }

  /** The context of the operations. */
  public Context context() {
    return context;
  }

  // --- Legal.

  /** Says that operations are legal. */
  public ConversionTarget addLegalOps(OpModel... models) {
    return set(Rule.LEGAL, models);
  }

  /** Says that operations are legal, by names, which need not be registered. */
  public ConversionTarget addLegalOps(OperationName... names) {
    return set(Rule.LEGAL, names);
  }

  /** Says that all operations of dialects are legal, by their namespaces. */
  public ConversionTarget addLegalDialects(String... namespaces) {
    return set(Rule.LEGAL, namespaces);
  }

  // --- Not legal.

  /** Says that operations are not legal. */
  public ConversionTarget addIllegalOps(OpModel... models) {
    return set(Rule.ILLEGAL, models);
  }

  /** Says that operations are not legal, by names, which need not be registered. */
  public ConversionTarget addIllegalOps(OperationName... names) {
    return set(Rule.ILLEGAL, names);
  }

  /** Says that no operation of dialects is legal, by their namespaces. */
  public ConversionTarget addIllegalDialects(String... namespaces) {
    return set(Rule.ILLEGAL, namespaces);
  }

  // --- Sometimes legal.

  /** Says that operations are legal if a predicate holds, which must not change anything. */
  public ConversionTarget addDynamicallyLegalOps(Predicate<Operation> isLegal, OpModel... models) {
    return set(new Rule(Action.DYNAMIC, isLegal), models);
  }

  /** Says that operations are legal if a predicate holds, by names. */
  public ConversionTarget addDynamicallyLegalOps(
      Predicate<Operation> isLegal, OperationName... names) {
    return set(new Rule(Action.DYNAMIC, isLegal), names);
  }

  /** Says that the operations of dialects are legal if a predicate holds. */
  public ConversionTarget addDynamicallyLegalDialects(
      Predicate<Operation> isLegal, String... namespaces) {
    return set(new Rule(Action.DYNAMIC, isLegal), namespaces);
  }

  /** Says that operations of which nothing else is said are legal if a predicate holds. */
  public ConversionTarget markUnknownOpsDynamicallyLegal(Predicate<Operation> isLegal) {
    Objects.requireNonNull(isLegal, "isLegal");
    unknown = new Rule(Action.DYNAMIC, isLegal);
    return this;
  }

  /**
   * Says that what is nested in legal operations is legal, whatever it is.
   *
   * @throws IllegalStateException if nothing is said of one of them, or that it is not legal
   */
  public ConversionTarget markRecursivelyLegal(OpModel... models) {
    return markRecursivelyLegal(ALWAYS, models);
  }

  /**
   * Says that what is nested in legal operations is legal if a predicate holds for them.
   *
   * @throws IllegalStateException if nothing is said of one of them, or that it is not legal
   */
  public ConversionTarget markRecursivelyLegal(Predicate<Operation> holds, OpModel... models) {
    for (OpModel model : models) {
      markRecursivelyLegal(holds, model.name());
    }
    return this;
  }

  /** {@link #markRecursivelyLegal(Predicate, OpModel...)}, by names. */
  public ConversionTarget markRecursivelyLegal(Predicate<Operation> holds, OperationName... names) {
    for (OperationName name : names) {
      markRecursivelyLegal(holds, name.value());
    }
    return this;
  }

  private void markRecursivelyLegal(Predicate<Operation> holds, String name) {
    Rule rule = operations.get(name);
    if (rule == null || rule.action == Action.ILLEGAL) {
      throw new IllegalStateException("'" + name + "' is not known to be legal: say so before");
    }
    recursive.put(name, holds);
  }

  private ConversionTarget set(Rule rule, OpModel... models) {
    for (OpModel model : models) {
      operations.put(model.name(), rule);
    }
    return this;
  }

  private ConversionTarget set(Rule rule, OperationName... names) {
    for (OperationName name : names) {
      operations.put(name.value(), rule);
    }
    return this;
  }

  private ConversionTarget set(Rule rule, String... namespaces) {
    for (String namespace : List.of(namespaces)) {
      dialects.put(namespace, rule);
    }
    return this;
  }

  // --- Asking.

  private @Nullable Rule rule(String name) {
    Rule own = operations.get(name);
    if (own != null) {
      return own;
    }
    int dot = name.indexOf('.');
    Rule ofDialect = dialects.get(dot < 0 ? name : name.substring(0, dot));
    return ofDialect != null ? ofDialect : unknown;
  }

  /** What is known of operations of a kind; null if nothing is. */
  @Nullable Action action(String opName) {
    Rule rule = rule(opName);
    return rule == null ? null : rule.action;
  }

  Legality legality(Operation op) {
    OperationName name = op.name();
    Rule rule = rule(name.value());
    if (rule == null || !rule.isLegal.test(op)) {
      return Legality.NOT_LEGAL;
    }
    Predicate<Operation> nested = recursive.get(name.value());
    return nested != null && nested.test(op) ? Legality.RECURSIVELY_LEGAL : Legality.LEGAL;
  }

  /** Whether an operation is legal: false, too, if nothing is known of it. */
  public boolean isLegal(Operation op) {
    return legality(op) != Legality.NOT_LEGAL;
  }

  /** Whether it is known that an operation is not legal. */
  public boolean isIllegal(Operation op) {
    Rule rule = rule(op.name().value());
    return rule != null && !rule.isLegal.test(op);
  }
}
