// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import dev.ods.processor.format.Literals;
import dev.ods.processor.model.EnumSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What the companion of an enum does, for the cases or for sets of them. */
interface EnumCode {
  /** The constants on which the code depends. */
  List<FieldSpec> fields();

  /** Whether an integer attribute stores a value. */
  CodeBlock isValid(CodeBlock attribute);

  /** The bits of an integer attribute that are those of a value. */
  CodeBlock bits(CodeBlock attribute);

  /** The body that returns the text of {@code value}. */
  CodeBlock stringify();

  /** The body that returns the value with {@code text}. */
  CodeBlock symbolize();

  /** The body that returns the integer that {@code value} is. */
  CodeBlock value();

  /** The body that returns the value that the integer {@code value} is. */
  CodeBlock symbolizeValue();

  /** The body that parses a parameter with {@code parser}. */
  CodeBlock parse();

  /** The body that prints {@code value} with {@code printer}. */
  CodeBlock print();

  /**
   * Further methods.
   *
   * @param isMember whether formats of ops write a value as a keyword
   */
  List<MethodSpec> members(boolean isMember);

  /** All symbols in MLIR's order. */
  static List<String> symbols(EnumSpec spec) {
    List<String> symbols = new ArrayList<>();
    EnumSpec.Bits bits = spec.bits();
    if (bits != null && bits.none() != null) {
      symbols.add(bits.none());
    }
    for (EnumSpec.Case enumCase : spec.cases()) {
      groups(spec, enumCase.constant()).forEach(group -> symbols.add(group.symbol()));
      symbols.add(enumCase.symbol());
    }
    groups(spec, "").forEach(group -> symbols.add(group.symbol()));
    return symbols;
  }

  /** The groups that MLIR's list has before a constant, or with "" at its end. */
  static List<EnumSpec.Group> groups(EnumSpec spec, String constant) {
    return spec.bits() == null
        ? List.of()
        : spec.bits().groups().stream().filter(group -> group.before().equals(constant)).toList();
  }

  /** The symbols in the words of errors of parameters. */
  static String expected(EnumSpec spec) {
    return spec.asEnum() ? expectedOfEnum(spec) : String.join(", ", symbols(spec));
  }

  /** The symbols in the words of errors of MLIR's class {@code EnumInfo}. */
  static String expectedOfEnum(EnumSpec spec) {
    return symbols(spec).stream()
        // MLIR lists what is no keyword twice, with quotes and without.
        .map(s -> Literals.isKeyword(s) ? s : "\"" + s + "\"" + s)
        .collect(Collectors.joining(", "));
  }
}
