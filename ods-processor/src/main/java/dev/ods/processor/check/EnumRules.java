// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.DialectHook;
import dev.ods.processor.model.DialectSpec;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.EnumSpec.Storage;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.UnlistedHolder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The cases of an enum attribute must differ in symbol and value. */
public final class EnumRules {
  private final EnumSpec spec;
  private final Problems problems;
  private final Map<String, EnumSpec.Case> bySymbol = new HashMap<>();
  private final Map<Long, EnumSpec.Case> byValue = new HashMap<>();

  private EnumRules(EnumSpec spec, Problems problems) {
    this.spec = spec;
    this.problems = problems;
  }

  /** Reports all that is wrong with {@code spec}. */
  public static void check(EnumSpec spec, Problems problems) {
    if (spec.cases().isEmpty()) {
      problems.report(DeclarationProblem.ENUM_EMPTY, spec.origin(), spec.name().simpleName());
    }
    EnumRules rules = new EnumRules(spec, problems);
    spec.cases().forEach(rules::checkCase);
    BitEnumRules.check(spec, problems);
  }

  private void checkCase(EnumSpec.Case enumCase) {
    // Any text is valid, also an empty one: those that are not keywords are printed as strings.
    EnumSpec.Case same = bySymbol.putIfAbsent(enumCase.symbol(), enumCase);
    if (same != null) {
      problems.report(
          DeclarationProblem.ENUM_SYMBOL_TWICE,
          enumCase.origin(),
          same.constant(),
          enumCase.constant(),
          enumCase.symbol());
    }
    checkValue(enumCase);
  }

  private void checkValue(EnumSpec.Case enumCase) {
    Storage storage = spec.storage();
    if (storage == Storage.STRING) {
      if (enumCase.explicitValue()) {
        problems.report(
            DeclarationProblem.ENUM_VALUE_UNUSED,
            enumCase.origin(),
            enumCase.constant(),
            spec.name().simpleName());
      }
      return;
    }
    if (!spec.isBits()) {
      checkRange(enumCase);
    }
    long bits = spec.isBits() ? enumCase.value() : storage.bits(enumCase.value());
    EnumSpec.Case same = byValue.putIfAbsent(bits, enumCase);
    if (same != null) {
      problems.report(
          DeclarationProblem.ENUM_VALUE_TWICE,
          enumCase.origin(),
          same.constant(),
          enumCase.constant(),
          spec.isBits() || storage.isUnsigned()
              ? Long.toUnsignedString(enumCase.value())
              : Long.toString(enumCase.value()),
          spec.isBits() ? aliasHint(same, enumCase) : "");
    }
  }

  private static String aliasHint(EnumSpec.Case first, EnumSpec.Case second) {
    // A group must have a symbol.
    return second.symbol().isEmpty()
        ? ""
        : ", or make '%s' another symbol of '%s' with @BitEnum.Group(symbol = %s, cases = \"%s\", alias = true)"
            .formatted(
                second.constant(),
                first.constant(),
                CodeBlock.of("$S", second.symbol()),
                first.constant());
  }

  private void checkRange(EnumSpec.Case enumCase) {
    Storage storage = spec.storage();
    long value = enumCase.value();
    if (storage.fits(value) && !exceedsLong(enumCase)) {
      return;
    }
    String range =
        exceedsLong(enumCase)
            ? "a long"
            : storage.isUnsigned() && value < 0 ? "an unsigned integer" : storage.width() + " bits";
    problems.report(
        DeclarationProblem.ENUM_VALUE_RANGE,
        enumCase.origin(),
        exceedsLong(enumCase) ? Long.toUnsignedString(value) : Long.toString(value),
        enumCase.constant(),
        range,
        spec.cases().stream().anyMatch(EnumRules::exceedsLong)
            ? "give it another with @EnumCase(value = …)"
            : "use @EnumAttr(EnumAttr.Storage." + fitting(spec) + ")");
  }

  /** Whether a value that is not explicit follows the greatest {@code long}. */
  private static boolean exceedsLong(EnumSpec.Case enumCase) {
    return !enumCase.explicitValue() && enumCase.value() == Long.MIN_VALUE;
  }

  /** The smallest storage for all cases, where that of the enum does not fit one. */
  private static Storage fitting(EnumSpec spec) {
    Storage storage = spec.storage();
    List<Long> values = spec.cases().stream().map(EnumSpec.Case::value).toList();
    boolean signed =
        storage.isSigned()
            || (storage.isUnsigned() && values.stream().anyMatch(value -> value < 0));
    return Stream.of(Storage.values())
        .filter(other -> other != Storage.STRING && other.isSigned() == signed)
        .filter(other -> signed || other.isUnsigned() == storage.isUnsigned())
        .filter(other -> values.stream().allMatch(other::fits))
        .findFirst()
        .orElse(Storage.I64);
  }

  /** Whether a dialect lists an enum. */
  static boolean isListed(EnumSpec spec, DialectSpec dialect) {
    return dialect.defs().stream().anyMatch(def -> def.declaration().equals(spec.name()));
  }

  /**
   * The first of the dialects to which an enum's own attribute belongs, if none of them lists it or
   * has a parser of the author, which may read what is not in the list; otherwise null.
   */
  public static @Nullable DialectSpec unlisting(EnumSpec spec, List<DialectSpec> dialects) {
    boolean mayBeKnown =
        dialects.stream()
            .anyMatch(
                dialect ->
                    dialect.broken()
                        || isListed(spec, dialect)
                        || dialect.hooks().contains(DialectHook.PARSE_ATTRIBUTE));
    return mayBeKnown || dialects.isEmpty() ? null : dialects.get(0);
  }

  /**
   * Reports an enum that its dialect does not list.
   *
   * @param holder the class around it that the dialect could list, for all in there, or null
   */
  public static void reportUnlisted(
      EnumSpec spec, DialectSpec dialect, @Nullable UnlistedHolder holder, Problems problems) {
    if (holder == null) {
      reportUnlisted(spec, dialect, spec.origin(), problems);
    } else {
      problems.report(
          DeclarationProblem.DEF_NOT_LISTED,
          holder.origin(),
          "the %d attributes in '%s' are".formatted(holder.size(), holder.name()),
          "their",
          holder.name(),
          "attributes",
          dialect.declaration().simpleName());
    }
  }

  /** Reports, at {@code origin}, an enum that its dialect does not list. */
  static void reportUnlisted(EnumSpec spec, DialectSpec dialect, Origin origin, Problems problems) {
    String name = String.join(".", spec.name().simpleNames());
    problems.report(
        DeclarationProblem.DEF_NOT_LISTED,
        origin,
        "attribute '" + name + "' is",
        "its",
        name,
        "attributes",
        dialect.declaration().simpleName());
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
      cases.add(enumCase.with(symbol, value));
    }
    return spec.withCases(cases, BitEnumRules.withKnownCases(spec));
  }
}
