// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.feature;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.builtin.VectorType;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Uses each kind of generated member. */
final class FeatureBuildTest {
  private final Context context = new Programs().context();
  private final Location location = UnknownLoc.get(context);
  private final OpBuilder builder;
  private final Type f32 = FloatType.f32(context);
  private final Type i64 = IntegerType.get(context, 64);
  private final Type i1 = IntegerType.get(context, 1);
  private final Value number;
  private final Value other;
  private final Value real;
  private final Block body;

  FeatureBuildTest() {
    OpBuilder outside = OpBuilder.create(context);
    OperationState state = outside.state(context.operationName("x.holder"), location);
    body = state.addRegion().addBlock();
    builder = OpBuilder.atEnd(outside.create(state).region(0).first());
    state = builder.state(context.operationName("x.values"), location);
    state.addTypes(List.of(i64, i64, f32));
    Operation values = builder.create(state);
    number = values.result(0);
    other = values.result(1);
    real = values.result(2);
  }

  private GroupsOp groups() {
    return GroupsOp.build(
        builder, location, List.of(i1), real, List.of(number, real), other, 3L, 4L, true);
  }

  @Test
  void typesAndAttributesNeedTheirDialect() {
    Context empty = Context.create();
    String message =
        assertThrows(IllegalStateException.class, () -> PlainType.get(empty)).getMessage();
    assertEquals(
        "a PlainType belongs to the dialect 'feat': load it into the context first", message);
    assertThrows(
        IllegalStateException.class, () -> AccessAttr.get(empty, EnumSet.noneOf(Access.class)));
    assertThrows(IllegalStateException.class, () -> TypedAttr.get(1, IntegerType.get(empty, 32)));
  }

  @Test
  void variadicOperands() {
    GroupsOp op = groups();
    assertEquals(Optional.of(real), op.value());
    assertEquals(List.of(number, real), op.rest());
    assertEquals(other, op.x());
    op.setValue(null);
    op.setRest(List.of());
    op.setX(number);
    assertEquals(Optional.empty(), op.value());
    assertTrue(op.rest().isEmpty());
    assertEquals(number, op.x());
    op.setRest(List.of(other, other, other));
    op.setValue(real);
    assertEquals(List.of(real, other, other, other, number), op.operation().operands());
    assertEquals(Optional.of(real), op.value());
    assertEquals(List.of(other, other, other), op.rest());
    assertEquals(number, op.x());
    assertEquals(1, op.output().size());
  }

  @Test
  void optionalAttributes() {
    GroupsOp op = groups();
    assertEquals(Optional.of(3L), op.n());
    op.setN(7);
    assertEquals(IntegerAttr.get(i64, 7), op.nAttr());
    op.setNAttr(null);
    assertEquals(Optional.empty(), op.n());
    assertNull(op.nAttr());
    op.setNAttr(IntegerAttr.get(i64, 1));
    op.removeNAttr();
    assertEquals(Optional.empty(), op.n());
  }

  @Test
  void attributesWithADefault() {
    GroupsOp op = GroupsOp.build(builder, location, List.of(i1), null, List.of(), other);
    assertEquals(5, op.m());
    assertEquals(IntegerAttr.get(i64, 5), op.operation().attribute("m"));
    op.setM(9);
    assertEquals(9, op.m());
    op.removeMAttr();
    assertEquals(5, op.m());
    assertEquals(IntegerAttr.get(i64, 5), op.mAttr());
    op.setMAttr(IntegerAttr.get(i64, 2));
    assertEquals(2, op.m());
  }

  @Test
  void unitAttributes() {
    GroupsOp op = groups();
    assertTrue(op.u());
    op.setU(false);
    assertFalse(op.u());
    assertNull(op.uAttr());
    op.setU(true);
    assertEquals(UnitAttr.get(context), op.uAttr());
    op.removeUAttr();
    assertFalse(op.u());
  }

  @Test
  void adaptorReadsTheOperation() {
    GroupsOp op = groups();
    GroupsOp.Adaptor adaptor = new GroupsOp.Adaptor(op);
    assertEquals(Optional.of(real), adaptor.value());
    assertEquals(List.of(number, real), adaptor.rest());
    assertEquals(other, adaptor.x());
    assertEquals(Optional.of(3L), adaptor.n());
    assertEquals(4, adaptor.m());
    assertTrue(adaptor.u());
    assertEquals(op.nAttr(), adaptor.nAttr());
  }

  @Test
  void adaptorOfPartsHasDefaults() {
    GroupsOp.Adaptor adaptor = new GroupsOp.Adaptor(List.of(other), DictionaryAttr.empty(context));
    assertEquals(5, adaptor.m());
    assertFalse(adaptor.u());
    assertEquals(Optional.empty(), adaptor.n());
    NumbersOp.Adaptor numbers = new NumbersOp.Adaptor(List.of(), DictionaryAttr.empty(context));
    assertThrows(IllegalStateException.class, numbers::a);
  }

  @Test
  void groupsOfResults() {
    SegmentsOp op =
        SegmentsOp.build(
            builder, location, List.of(f32, f32), i1, null, List.of(number), List.of());
    assertEquals(2, op.left().size());
    assertEquals(i1, op.one().type());
    assertEquals(Optional.empty(), op.right());
    assertEquals(List.of(number), op.first());
    assertTrue(op.second().isEmpty());
    SegmentsOp more =
        SegmentsOp.build(builder, location, List.of(), i1, f32, List.of(), List.of(other));
    assertEquals(f32, more.right().orElseThrow().type());
    assertEquals(List.of(other), more.second());
  }

  @Test
  void groupsOfEqualLength() {
    EqualOp op =
        EqualOp.build(builder, location, List.of(number, other), real, List.of(other, number));
    assertEquals(List.of(number, other), op.first());
    assertEquals(real, op.middle());
    assertEquals(List.of(other, number), op.last());
    op.setMiddle(number);
    assertEquals(number, new EqualOp.Adaptor(op).middle());
    assertEquals(List.of(other, number), new EqualOp.Adaptor(op).last());
  }

  @Test
  void successors() {
    Region region = body.parent();
    Block second = region.addBlock();
    Block third = region.addBlock();
    JumpOp op = JumpOp.build(builder, location, List.of(number), second, List.of(third, second));
    assertEquals(second, op.dest());
    assertEquals(List.of(third, second), op.others());
    op.setDest(third);
    assertEquals(third, op.dest());
    JumpAllOp all = JumpAllOp.build(OpBuilder.atEnd(second), location, number, third, second);
    assertEquals(third, all.yes());
    all.setNo(third);
    assertEquals(third, all.no());
  }

  @Test
  void regions() {
    RegionsOp op = RegionsOp.build(builder, location, 2);
    assertEquals(4, op.operation().regionCount());
    assertEquals(op.operation().region(0), op.body());
    assertEquals(op.operation().region(1), op.other());
    assertEquals(2, op.rest().size());
    RegionsOp.Adaptor adaptor = new RegionsOp.Adaptor(op);
    assertEquals(op.body(), adaptor.body());
    assertEquals(op.rest(), adaptor.rest());
    assertEquals(1, ImplicitOp.build(builder, location).operation().regionCount());
  }

  @Test
  void numbers() {
    NumbersOp op =
        NumbersOp.build(builder, location, true, (byte) -1, (short) 2, -3, 1L << 40, 0.5f, 0.1);
    assertTrue(op.a());
    assertEquals(-1, op.b());
    assertEquals(2, op.c());
    assertEquals(-3, op.d());
    assertEquals(1L << 40, op.e());
    assertEquals(0.5f, op.f());
    assertEquals(0.1, op.g());
    op.setA(false);
    op.setB((byte) 5);
    op.setG(2.5);
    assertFalse(op.a());
    assertEquals(5, op.b());
    assertEquals(2.5, op.g());
    assertEquals(IntegerAttr.get(i1, 0), op.aAttr());
  }

  @Test
  void arrays() {
    ArraysOp op =
        ArraysOp.build(
            builder,
            location,
            List.of(1L, 2L),
            List.of("a"),
            List.of(Level.HIGH),
            List.of((byte) 3));
    assertEquals(List.of(1L, 2L), op.longs());
    assertEquals(List.of("a"), op.strings());
    assertEquals(List.of(Level.HIGH), op.levels());
    assertEquals(List.of((byte) 3), op.bytes());
    assertEquals(List.of(1, 2), op.ints());
    assertEquals(Optional.empty(), op.flags());
    op.setFlags(List.of(true, false));
    assertEquals(Optional.of(List.of(true, false)), op.flags());
  }

  @Test
  void denseArrays() {
    DenseOp op =
        DenseOp.build(
            builder,
            location,
            new boolean[] {true},
            new byte[] {-1},
            new short[] {2},
            new int[] {3, 4},
            new long[] {},
            new float[] {0.5f},
            new double[] {0.1});
    assertArrayEquals(new boolean[] {true}, op.flags());
    assertArrayEquals(new byte[] {-1}, op.bytes());
    assertArrayEquals(new short[] {2}, op.shorts());
    assertArrayEquals(new int[] {3, 4}, op.ints());
    assertArrayEquals(new long[] {}, op.longs());
    assertArrayEquals(new float[] {0.5f}, op.floats());
    assertArrayEquals(new double[] {0.1}, op.doubles());
    assertArrayEquals(new long[] {7}, op.more());
    assertTrue(op.last().isEmpty());
    op.setLast(new int[] {1});
    assertArrayEquals(new int[] {1}, op.last().orElseThrow());
  }

  @Test
  void symbolsTypesAndAttributesOfAnyKind() {
    SymbolsOp op =
        SymbolsOp.build(builder, location, "here", "there", UnitAttr.get(context), f32, "text");
    assertEquals("here", op.sym());
    assertEquals("there", op.callee());
    assertEquals(UnitAttr.get(context), op.any());
    assertEquals(f32, op.type());
    assertEquals("text", op.text());
    assertEquals(Optional.empty(), op.exact());
    op.setExactAttr(IntegerAttr.get(i64, 1));
    assertEquals(Optional.of(IntegerAttr.get(i64, 1)), op.exact());
    op.setNoteAttr(StringAttr.get(context, "n"));
    assertEquals(StringAttr.get(context, "n"), op.noteAttr());
    op.setCallee("elsewhere");
    assertEquals("elsewhere", op.calleeAttr().root().value());
    op.setType(i1);
    assertEquals(i1, op.type());
  }

  @Test
  void enums() {
    EnumsOp op = EnumsOp.build(builder, location, Level.HIGH);
    assertEquals(Level.HIGH, op.level());
    assertEquals(IntegerAttr.get(i64, 10), op.levelAttr());
    assertEquals(Level.LOW, op.other());
    assertEquals(Optional.empty(), op.last());
    op.setLast(Level.HIGH);
    assertEquals(Optional.of(Level.HIGH), op.last());
    assertEquals("very_high", LevelEnum.stringify(Level.HIGH));
    assertEquals(Level.HIGH, LevelEnum.symbolize("very_high"));
    assertNull(LevelEnum.symbolize("HIGH"));
    assertEquals(Level.HIGH, LevelEnum.symbolize(10));
    assertNull(LevelEnum.symbolize(1));
    assertTrue(LevelEnum.test(IntegerAttr.get(i64, 0)));
    assertFalse(LevelEnum.test(IntegerAttr.get(i1, 0)));
    op.setLevelAttr(IntegerAttr.get(i64, 3));
    assertThrows(IllegalArgumentException.class, op::level);
  }

  @Test
  void inferredResultTypes() {
    InferredOp op = InferredOp.build(builder, location, number, other);
    assertEquals(i64, op.sum().type());
    assertEquals(i1, op.overflow().type());
    InferredOp lists = InferredOp.build(builder, location, List.of(number, other), List.of());
    assertEquals(List.of(i64, i1), List.of(lists.sum().type(), lists.overflow().type()));
  }

  @Test
  void transformedResultTypes() {
    Value vector = body.addArgument(VectorType.get(new long[] {2}, f32), location);
    TransformedOp op = TransformedOp.build(builder, location, vector);
    assertEquals(f32, op.element().type());
  }

  @Test
  void typesUsedForInferenceAreChecked() {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class, () -> TransformedOp.build(builder, location, number));
    assertEquals("'vector' must be vector of numbers, but got 'i64'", e.getMessage());
  }

  @Test
  void handWrittenBuilders() {
    assertEquals(3, CustomOp.build(builder, location, "abc").count());
  }

  @Test
  void viewsAreValues() {
    GroupsOp op = groups();
    GroupsOp same = GroupsOp.of(op.operation());
    assertEquals(op, same);
    assertEquals(op.hashCode(), same.hashCode());
    assertEquals(op, op.operation().view());
    assertTrue(op.toString().contains("feat.groups"));
    Operation values = number.definingOp();
    assertThrows(IllegalArgumentException.class, () -> GroupsOp.of(values));
  }

  @Test
  void definitionsAreData() {
    var definition = GroupsOp.MODEL.definition();
    assertEquals("feat.groups", definition.name());
    assertEquals("Optional groups of each kind of guard and anchor", definition.summary());
    assertEquals(
        List.of("value", "rest", "x"),
        definition.operands().stream().map(operand -> operand.name()).toList());
    assertEquals(
        List.of("n", "m", "u", "operandSegmentSizes"),
        definition.attributes().stream().map(attribute -> attribute.name()).toList());
    assertEquals("5", definition.attributes().get(1).defaultValue());
    assertEquals(31, new FeatureDefinition().operations().size());
  }

  @Test
  void opInterfacesOfAuthors() {
    ScaleOp scale = ScaleOp.build(builder, location, real, 2);
    FeatureCodeOps.Scaled scaled = scale.operation().as(FeatureCodeOps.Scaled.class);
    assertEquals(scale, scaled);
    assertEquals(real, scaled.input());
    assertFalse(scaled.isIdentity());
    scaled.setFactor(1);
    assertTrue(scaled.isIdentity());
    assertTrue(scale.operation().name().hasInterface(FeatureCodeOps.Scaled.class));
    assertNull(groups().operation().as(FeatureCodeOps.Scaled.class));
  }
}
