// SPDX-License-Identifier: Apache-2.0
package dev.ods.replace;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TupleType;
import dev.ods.builtin.TypeAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Attributes and types are replaced wherever they are nested. */
final class AttrTypeReplacerTest {
  private static final int DEEP = 100_000;

  private final Context context = Context.create();
  private final Type i32 = IntegerType.get(context, 32);
  private final Type index = IndexType.get(context);
  private final AttrTypeReplacer toIndex = replacing(i32, index);

  private static AttrTypeReplacer replacing(Type from, Type to) {
    AttrTypeReplacer replacer = new AttrTypeReplacer();
    replacer.add(Type.class, type -> type == from ? Replacement.of(to) : null);
    return replacer;
  }

  private Operation parse(String text) {
    context.allowUnregisteredDialects(true);
    Diagnostics problems = new Diagnostics();
    Operation module =
        Parser.parse(text.getBytes(UTF_8), "t", context, ParserOptions.DEFAULT, problems);
    problems.throwIfErrors();
    return Objects.requireNonNull(module);
  }

  private Attribute attribute(String text) {
    Operation op = parse("\"t.op\"() {a = " + text + "} : () -> ()").region(0).first().first();
    return Objects.requireNonNull(op.attribute("a"));
  }

  /** Of each builtin class that has parts. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(i32, f32) -> i32|(index, f32) -> index",
        "tuple<i32, tuple<i32>>|tuple<index, tuple<index>>",
        "tensor<2x?xi32, i32>|tensor<2x?xindex, index>",
        "tensor<*xi32>|tensor<*xindex>",
        "memref<4xi32, strided<[2]>, 1 : i32>|memref<4xindex, strided<[2]>, 1 : index>",
        "memref<*xi32>|memref<*xindex>",
        "vector<[4]x2xi32>|vector<[4]x2xindex>",
        "complex<i32>|complex<i64>",
        "[1 : i32, {a = i32}]|[1 : index, {a = index}]",
        "-1 : i32|-1 : index",
        "#foo<\"bar\"> : i32|#foo<\"bar\"> : index",
        "array<i32: 1, 2>|array<i32: 1, 2>",
        "sparse<0, 1> : tensor<2xi32>|sparse<0, 1> : tensor<2xi32>",
        "dense<1> : tensor<2xi32>|dense<1> : tensor<2xi32>",
        "loc(fused<i32>[\"a\", callsite(\"b\"(unknown) at unknown)])"
            + "|loc(fused<index>[\"a\", callsite(\"b\"(unknown) at unknown)])",
      })
  void partsAreReplaced(String from, String to) {
    AttrTypeReplacer replacer = toIndex;
    if (to.contains("i64")) {
      replacer = replacing(i32, IntegerType.get(context, 64));
    }
    assertEquals(attribute(to), replacer.replace(attribute(from)));
  }

  @Test
  void theLatestRuleIsAskedFirstAndWholeResultsStay() {
    Type pair = TupleType.get(context, List.of(i32, i32));
    AttrTypeReplacer replacer = replacing(i32, index);
    assertSame(TupleType.get(context, List.of(index, index)), replacer.replace(pair));
    replacer.add(
        IntegerType.class,
        type -> type.width() == 32 ? Replacement.whole(IntegerType.get(context, 8)) : null);
    Type i8 = IntegerType.get(context, 8);
    assertSame(TupleType.get(context, List.of(i8, i8)), replacer.replace(pair));
    replacer.add(TupleType.class, Replacement::whole);
    assertSame(pair, replacer.replace(pair));
  }

  /** What replaces something may contain it. */
  @Test
  void resultsAreNotReplacedAgainByThemselves() {
    Type boxed = TupleType.get(context, List.of(i32));
    AttrTypeReplacer replacer = replacing(i32, boxed);
    assertSame(boxed, replacer.replace(i32));
    assertSame(
        FunctionType.get(context, List.of(boxed), List.of()),
        replacer.replace(FunctionType.get(context, List.of(i32), List.of())));
  }

  /** The bits stay, or else the number does. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-1 : i32|ui32|4294967295 : ui32",
        "255 : ui8|si8|-1 : si8",
        "-2 : i32|index|-2 : index",
        "true|ui1|1 : ui1",
        "true|i8|1 : i8",
        "1.5 : f32|f64|1.5 : f64",
        "0.1 : f64|bf16|1.000980e-01 : bf16",
        "0x3FFF8000000000000001 : f80|f128|0x3FFF0000000000000002000000000000 : f128",
        "0x3FFF0000000000000002000000001000 : f128|f80|0x3FFF8000000000000001 : f80",
        "0x7FF0000000000000 : f64|f8E4M3FN|0x7F : f8E4M3FN",
        "1.0e300 : f64|f32|0x7F800000 : f32",
      })
  void numbersStay(String from, String type, String to) {
    Attribute number = attribute(from);
    Type other = ((TypeAttr) attribute(type)).value();
    AttrTypeReplacer replacer = replacing(Objects.requireNonNull(number.type()), other);
    assertEquals(attribute(to), replacer.replace(number));
  }

  @Test
  void partsAreReplacedFromLeftToRight() {
    List<Type> asked = new ArrayList<>();
    AttrTypeReplacer replacer = new AttrTypeReplacer();
    replacer.add(
        IntegerType.class,
        type -> {
          asked.add(type);
          return null;
        });
    Type i8 = IntegerType.get(context, 8);
    Type i16 = IntegerType.get(context, 16);
    replacer.replace(
        TupleType.get(context, List.of(i8, TupleType.get(context, List.of(i16)), i32)));
    assertEquals(List.of(i8, i16, i32), asked);
  }

  /** As for the bodies of recursive types, which are not parts. */
  @Test
  void aRuleMayAskForWhatIsBeingReplaced() {
    AttrTypeReplacer replacer = new AttrTypeReplacer();
    replacer.add(
        IntegerType.class,
        type -> {
          assertSame(type, replacer.replace(type));
          return Replacement.of(index);
        });
    assertSame(index, replacer.replace(i32));
  }

  /** Neither depth nor what is shared costs more than once. */
  @Test
  void deepAndSharedPartsAreReplacedOnce() {
    Attribute deep = TypeAttr.get(i32);
    Attribute expected = TypeAttr.get(index);
    for (int i = 0; i < DEEP; i++) {
      deep = ArrayAttr.get(context, deep, deep);
      expected = ArrayAttr.get(context, expected, expected);
    }
    int[] asked = {0};
    AttrTypeReplacer replacer = replacing(i32, index);
    replacer.add(
        Uniqued.class,
        element -> {
          asked[0]++;
          return null;
        });
    assertSame(expected, replacer.replace(deep));
    assertEquals(DEEP + 2, asked[0]);
  }

  @Test
  void manyPartsAreReplacedInLinearTime() {
    List<Attribute> wide = new ArrayList<>();
    List<Attribute> expected = new ArrayList<>();
    for (int i = 0; i < DEEP; i++) {
      wide.add(ArrayAttr.get(context, IntegerAttr.get(i32, i)));
      expected.add(ArrayAttr.get(context, IntegerAttr.get(index, i)));
    }
    assertSame(ArrayAttr.get(context, expected), toIndex.replace(ArrayAttr.get(context, wide)));
  }

  @Test
  void operationsAreReplacedWhereAsked() {
    String text =
        """
        "t.op"() <{p = i32}> ({
        ^bb0(%a: tuple<i32> loc(fused<i32>["x"])):
          %0 = "t.in"(%a) {d = 1 : i32} : (tuple<i32>) -> i32 loc(fused<i32>["y"])
        }) : () -> () loc(fused<i32>["z"])
        """;
    assertReplaced(
        text, EnumSet.of(OperationPart.ATTRIBUTES), "p = i32", "p = index", "1 : i32", "1 : index");
    assertReplaced(
        text,
        EnumSet.of(OperationPart.TYPES),
        "%a: tuple<i32>",
        "%a: tuple<index>",
        "(tuple<i32>) -> i32",
        "(tuple<index>) -> index");
    assertReplaced(text, EnumSet.of(OperationPart.LOCATIONS), "fused<i32>", "fused<index>");
    assertReplaced(text, EnumSet.allOf(OperationPart.class), "i32", "index");
  }

  private void assertReplaced(String text, EnumSet<OperationPart> parts, String... replacements) {
    PrinterFlags flags = PrinterFlags.GENERIC_LOCAL.withDebugInfo(true);
    Operation module = parse(text);
    String expected = text;
    for (int i = 0; i < replacements.length; i += 2) {
      expected = expected.replace(replacements[i], replacements[i + 1]);
    }
    toIndex.replaceNested(module, parts);
    assertEquals(Printer.toString(parse(expected), flags), Printer.toString(module, flags));
  }

  @Test
  void whatCannotTakeThePlaceIsRefused() {
    AttrTypeReplacer wrong = new AttrTypeReplacer();
    Attribute text = StringAttr.get(context, "x");
    wrong.add(IntegerType.class, type -> Replacement.of(text));
    Type pair = TupleType.get(context, List.of(i32));
    assertTrue(message(() -> wrong.replace(pair)).contains("TupleType has a Type"));
    assertTrue(message(() -> wrong.replace(i32)).contains("cannot replace 'i32'"));
    // What was begun is not taken for finished.
    assertTrue(message(() -> wrong.replace(pair)).contains("TupleType has a Type"));
    wrong.add(IntegerType.class, type -> Replacement.of(index));
    assertSame(TupleType.get(context, List.of(index)), wrong.replace(pair));
    Type vector = ((TypeAttr) attribute("vector<2xi32>")).value();
    assertEquals(
        "failed to verify 'elementType': VectorElementTypeInterface instance",
        message(() -> replacing(i32, pair).replace(vector)));
  }

  private static String message(Runnable action) {
    String message = assertThrows(IllegalArgumentException.class, action::run).getMessage();
    return String.valueOf(message);
  }

  @Test
  void aClassThatDoesNotSayHowIsNamed() {
    Attribute box = FixedPartAttr.get(i32);
    assertSame(box, replacing(index, i32).replace(box));
    assertTrue(
        String.valueOf(
                assertThrows(UnsupportedOperationException.class, () -> toIndex.replace(box))
                    .getMessage())
            .contains("override 'rebuild'"));
  }
}
