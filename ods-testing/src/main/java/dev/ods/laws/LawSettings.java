// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.opentest4j.TestAbortedException;

/** What the calls of {@link DialectLaws} have set for a dialect. */
final class LawSettings {
  private static final int DEFAULT_COUNT = 1000;

  final DialectDefinition dialect;
  final List<DialectDefinition> others = new ArrayList<>();
  final List<Given> types = new ArrayList<>();
  final List<Given> attributes = new ArrayList<>();
  final List<Given> examples = new ArrayList<>();
  final List<Class<?>> classes = new ArrayList<>();
  final List<Object> values = new ArrayList<>();
  final Map<Class<?>, Predicate<Object>> symbolConditions = new HashMap<>();
  final Map<String, OpGenerator> generators = new HashMap<>();
  final Map<String, Predicate<Operation>> conditions = new HashMap<>();
  final Map<String, String> exemptions = new HashMap<>();

  /** The types and attributes that conditions and exemptions name. */
  final Set<Class<?>> named = new LinkedHashSet<>();

  int count = (int) property(DialectLaws.COUNT_PROPERTY, DEFAULT_COUNT, 1, Integer.MAX_VALUE);
  long seed = property(DialectLaws.SEED_PROPERTY, 0, Long.MIN_VALUE, Long.MAX_VALUE);

  LawSettings(DialectDefinition dialect) {
    this.dialect = dialect;
  }

  /** The number that a system property says, if it is set, and not to nothing, as builds may. */
  private static long property(String name, long unset, long least, long most) {
    String text = System.getProperty(name);
    if (text == null || text.isEmpty()) {
      return unset;
    }
    try {
      long value = Long.decode(text);
      if (value >= least && value <= most) {
        return value;
      }
    } catch (NumberFormatException e) {
      // The message below says what is expected.
    }
    throw new IllegalArgumentException(
        "-D%s=%s: an integer from %d to %d is expected".formatted(name, text, least, most));
  }

  /**
   * Calls what the author has written.
   *
   * @param subject what it is called for, as a text
   * @throws IllegalStateException if it throws: with the seed, and what it was called for
   */
  <T> T call(String what, Supplier<T> code, Supplier<String> subject) {
    try {
      return code.get();
    } catch (TestAbortedException e) {
      throw e;
    } catch (RuntimeException | StackOverflowError e) {
      throw new IllegalStateException(
          "%s threw %s, with -D%s=%d, for %s"
              .formatted(what, e, DialectLaws.SEED_PROPERTY, seed, subject.get()),
          e);
    }
  }

  void requireOperation(String operation) {
    if (dialect.operations().stream().noneMatch(model -> model.name().equals(operation))) {
      throw new IllegalArgumentException(
          "the dialect '" + dialect.namespace() + "' has no operation '" + operation + "'");
    }
  }

  /** The order of calls is free, so that this is not known before the end. */
  void requireSymbols() {
    for (Class<?> symbol : named) {
      if (!dialect.types().contains(symbol)
          && !dialect.attributes().contains(symbol)
          && !classes.contains(symbol)) {
        throw new IllegalArgumentException(
            "the dialect '%s' has no type or attribute of the class %s, and withSymbols adds none"
                .formatted(dialect.namespace(), symbol.getName()));
      }
    }
  }

  /** Whether conditions and exemptions allow a type or an attribute for operations. */
  boolean isAllowed(Object symbol) {
    Predicate<Object> condition = symbolConditions.get(symbol.getClass());
    return !exemptions.containsKey(symbol.getClass().getName())
        && (condition == null || condition.test(symbol));
  }
}
