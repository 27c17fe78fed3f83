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
      checkSymbol(spec, enumCase, problems);
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

  /** The enum without the cases that repeat another, which are in error: fit to generate from. */
  public static EnumSpec withoutRepetition(EnumSpec spec) {
    Set<String> symbols = new HashSet<>();
    Set<Long> values = new HashSet<>();
    List<EnumSpec.Case> cases = new ArrayList<>();
    for (EnumSpec.Case enumCase : spec.cases()) {
      boolean isString = spec.storage() == EnumSpec.Storage.STRING;
      if (symbols.add(enumCase.symbol()) && (isString || values.add(enumCase.value()))) {
        cases.add(enumCase);
      }
    }
    return new EnumSpec(spec.name(), spec.storage(), cases, spec.summary(), spec.origin());
  }

  private static void checkSymbol(EnumSpec spec, EnumSpec.Case enumCase, Problems problems) {
    // The text of a string enum is quoted where it is no keyword; that of an integer enum cannot
    // be.
    boolean valid =
        spec.storage() == EnumSpec.Storage.STRING
            ? !enumCase.symbol().isEmpty()
            : Names.isOp(enumCase.symbol());
    if (!valid) {
      problems.report(ProblemId.ENUM_SYMBOL_INVALID, enumCase.origin(), enumCase.symbol());
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
