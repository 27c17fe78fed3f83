// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TupleType;
import dev.ods.builtin.TypeAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.builtin.UnrankedMemRefType;
import dev.ods.diagnostic.DiagnosticPrinter;
import dev.ods.ir.Attribute;
import dev.ods.ir.CallSiteLoc;
import dev.ods.ir.Context;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.FusedLoc;
import dev.ods.ir.Location;
import dev.ods.ir.NameLoc;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * Builtin types, attributes and locations that a program nests are printed to any depth, on the
 * thread's usual stack. The expected texts follow from those of one level.
 */
class DeepSymbolsTest {
  private static final int DEPTH = 100_000;

  private final Context context = Context.create();
  private final Type index = IndexType.get(context);
  private final Attribute unit = UnitAttr.get(context);
  private final Location name = NameLoc.get(context, "n");

  private static <T> T nest(T core, UnaryOperator<T> wrap) {
    T symbol = core;
    for (int i = 0; i < DEPTH; i++) {
      symbol = wrap.apply(symbol);
    }
    return symbol;
  }

  private static void assertText(String before, String core, String after, Object symbol) {
    assertEquals(before.repeat(DEPTH) + core + after.repeat(DEPTH), symbol.toString());
  }

  private void assertType(String before, String after, UnaryOperator<Type> wrap) {
    assertText(before, "index", after, nest(index, wrap));
  }

  private void assertAttribute(String before, String after, UnaryOperator<Attribute> wrap) {
    assertText(before, "unit", after, nest(unit, wrap));
  }

  private void assertLocation(String before, String after, UnaryOperator<Location> wrap) {
    String text = nest(name, wrap).toString();
    assertEquals("loc(" + before.repeat(DEPTH) + "\"n\"" + after.repeat(DEPTH) + ")", text);
  }

  @Test
  void printsTypes() {
    assertType("tuple<index, ", ">", it -> TupleType.get(context, List.of(index, it)));
    assertType(
        "(index, ", ") -> ()", it -> FunctionType.get(context, List.of(index, it), List.of()));
    assertType(
        "() -> (", ", index)", it -> FunctionType.get(context, List.of(), List.of(it, index)));
    assertType("memref<*x", ">", it -> UnrankedMemRefType.get(it, null));
    assertType(
        "tensor<2xindex, ",
        ">",
        it -> RankedTensorType.get(new long[] {2}, index, TypeAttr.get(it)));
    assertType(
        "tensor<2xindex, \"s\" : ",
        ">",
        it -> RankedTensorType.get(new long[] {2}, index, StringAttr.get(context, "s", it)));
  }

  @Test
  void printsAttributes() {
    assertAttribute("[unit, ", ", unit]", it -> ArrayAttr.get(context, unit, it, unit));
    assertAttribute(
        "{a = [",
        "], b}",
        it ->
            DictionaryAttr.get(
                context,
                List.of(
                    new NamedAttribute("a", ArrayAttr.get(context, it)),
                    new NamedAttribute("b", unit))));
  }

  @Test
  void printsLocations() {
    assertLocation("\"n\"(", ")", it -> NameLoc.get("n", it));
    assertLocation("callsite(", " at \"n\")", it -> CallSiteLoc.get(it, name));
    assertLocation("callsite(\"n\" at ", ")", it -> CallSiteLoc.get(name, it));
    assertLocation("fused<loc(", ")>[\"n\"]", it -> FusedLoc.get(context, List.of(name), it));
  }

  @Test
  void namesAliases() {
    context.allowUnregisteredDialects(true);
    Location calls = nest(name, it -> CallSiteLoc.get(it, name));
    OpBuilder builder = OpBuilder.create(context);
    Operation op = builder.create(builder.state(context.operationName("t.op"), calls));
    byte[] text = Printer.print(op, PrinterFlags.DEFAULT.withDebugInfo(true));
    List<String> lines = new String(text, StandardCharsets.UTF_8).lines().toList();
    assertEquals("\"t.op\"() : () -> () loc(#loc" + DEPTH + ")", lines.get(0));
    assertEquals("#loc1 = loc(callsite(#loc at #loc))", lines.get(2));
    assertEquals(DEPTH + 2, lines.size());
  }

  @Test
  void findsPositions() {
    FileLineColRange position = FileLineColRange.get(context, "f", 1, 2);
    Location calls = nest(name, it -> CallSiteLoc.get(it, name));
    Location all = nest((Location) position, it -> NameLoc.get("n", it));
    assertSame(
        position, DiagnosticPrinter.firstPlace(FusedLoc.get(context, List.of(calls, all), null)));
  }
}
