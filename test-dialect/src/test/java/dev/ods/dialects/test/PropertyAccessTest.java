// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.StringAttr;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationDump;
import dev.ods.ir.UnknownLoc;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Properties that are no attributes are built, read and set as Java values. */
final class PropertyAccessTest {
  private static final long[] LONGS = {1L << 40, -1, Long.MIN_VALUE, Long.MAX_VALUE, 0};

  private final Context context = context();
  private final Location location = UnknownLoc.get(context);
  private final OpBuilder builder = OpBuilder.create(context);

  private static Context context() {
    Context context = Context.create();
    context.load(new TestDialectDefinition());
    return context;
  }

  private TestOpWithPropertiesOp properties(long a) {
    return TestOpWithPropertiesOp.build(
        builder, location, a, "b", "c", true, new long[] {1, 2}, new int[] {-3});
  }

  @Test
  void buildsReadsAndSets() {
    for (long a : LONGS) {
      TestOpWithPropertiesOp op = properties(a);
      assertEquals(a, op.a());
      assertEquals("b", op.b());
      assertEquals("c", op.c());
      assertTrue(op.flag());
      assertArrayEquals(new long[] {1, 2}, op.array());
      assertArrayEquals(new int[] {-3}, op.array32());
      op.setA(~a);
      op.setFlag(false);
      op.setC("d");
      op.setArray(LONGS);
      assertEquals(~a, op.a());
      assertFalse(op.flag());
      assertEquals("d", op.c());
      assertArrayEquals(LONGS, op.array());
      assertEquals("b", op.b());
    }
  }

  /** Named attributes in one list stand for all properties: MLIR's {@code const Properties &}. */
  @Test
  void listsSetProperties() {
    for (long a : LONGS) {
      List<NamedAttribute> attributes =
          List.of(
              new NamedAttribute("a", IntegerAttr.i64(context, a)),
              new NamedAttribute("b", StringAttr.get(context, "b")),
              new NamedAttribute("x.y", StringAttr.get(context, "z")));
      TestOpWithPropertiesOp op =
          TestOpWithPropertiesOp.build(builder, location, List.of(), List.of(), attributes);
      assertEquals(a, op.a());
      assertEquals("b", op.b());
      assertFalse(op.flag());
      assertEquals(StringAttr.get(context, "z"), op.operation().attribute("x.y"));
    }
  }

  @Test
  void optionalNumbersAreInSlots() {
    TestOpWithOptionalPropertiesOp op = TestOpWithOptionalPropertiesOp.build(builder, location);
    assertEquals(Optional.empty(), op.simple());
    assertEquals(Optional.empty(), op.nested());
    for (long value : LONGS) {
      op.setSimple(Optional.of(value));
      op.setNested(Optional.of(Optional.of(value)));
      assertEquals(Optional.of(value), op.simple());
      assertEquals(Optional.of(Optional.of(value)), op.nested());
      assertEquals(Optional.empty(), op.hasDefault());
    }
    op.setSimpleui8(Optional.of((byte) 200));
    op.setSimplei8(Optional.of((byte) -2));
    op.setMaybeUnit(Optional.of(true));
    op.setSimple(Optional.empty());
    op.setHasUnit(true);
    assertEquals(Optional.of((byte) 200), op.simpleui8());
    assertEquals(Optional.of((byte) -2), op.simplei8());
    assertEquals(Optional.of(true), op.maybeUnit());
    assertEquals(Optional.empty(), op.simple());
    assertTrue(op.hasUnit());
  }

  @Test
  void enumsAndSets() {
    OpWithTwoDefaultEnumPropsOp cases = OpWithTwoDefaultEnumPropsOp.build(builder, location);
    assertEquals(TestEnum.FIRST, cases.value1());
    cases.setValue2(TestOtherEnum.FISH);
    assertEquals(TestOtherEnum.FISH, cases.value2());
    OpWithTestBitEnumOp sets =
        OpWithTestBitEnumOp.build(builder, location, Set.of(TestBitEnum.EXECUTE));
    assertEquals(Set.of(TestBitEnum.EXECUTE), sets.value1());
    assertEquals(Set.of(TestBitEnum.READ), sets.value2());
    sets.setValue1(Set.of());
    assertEquals(Set.of(), sets.value1());
  }

  @Test
  void nullIsNoValue() {
    TestOpWithPropertiesOp op = properties(1);
    NullPointerException refused = assertThrows(NullPointerException.class, () -> op.setC(null));
    assertEquals("property 'c' is null", refused.getMessage());
    assertEquals("c", op.c());
  }

  @Test
  void defaultsAreThoseOfTheDeclaration() {
    TestOpWithDefaultValuedPropertiesOp op =
        TestOpWithDefaultValuedPropertiesOp.build(builder, location);
    assertEquals(-1, op.c());
    assertEquals("", op.b());
    op.setC(5);
    op.operation().setProperty(op.operation().name().model().slotIndex("c"), null);
    assertEquals(-1, op.c());
  }

  @Test
  void adaptorsHaveThem() {
    TestOpWithPropertiesOp op = properties(7);
    TestOpWithPropertiesOp.Adaptor adaptor = new TestOpWithPropertiesOp.Adaptor(op);
    assertEquals(7, adaptor.a());
    assertEquals("c", adaptor.c());
    assertArrayEquals(new int[] {-3}, adaptor.array32());
  }

  @Test
  void clonesHaveThem() {
    for (long a : LONGS) {
      Operation copy = properties(a).operation().clone();
      assertEquals(a, TestOpWithPropertiesOp.of(copy).a());
      assertEquals(properties(a).operation().properties(), copy.properties());
    }
  }

  /** As in MLIR, names of attributes do not find them. */
  @Test
  void attributesOfTheirNamesAreDiscardable() {
    Operation op = properties(7).operation();
    assertNull(op.attribute("a"));
    op.setAttribute("a", StringAttr.get(context, "note"));
    assertEquals(7, TestOpWithPropertiesOp.of(op).a());
    assertEquals(1, op.discardableAttributes().size());
    assertEquals(IntegerAttr.i64(context, 7), op.properties().get("a"));
  }

  @Test
  void attributesThatDoNotConvertAreRefused() {
    Operation op = properties(7).operation();
    int slot = op.name().model().slotIndex("a");
    StringAttr text = StringAttr.get(context, "text");
    String message =
        assertThrows(IllegalArgumentException.class, () -> op.setProperty(slot, text)).getMessage();
    assertTrue(message.contains("expected IntegerAttr"), message);
    assertEquals(7, TestOpWithPropertiesOp.of(op).a());
  }

  @Test
  void dumpsShowBits() {
    Operation op = properties(0x7_0000_0009L).operation();
    String dump = OperationDump.of(op);
    assertTrue(dump.contains("0x9\n"), dump);
    assertTrue(dump.contains("0x7\n"), dump);
    assertTrue(dump.contains("\"c\""), dump);
    List<String> counts = dump.lines().filter(line -> line.contains("property count")).toList();
    assertTrue(counts.get(0).endsWith(" 8"), counts.get(0));
  }
}
