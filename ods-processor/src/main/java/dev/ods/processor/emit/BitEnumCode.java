// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** The code for an enum whose values are sets of its cases: it calls the runtime. */
final class BitEnumCode implements EnumCode {
  private final EnumSpec spec;
  private final EnumSpec.Bits bits;
  private final Annotations annotations;

  BitEnumCode(EnumSpec spec, Annotations annotations) {
    this.spec = spec;
    this.annotations = annotations;
    this.bits = Objects.requireNonNull(spec.bits());
  }

  @Override
  public List<FieldSpec> fields() {
    return List.of(
        FieldSpec.builder(
                ParameterizedTypeName.get(Names.BIT_CASES, spec.name()),
                "CASES",
                Modifier.STATIC,
                Modifier.FINAL)
            .initializer(
                "new $T<>($Z$T.class,$W$L,$Wnew long[] {$L}$L)",
                Names.BIT_CASES,
                spec.name(),
                syntax(),
                spec.cases().stream()
                    .map(enumCase -> CodeBlock.of("$LL", enumCase.value()))
                    .collect(CodeBlock.joining(", ")),
                words().stream()
                    .map(word -> CodeBlock.of(",$W$L", word))
                    .collect(CodeBlock.joining("")))
            .build());
  }

  private CodeBlock syntax() {
    return CodeBlock.of(
        "new $T($Z$L,$WSUMMARY,$W$L,$W$L,$W$L,$W$L,$W$L)",
        Names.BIT_CASES.nestedClass("Syntax"),
        JavaLiterals.string(spec.cppType()),
        JavaLiterals.string(EnumCode.expected(spec)),
        JavaLiterals.string(bits.separator()),
        bits.primaryGroups(),
        spec.asEnum(),
        bits.quoted());
  }

  private List<CodeBlock> words() {
    List<CodeBlock> words = new ArrayList<>();
    String none = bits.none();
    if (none != null) {
      words.add(word(none, 0, false));
    }
    for (EnumSpec.Case enumCase : spec.cases()) {
      addGroups(enumCase.constant(), words);
      words.add(word(enumCase.symbol(), enumCase.value(), false));
    }
    addGroups("", words);
    return words;
  }

  private void addGroups(String before, List<CodeBlock> words) {
    for (EnumSpec.Group group : EnumCode.groups(spec, before)) {
      long value =
          spec.cases().stream()
              .filter(enumCase -> group.constants().contains(enumCase.constant()))
              .mapToLong(EnumSpec.Case::value)
              .reduce(0, (a, b) -> a | b);
      words.add(word(group.symbol(), value, !group.alias()));
    }
  }

  private static CodeBlock word(String symbol, long value, boolean isGroup) {
    return CodeBlock.of(
        "new $T($L, $LL, $L)",
        Names.BIT_CASES.nestedClass("Word"),
        JavaLiterals.string(symbol),
        value,
        isGroup);
  }

  @Override
  public CodeBlock isValid(CodeBlock attribute) {
    return CodeBlock.of("CASES.isValid($L)", bits(attribute));
  }

  @Override
  public CodeBlock bits(CodeBlock attribute) {
    int width = spec.storage().width();
    return width == Long.SIZE
        ? CodeBlock.of("$L.bits()", attribute)
        : CodeBlock.of("$L.bits() & $LL", attribute, (1L << width) - 1);
  }

  @Override
  public CodeBlock stringify() {
    return returning("CASES.stringify(CASES.bits(value))");
  }

  @Override
  public CodeBlock symbolize() {
    return returning("CASES.symbolize(text)");
  }

  @Override
  public CodeBlock value() {
    return returning("CASES.bits(value)");
  }

  @Override
  public CodeBlock symbolizeValue() {
    return returning("CASES.isValid(value) ? CASES.set(value) : null");
  }

  @Override
  public CodeBlock parse() {
    return returning("CASES.parse(parser)");
  }

  @Override
  public CodeBlock print() {
    return CodeBlock.builder().addStatement("CASES.print(printer, value)").build();
  }

  private static CodeBlock returning(String expression) {
    return CodeBlock.builder().addStatement("return $L", expression).build();
  }

  @Override
  public List<MethodSpec> members(boolean isMember) {
    List<MethodSpec> members = new ArrayList<>();
    if (isMember) {
      members.add(printMember());
    }
    if (spec.isOfKeywords()) {
      members.add(parsePresent());
    }
    return members;
  }

  private MethodSpec printMember() {
    return EnumEmitter.method(
            "printMember",
            "Prints a set in the format of an operation: a keyword, or a string of several.")
        .addParameter(Names.ASM_PRINTER, "printer")
        .addParameter(EnumEmitter.valueType(spec), "value")
        .addStatement("CASES.printMember(printer, CASES.bits(value))")
        .build();
  }

  private MethodSpec parsePresent() {
    return EnumEmitter.method(
            "parsePresent",
            "Parses a value that may be absent, at a keyword; returns null after it has reported\n"
                + "an error.")
        .returns(annotations.nullable(EnumEmitter.valueType(spec)))
        .addParameter(RuntimeNames.ASM_PARSER, "parser")
        .addStatement("return CASES.parsePresent(parser)")
        .build();
  }
}
