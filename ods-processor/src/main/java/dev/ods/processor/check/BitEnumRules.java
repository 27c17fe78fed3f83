// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import static java.util.stream.Collectors.joining;

import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.EnumSpec.Bits;
import dev.ods.processor.model.EnumSpec.Group;
import dev.ods.processor.model.EnumSpec.Storage;
import dev.ods.processor.model.Origin;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The cases of a bit enum must be single bits, and what they are written as must be readable. */
final class BitEnumRules {
  /** MLIR's bare keywords. */
  private static final Pattern KEYWORD = Pattern.compile("[A-Za-z_][A-Za-z0-9_$.]*");

  private final EnumSpec spec;
  private final Bits bits;
  private final List<String> constants;
  private final Problems problems;

  private BitEnumRules(EnumSpec spec, Bits bits, Problems problems) {
    this.spec = spec;
    this.bits = bits;
    this.constants = constants(spec);
    this.problems = problems;
  }

  /** Reports what is wrong with the bits of {@code spec}, if its cases are bits. */
  static void check(EnumSpec spec, Problems problems) {
    if (spec.bits() != null) {
      new BitEnumRules(spec, spec.bits(), problems).check();
    }
  }

  /** The bits without groups of unknown cases, for code generation after errors. */
  static @Nullable Bits withKnownCases(EnumSpec spec) {
    Bits bits = spec.bits();
    if (bits == null) {
      return null;
    }
    List<String> constants = constants(spec);
    return new Bits(
        bits.none(),
        bits.separator(),
        bits.groups().stream()
            .filter(group -> constants.containsAll(group.constants()))
            .filter(group -> group.before().isEmpty() || constants.contains(group.before()))
            .toList(),
        bits.primaryGroups(),
        bits.quoted(),
        bits.origin());
  }

  private static List<String> constants(EnumSpec spec) {
    return spec.cases().stream().map(EnumSpec.Case::constant).toList();
  }

  private void check() {
    Storage storage = spec.storage();
    if (storage == Storage.STRING || storage.isSigned() || storage.isUnsigned()) {
      problems.report(
          DeclarationProblem.BIT_ENUM_STORAGE,
          spec.origin(),
          spec.name().simpleName(),
          storage.words());
    } else {
      spec.cases().forEach(this::checkBit);
    }
    String separator = bits.separator().strip();
    if (!separator.equals("|") && !separator.equals(",")) {
      problems.report(DeclarationProblem.BIT_SEPARATOR, bits.origin(), bits.separator());
    }
    if (bits.quoted() && !spec.asEnum()) {
      problems.report(DeclarationProblem.BIT_QUOTED, bits.origin(), spec.name().simpleName());
    }
    bits.groups().forEach(this::checkGroup);
    checkSymbols(separator);
  }

  private void checkBit(EnumSpec.Case enumCase) {
    long value = enumCase.value();
    int width = spec.storage().width();
    if (Long.bitCount(value) == 1 && Long.numberOfTrailingZeros(value) >= width) {
      problems.report(
          DeclarationProblem.BIT_POSITION, enumCase.origin(), enumCase.constant(), width);
    } else if (Long.bitCount(value) != 1 && enumCase.explicitValue()) {
      problems.report(
          DeclarationProblem.BIT_NOT_SINGLE,
          enumCase.origin(),
          value,
          enumCase.constant(),
          hint(value));
    } else if (Long.bitCount(value) != 1) {
      problems.report(
          DeclarationProblem.BIT_POSITION, enumCase.origin(), enumCase.constant(), width);
    }
  }

  private static String hint(long value) {
    return value == 0
        ? "name the empty set with @BitEnum(none = …)"
        : "name several bits with @BitEnum(groups = …)";
  }

  private void checkGroup(Group group) {
    if (group.constants().isEmpty()) {
      problems.report(DeclarationProblem.BIT_GROUP_EMPTY, group.origin(), group.symbol());
    } else if (group.alias() && group.constants().stream().distinct().count() > 1) {
      problems.report(
          DeclarationProblem.BIT_ALIAS,
          group.origin(),
          group.symbol(),
          group.constants().stream().map(each -> "'" + each + "'").collect(joining(" and ")));
    }
    group.constants().forEach(constant -> checkConstant(group, constant));
    if (!group.before().isEmpty()) {
      checkConstant(group, group.before());
    }
  }

  private void checkConstant(Group group, String constant) {
    if (!constants.contains(constant)) {
      problems.report(
          DeclarationProblem.BIT_GROUP_CASE,
          group.origin(),
          group.symbol(),
          constant,
          spec.name().simpleName(),
          Suggestions.didYouMean(constant, constants));
    }
  }

  private void checkSymbols(String separator) {
    Set<String> symbols = new HashSet<>();
    for (EnumSpec.Case enumCase : spec.cases()) {
      // What two cases have in common is reported with those.
      symbols.add(enumCase.symbol());
      checkSymbol(enumCase.symbol(), separator, enumCase.origin());
    }
    for (Group group : bits.groups()) {
      checkOther(group.symbol(), separator, group.origin(), symbols);
    }
    String none = bits.none();
    if (none != null && !none.isEmpty()) {
      checkOther(none, separator, bits.origin(), symbols);
    } else if (none != null && spec.asEnum() && !bits.quoted()) {
      problems.report(
          DeclarationProblem.BIT_KEYWORD, bits.origin(), spec.name().simpleName(), none);
    }
  }

  private void checkOther(String symbol, String separator, Origin origin, Set<String> symbols) {
    if (symbol.isEmpty() || symbols.add(symbol)) {
      checkSymbol(symbol, separator, origin);
    } else {
      problems.report(DeclarationProblem.BIT_SYMBOL_TWICE, origin, symbol);
    }
  }

  private void checkSymbol(String symbol, String separator, Origin origin) {
    boolean isUnreadable =
        symbol.isEmpty()
            || !symbol.equals(symbol.strip())
            || (!separator.isEmpty() && symbol.contains(separator));
    if (isUnreadable) {
      problems.report(DeclarationProblem.BIT_SYMBOL, origin, symbol);
    } else if (spec.asEnum() && !bits.quoted() && !KEYWORD.matcher(symbol).matches()) {
      problems.report(DeclarationProblem.BIT_KEYWORD, origin, spec.name().simpleName(), symbol);
    }
  }
}
