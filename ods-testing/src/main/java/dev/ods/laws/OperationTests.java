// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.text.PrinterFlags;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;

/** The laws on random instances of the operations of a dialect. */
final class OperationTests {
  private final Workshop workshop;
  private final Map<String, Predicate<Operation>> conditions;
  private final Map<String, String> exemptions;
  private final int count;
  private final long seed;

  /**
   * Creates the tests.
   *
   * @param workshop makes the instances
   * @param conditions what is demanded of the instances of an operation
   * @param exemptions the reasons why operations are not tested
   * @param count how many instances of each operation there are
   */
  OperationTests(
      Workshop workshop,
      Map<String, Predicate<Operation>> conditions,
      Map<String, String> exemptions,
      int count,
      long seed) {
    this.workshop = workshop;
    this.conditions = conditions;
    this.exemptions = exemptions;
    this.count = count;
    this.seed = seed;
  }

  /** A test for each operation. */
  Stream<DynamicTest> tests(List<OpModel> operations) {
    return operations.stream()
        .map(model -> DynamicTest.dynamicTest(model.name(), () -> check(model)));
  }

  private void check(OpModel model) {
    String exemption = exemptions.get(model.name());
    Assumptions.assumeTrue(exemption == null, () -> "exempted: " + exemption);
    Instances instances = workshop.of(model);
    for (int i = 0; i < count; i++) {
      Instance instance = instances.next();
      Instance faulty = instances.faulty();
      if (faulty != null) {
        Instance smallest = Shrinker.shrink(faulty, smaller -> smaller.verdict().thrown() != null);
        String statement = "the verifier reports errors instead of throwing";
        String thrown = String.valueOf(smallest.verdict().thrown());
        String thrower = smallest.thrower().name().value();
        Assertions.fail(report(thrower, statement, i, model, smallest, thrown));
      } else if (instance == null) {
        Assertions.fail("no valid '" + model.name() + "' was found: " + instances.reason());
        return;
      }
      for (Law law : Law.values()) {
        if (violation(law, instance) != null) {
          Instance smallest =
              Shrinker.shrink(instance, smaller -> isAllowed(smaller) && violates(law, smaller));
          String violation = String.valueOf(violation(law, smallest));
          Assertions.fail(report(model.name(), law.statement(), i, model, smallest, violation));
        }
      }
    }
  }

  private boolean isAllowed(Instance instance) {
    return instance.isValid()
        && Forms.canSay(instance.root())
        && conditions
            .getOrDefault(instance.target().name().value(), op -> true)
            .test(instance.target());
  }

  private static boolean violates(Law law, Instance instance) {
    return violation(law, instance) != null;
  }

  /** The violation of a law; what the dialect's code throws is one. */
  private static @Nullable String violation(Law law, Instance instance) {
    try {
      return law.violation(instance);
    } catch (RuntimeException | StackOverflowError e) {
      return e.toString();
    }
  }

  private String report(
      String operation,
      String statement,
      int index,
      OpModel tested,
      Instance instance,
      String violation) {
    return "not for every '%s' %s: see instance %d of '%s' with -D%s=%d, shrunk:\n%s\n%s"
        .formatted(
            operation,
            statement,
            index,
            tested.name(),
            DialectLaws.SEED_PROPERTY,
            seed,
            Law.print(instance, PrinterFlags.GENERIC),
            violation);
  }
}
