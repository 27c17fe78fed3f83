// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.codegen.GeneratedMutableType;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.laws.SymbolSampler.Made;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;

/** The laws on random instances of the types and attributes of a dialect. */
final class SymbolTests {
  private static final int MOST_OF_A_CLASS = 4;
  private static final int ATTEMPTS = 40;

  private final List<Class<?>> classes = new ArrayList<>();
  private final SymbolValues values;
  private final Map<Class<?>, Predicate<Object>> conditions;
  private final Map<String, String> exemptions;
  private final int count;
  private final long seed;

  /**
   * Creates the tests.
   *
   * @param others classes that the dialect does not list
   * @param values the values of parameters
   * @param conditions what is demanded of the instances of a class
   * @param exemptions the reasons why classes, by their names, are not tested
   * @param count how many instances of each class there are
   */
  SymbolTests(
      DialectDefinition dialect,
      List<Class<?>> others,
      SymbolValues values,
      Map<Class<?>, Predicate<Object>> conditions,
      Map<String, String> exemptions,
      int count,
      long seed) {
    classes.addAll(dialect.types());
    classes.addAll(dialect.attributes());
    others.stream().filter(other -> !classes.contains(other)).forEach(classes::add);
    this.values = values;
    this.conditions = conditions;
    this.exemptions = exemptions;
    this.count = count;
    this.seed = seed;
  }

  /** A test for each class. */
  Stream<DynamicTest> tests() {
    return classes.stream().map(type -> DynamicTest.dynamicTest(name(type), () -> check(type)));
  }

  /** Passes programs with random instances of each class on, and the name of the class. */
  void forEach(BiConsumer<String, Operation> action) {
    for (Class<?> type : classes) {
      if (exemptions.containsKey(type.getName())) {
        continue;
      }
      SymbolSampler sampler = sampler(type);
      for (int i = 0; i < count; i++) {
        Made made = sampler.next(type);
        if (made == null) {
          break;
        }
        action.accept(name(type), SymbolLaw.program(made.result()));
      }
    }
  }

  /** Some instances of each class, of which the text says everything. */
  List<Object> some() {
    Set<Object> found = new LinkedHashSet<>();
    for (Class<?> type : classes) {
      if (!exemptions.containsKey(type.getName())) {
        addSome(type, found);
      }
    }
    return List.copyOf(found);
  }

  private void addSome(Class<?> type, Set<Object> found) {
    SymbolSampler sampler = sampler(type);
    int most = found.size() + MOST_OF_A_CLASS;
    try {
      for (int i = 0; i < ATTEMPTS && found.size() < most; i++) {
        Made made = sampler.next(type);
        if (made == null) {
          return;
        } else if (SymbolValues.isParsedBack(made.result())) {
          found.add(made.result());
        }
      }
    } catch (RuntimeException | StackOverflowError e) {
      // The test of the class reports what the method 'get' or the condition of the author throws.
      return;
    }
  }

  /** {@code !MatType}, {@code #RangeAttr}. */
  private static String name(Class<?> type) {
    return (Type.class.isAssignableFrom(type) ? "!" : "#") + type.getSimpleName();
  }

  private SymbolSampler sampler(Class<?> type) {
    return new SymbolSampler(
        values, conditions.getOrDefault(type, made -> true), seed ^ type.getName().hashCode());
  }

  private void check(Class<?> type) {
    String exemption = exemptions.get(type.getName());
    Assumptions.assumeTrue(exemption == null, () -> "exempted: " + exemption);
    SymbolSampler sampler = sampler(type);
    for (int i = 0; i < count; i++) {
      Made made = next(type, sampler, i);
      if (made == null) {
        Assertions.fail(
            "no instance of %s (%s) was found: %s%s"
                .formatted(name(type), type.getName(), sampler.refusal(), Advice.values(type)));
        return;
      }
      for (SymbolLaw law : SymbolLaw.values()) {
        if (violation(law, made) != null) {
          Made smallest = shrink(made, law, sampler);
          String call = Calls.text(smallest.factory(), smallest.arguments());
          report(type, law.statement(), i, call + "\n" + violation(law, smallest));
        }
      }
    }
  }

  private @Nullable Made next(Class<?> type, SymbolSampler sampler, int index) {
    try {
      return sampler.next(type);
    } catch (SymbolFailure failure) {
      String smallest = String.valueOf(shrink(failure, sampler).getMessage());
      report(type, "'get' makes an instance or refuses its arguments", index, smallest);
      throw failure;
    }
  }

  private void report(Class<?> type, String statement, int index, String smallest) {
    Assertions.fail(
        "not for every %s %s: see instance %d of -D%s=%d, shrunk:\n%s"
            .formatted(name(type), statement, index, DialectLaws.SEED_PROPERTY, seed, smallest));
  }

  /** The violation of a law; what the dialect's code throws is one. */
  private static @Nullable String violation(SymbolLaw law, Made made) {
    try {
      return law.violation(made);
    } catch (SymbolFailure failure) {
      return failure.getMessage();
    } catch (RuntimeException | StackOverflowError e) {
      return Calls.thrown(e);
    }
  }

  /** A smaller instance that violates the law, if its arguments are all that it is made of. */
  private Made shrink(Made failing, SymbolLaw law, SymbolSampler sampler) {
    if (failing.result() instanceof GeneratedMutableType<?, ?>) {
      return failing;
    }
    List<@Nullable Object> smallest =
        new SymbolShrinker(values)
            .shrink(failing.arguments(), arguments -> violates(law, failing, arguments, sampler));
    Made made = sampler.again(failing.factory(), smallest);
    return made == null ? failing : made;
  }

  private static boolean violates(
      SymbolLaw law, Made failing, List<@Nullable Object> arguments, SymbolSampler sampler) {
    try {
      Made smaller = sampler.again(failing.factory(), arguments);
      return smaller != null && violation(law, smaller) != null;
    } catch (SymbolFailure e) {
      return false;
    }
  }

  private SymbolFailure shrink(SymbolFailure failing, SymbolSampler sampler) {
    SymbolFailure[] smallest = {failing};
    new SymbolShrinker(values)
        .shrink(
            failing.arguments(),
            arguments -> {
              try {
                sampler.result(failing.factory(), arguments);
                return false;
              } catch (SymbolFailure smaller) {
                smallest[0] = smaller;
                return true;
              }
            });
    return smallest[0];
  }
}
