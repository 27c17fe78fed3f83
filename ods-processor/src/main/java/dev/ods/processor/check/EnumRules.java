// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.EnumSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** All rules about an enum attribute. */
public final class EnumRules {
  private EnumRules() {}

  /** Reports all that is wrong with {@code spec}. */
  public static void check(EnumSpec spec, Problems problems) {
    if (spec.cases().isEmpty()) {
      problems.report(ProblemId.ENUM_EMPTY, spec.origin(), spec.name().simpleName());
    }
    Map<String, EnumSpec.Case> bySymbol = new HashMap<>();
    Map<Long, EnumSpec.Case> byValue = new HashMap<>();
    for (EnumSpec.Case enumCase : spec.cases()) {
      checkSymbol(enumCase, problems);
      EnumSpec.Case same = bySymbol.putIfAbsent(enumCase.symbol(), enumCase);
      if (same != null) {
        problems.report(
            ProblemId.ENUM_SYMBOL_TWICE,
            enumCase.origin(),
            same.constant(),
            enumCase.constant(),
            enumCase.symbol());
      }
      checkValue(spec, enumCase, byValue, problems);
    }
  }

  /**
   * The enum with distinct cases, for code generation after errors: a case that repeats another,
   * which was reported, gets a unique symbol and value.
   */
  public static EnumSpec withoutRepetition(EnumSpec spec) {
    Set<String> symbols = new HashSet<>();
    Set<Long> values = new HashSet<>();
    List<EnumSpec.Case> cases = new ArrayList<>();
    for (EnumSpec.Case enumCase : spec.cases()) {
      String symbol = enumCase.symbol();
      while (!symbols.add(symbol)) {
        symbol += "'";
      }
      long value = enumCase.value();
      while (!values.add(value)) {
        value++;
      }
      cases.add(
          new EnumSpec.Case(
              enumCase.constant(), symbol, value, enumCase.explicitValue(), enumCase.origin()));
    }
    return new EnumSpec(spec.name(), spec.storage(), cases, spec.summary(), spec.origin());
  }

  private static void checkSymbol(EnumSpec.Case enumCase, Problems problems) {
    // Any other text is valid: those that are not keywords are printed as strings.
    if (enumCase.symbol().isEmpty()) {
      problems.report(ProblemId.ENUM_SYMBOL_EMPTY, enumCase.origin(), enumCase.constant());
    }
  }

  private static void checkValue(
      EnumSpec spec, EnumSpec.Case enumCase, Map<Long, EnumSpec.Case> byValue, Problems problems) {
    if (spec.storage() == EnumSpec.Storage.STRING) {
      if (enumCase.explicitValue()) {
        problems.report(
            ProblemId.ENUM_VALUE_UNUSED,
            enumCase.origin(),
            enumCase.constant(),
            spec.name().simpleName());
      }
      return;
    }
    if (spec.storage() == EnumSpec.Storage.I32 && enumCase.value() != (int) enumCase.value()) {
      problems.report(
          ProblemId.ENUM_VALUE_RANGE, enumCase.origin(), enumCase.value(), enumCase.constant());
    }
    EnumSpec.Case same = byValue.putIfAbsent(enumCase.value(), enumCase);
    if (same != null) {
      problems.report(
          ProblemId.ENUM_VALUE_TWICE,
          enumCase.origin(),
          same.constant(),
          enumCase.constant(),
          enumCase.value());
    }
  }
}
