// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.DistinctAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.StridedLayoutAttr;
import dev.ods.builtin.StringAttr;
import dev.ods.codegen.GeneratedType;
import dev.ods.dialects.complex.ComplexNumberAttr;
import dev.ods.dialects.gpu.MMAMatrixType;
import dev.ods.dialects.test.SimpleEnum;
import dev.ods.dialects.test.SimpleEnumAttr;
import dev.ods.dialects.test.StructType;
import dev.ods.dialects.test.TestAttrWithFormatAttr;
import dev.ods.dialects.test.TestBitEnumAttr;
import dev.ods.dialects.test.TestBitEnumVerticalBarAttr;
import dev.ods.dialects.test.TestConditionalAliasAttr;
import dev.ods.dialects.test.TestCustomAnchorAttr;
import dev.ods.dialects.test.TestCustomFloatAttr;
import dev.ods.dialects.test.TestCustomStructAttr;
import dev.ods.dialects.test.TestMemrefType;
import dev.ods.dialects.test.TestRecursiveAliasType;
import dev.ods.dialects.test.TestRecursiveType;
import dev.ods.dialects.test.TestTensorType;
import dev.ods.dialects.test.TestTypeAPFloatType;
import dev.ods.dialects.test.TestTypeAllOptionalParamsType;
import dev.ods.dialects.test.TestTypeCustomStringType;
import dev.ods.dialects.test.TestTypeCustomType;
import dev.ods.dialects.test.TestTypeNoParserType;
import dev.ods.dialects.test.TestTypeOptionalParamType;
import dev.ods.dialects.test.TestTypeWithFormatType;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Type;
import java.util.regex.Pattern;
import java.util.stream.LongStream;

/**
 * What the formats of MLIR's types and attributes lose, or print but do not parse: {@code mlir-opt}
 * prints and parses it as this project does.
 */
final class SymbolLosses {
  private static final Pattern KEYWORD = Pattern.compile("[a-zA-Z_][\\w$.]*");

  private static final Pattern PLAIN = Pattern.compile("[ !#-\\[\\]-~]*");

  /** Attributes that are printed by their aliases. */
  private static final Pattern ALIASED =
      Pattern.compile("affine_(map|set)<|loc\\(|!test.op_asm_type_interface");

  /** The longest list that the format of {@code test.custom_type} counts. */
  private static final int FEW = 10;

  private SymbolLosses() {}

  /** Restricts the laws of a dialect to what its formats can say. */
  static void avoid(DialectDefinition dialect, DialectLaws laws) {
    if (dialect.namespace().equals("gpu")) {
      laws.where(MMAMatrixType.class, type -> LongStream.of(type.shape()).allMatch(n -> n >= 0));
    } else if (dialect.namespace().equals("complex")) {
      laws.where(
          ComplexNumberAttr.class, attr -> isDouble(attr.real()) && isDouble(attr.imaginary()));
    } else if (dialect.namespace().equals("test")) {
      avoidInTest(laws);
    }
  }

  private static void avoidInTest(DialectLaws laws) {
    laws.withAttribute("#test<attr_with_type_builder 10 : i16>")
        .withAttribute("#test<attr_with_type_builder 7>")
        .where(StructType.class, type -> type.fields().stream().allMatch(f -> isWord(f.name())))
        .where(TestMemrefType.class, type -> type.shape().length > 0)
        .where(TestRecursiveAliasType.class, type -> isWord(type.name()))
        .where(TestRecursiveType.class, SymbolLosses::isOfTest)
        .where(TestTensorType.class, type -> type.shape().length > 0)
        .where(TestTypeNoParserType.class, type -> !type.two().isEmpty())
        .where(TestTypeAPFloatType.class, type -> type.a().type() == FloatType.f64(type.context()))
        .where(TestTypeCustomStringType.class, type -> isWord(type.foo()))
        .where(
            TestTypeAllOptionalParamsType.class, type -> type.a().isPresent() || type.b().isEmpty())
        .where(TestTypeOptionalParamType.class, SymbolLosses::hasNoAlias)
        .where(TestTypeWithFormatType.class, type -> isPlain(type.two()))
        .where(TestTypeCustomType.class, SymbolLosses::hasItsNumber)
        .where(
            SimpleEnumAttr.class,
            attr -> attr.value() != SimpleEnum.A && attr.value() != SimpleEnum.B)
        .where(TestConditionalAliasAttr.class, attr -> isUntyped(attr.value()))
        .where(TestCustomAnchorAttr.class, attr -> attr.b().orElse(0) >> 1 == 0)
        .where(TestCustomStructAttr.class, SymbolLosses::hasNoOtherNumber)
        .where(
            TestAttrWithFormatAttr.class,
            attr ->
                isPlain(attr.two())
                    && !attr.four().isEmpty()
                    && !attr.six().isEmpty()
                    && !attr.arrayOfAttrWithTypeBuilderAttr().isEmpty()
                    && attr.arrayOfAttrWithTypeBuilderAttr().stream()
                        .allMatch(typed -> typed.type() == typed.attr().type()))
        .where(TestBitEnumAttr.class, attr -> !attr.value().isEmpty())
        .where(TestBitEnumVerticalBarAttr.class, attr -> !attr.value().isEmpty())
        .without(TestCustomFloatAttr.class, "its text names one of three formats of numbers");
  }

  /**
   * Whether a number is parsed back: all are parsed as finite numbers of type {@code f64}, in
   * decimal notation.
   */
  private static boolean isDouble(FloatAttr number) {
    return Double.isFinite(number.value())
        && !number.toString().startsWith("0x")
        && FloatAttr.get(number.type(), number.value()) == number;
  }

  /**
   * Where an attribute is optional, mlir-opt expects neither one of these kinds nor an alias,
   * though it prints them.
   */
  private static boolean hasNoAlias(TestTypeOptionalParamType type) {
    return type.c().stream()
        .noneMatch(
            attr ->
                attr instanceof DenseArrayAttr
                    || attr instanceof StridedLayoutAttr
                    || attr instanceof DistinctAttr
                    || ALIASED.matcher(attr.toString()).find());
  }

  private static boolean isWord(String text) {
    return KEYWORD.matcher(text).matches();
  }

  /** Whether a type is named by a keyword, and all within it is of the dialect, which prints it. */
  private static boolean isOfTest(TestRecursiveType type) {
    Type body = type.body();
    return isWord(type.name())
        && (body == type
            || (body instanceof GeneratedType<?> && body.dialectNamespace().equals("test")));
  }

  /** Whether a text is printed without escapes. */
  private static boolean isPlain(String text) {
    return PLAIN.matcher(text).matches();
  }

  private static boolean hasItsNumber(TestTypeCustomType type) {
    return type.a() < 0 ? type.b().isEmpty() : type.a() < FEW && type.b().isPresent();
  }

  private static boolean isUntyped(StringAttr text) {
    return text == StringAttr.get(text.context(), text.value());
  }

  private static boolean hasNoOtherNumber(TestCustomStructAttr attr) {
    return attr.optValue().isEmpty()
        || attr.optValue().get().size() != 1
        || !(attr.optValue().get().element(0) instanceof IntegerAttr number)
        || number.type() == IntegerType.get(attr.context(), Long.SIZE);
  }
}
