// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static java.util.Comparator.comparingLong;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.PlainIr.Blk;
import dev.ods.ir.PlainIr.Op;
import dev.ods.ir.PlainIr.Reg;
import dev.ods.ir.PlainIr.Succ;
import dev.ods.ir.PlainIr.Use;
import dev.ods.ir.PlainIr.Val;
import dev.ods.ir.storage.Ops;
import dev.ods.ir.storage.ValueWord;
import dev.ods.ir.unsafe.IrReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Compares packed IR with its model of plain objects. It also follows links backwards, and checks
 * the memory in use, for which it reads the packed bytes at their fixed offsets.
 */
final class PlainIrChecker {
  private static final int ORDER = 0x04;
  private static final int PARENT = 0x10;
  private static final int OPERAND_STORAGE = 0x20;
  private static final int OPERAND_CAPACITY = 0x24;
  private static final int OPERAND_WORD = 0x28;
  private static final int OPERAND_PREVIOUS = 0x10;
  private static final int RESULT_CELLS = 0x48;
  private static final int BLOCK_ARGUMENTS = 0x1C;
  private static final int BLOCK_ARGUMENT_CAPACITY = 0x20;

  private final PlainIr plain;
  private final IrArena arena;

  PlainIrChecker(PlainIr plain, IrArena arena) {
    this.plain = plain;
    this.arena = arena;
  }

  void checkAll() {
    checkLinks();
    checkMemory(arena, extents());
  }

  /** Everything but the memory in use. */
  void checkLinks() {
    for (Op op : plain.ops) {
      checkOp(op);
      for (Val result : op.results) {
        checkUses(result);
      }
      boolean unused = op.results.stream().allMatch(result -> result.uses.isEmpty());
      assertEquals(unused, op.handle.useEmpty());
      assertEquals(unused, readerOf().useEmpty(op.handle.ref()));
    }
    for (Blk block : plain.blocks) {
      checkBlock(block);
      for (Val argument : block.args) {
        checkUses(argument);
      }
    }
  }

  /** The memory of an object. */
  record Extent(int ref, int units) {
    long from() {
      return Integer.toUnsignedLong(ref);
    }

    long to() {
      return from() + units;
    }
  }

  /** Checks that an arena contains exactly these objects, without overlap. */
  static void checkMemory(IrArena arena, List<Extent> extents) {
    long units = 0;
    long end = 1;
    for (Extent extent : extents.stream().sorted(comparingLong(Extent::from)).toList()) {
      assertTrue(extent.from() >= end, "objects overlap");
      end = extent.to();
      units += extent.units();
    }
    assertEquals(units * 8, arena.liveBytes(), "live bytes");
    assertTrue(arena.reservedBytes() >= arena.liveBytes());
  }

  List<Extent> extents() {
    List<Extent> found = new ArrayList<>();
    for (Op op : plain.ops) {
      int ref = op.handle.ref();
      found.add(extent(Ops.start(arena, ref), Ops.units(arena, ref)));
      if (op.results.size() > 255) {
        found.add(extent(arena.getInt(ref, RESULT_CELLS), op.results.size()));
      }
      if ((arena.getInt(ref, OPERAND_WORD) & 1 << 27) != 0) {
        int capacity = arena.getInt(ref, OPERAND_CAPACITY);
        found.add(extent(arena.getInt(ref, OPERAND_STORAGE), capacity * 4));
      }
    }
    for (Blk block : plain.blocks) {
      int ref = block.handle.ref();
      found.add(extent(ref, 5));
      int capacity = arena.getInt(ref, BLOCK_ARGUMENT_CAPACITY);
      if (capacity != 0) {
        found.add(extent(arena.getInt(ref, BLOCK_ARGUMENTS), capacity * 2));
      }
    }
    return found;
  }

  /** The memory of an operation with one block, without the block's contents. */
  static List<Extent> shell(Operation op) {
    int block = TestIr.notNull(op.region(0).first()).ref();
    int start = Ops.start(op.arena(), op.ref());
    return List.of(extent(start, Ops.units(op.arena(), op.ref())), extent(block, 5));
  }

  private static Extent extent(int ref, int units) {
    return new Extent(ref, rounded(units));
  }

  /** Above 512 units, memory is allocated in powers of two. */
  private static int rounded(int units) {
    return units <= 512 ? units : Integer.highestOneBit(units - 1) << 1;
  }

  /** Checks an operation except for use lists. */
  void checkOp(Op op) {
    Operation actual = op.handle;
    assertEquals(op.name, actual.name().value());
    assertSame(op.location, actual.location());
    assertEquals(op.operands.size(), actual.operandCount());
    for (int i = 0; i < op.operands.size(); i++) {
      checkOperand(op.operands.get(i), actual.opOperand(i), i);
    }
    assertEquals(op.results.size(), actual.resultCount());
    for (int i = 0; i < op.results.size(); i++) {
      assertSame(op.results.get(i).type, actual.resultType(i));
      assertEquals(actual, actual.result(i).definingOp());
      assertEquals(i, actual.result(i).index());
    }
    assertEquals(op.successors.size(), actual.successorCount());
    IrReader reader = IrReader.of(actual);
    for (int i = 0; i < op.successors.size(); i++) {
      Blk expected = op.successors.get(i).block;
      assertEquals(expected == null ? 0 : expected.handle.ref(), reader.successor(actual.ref(), i));
    }
    checkAttributes(op);
    assertEquals(op.regions.size(), actual.regionCount());
    for (Reg region : op.regions) {
      checkRegion(region);
    }
    if (op != plain.root) {
      checkPlace(op);
    }
  }

  private static void checkOperand(Use expected, OpOperand actual, int index) {
    assertEquals(index, actual.index());
    assertEquals(expected.owner.handle, actual.owner());
    Val value = expected.value;
    if (value == null) {
      assertTrue(actual.get().isNull());
    } else {
      assertEquals(value.handle(), actual.get());
    }
  }

  private static void checkAttributes(Op op) {
    Operation actual = op.handle;
    DictionaryAttr dictionary = actual.discardableAttributes();
    assertEquals(op.discardable.size(), dictionary.size());
    int i = 0;
    for (Map.Entry<String, Attribute> entry : op.discardable.entrySet()) {
      assertEquals(entry.getKey(), dictionary.entry(i).name());
      assertSame(entry.getValue(), dictionary.entry(i).value());
      i++;
    }
    for (int slot = 0; slot < op.properties.length; slot++) {
      assertSame(op.properties[slot], actual.property(slot));
    }
    assertSame(op.raw, actual.rawProperties());
  }

  private static void checkRegion(Reg region) {
    Region actual = region.handle();
    assertEquals(region.owner.handle, actual.parentOp());
    assertEquals(region.index, actual.index());
    checkList(
        region.blocks.stream().map(b -> b.handle).toList(),
        actual.first(),
        actual.last(),
        Block::next,
        Block::previous);
    for (Blk block : region.blocks) {
      assertEquals(actual, block.handle.parent());
    }
  }

  private void checkPlace(Op op) {
    Operation actual = op.handle;
    Blk block = op.block;
    int parentField = arena.getInt(actual.ref(), PARENT);
    if (block == null) {
      assertNull(actual.block());
      assertNull(actual.next());
      assertNull(actual.previous());
      assertNull(actual.parent());
      assertEquals(0, parentField);
      return;
    }
    assertEquals(block.handle, actual.block());
    Op parent = op.parent();
    assertEquals(parent == null ? null : parent.handle, actual.parent());
    if (parentField != 0) {
      assertEquals(parent == null ? 0 : parent.handle.ref(), parentField);
    }
  }

  /** Checks a block except for the contents of its operations. */
  void checkBlock(Blk block) {
    Block actual = block.handle;
    Reg region = block.region;
    assertEquals(region == null ? null : region.handle(), actual.parent());
    assertEquals(region == null ? null : region.owner.handle, actual.parentOp());
    assertEquals(region != null && region.blocks.get(0) == block, actual.isEntryBlock());
    checkList(
        block.ops.stream().map(o -> o.handle).toList(),
        actual.first(),
        actual.last(),
        Operation::next,
        Operation::previous);
    for (Op op : block.ops) {
      assertEquals(actual, op.handle.block());
    }
    assertEquals(block.args.size(), actual.argumentCount());
    for (int i = 0; i < block.args.size(); i++) {
      Val expected = block.args.get(i);
      Value argument = actual.argument(i);
      assertTrue(argument.isBlockArgument());
      assertEquals(i, argument.index());
      assertEquals(actual, argument.ownerBlock());
      assertSame(expected.type, argument.type());
      assertSame(expected.location, argument.location());
    }
    checkPredecessors(block);
    checkOrder(block);
  }

  /** Checks that order numbers increase, but for those that are not known. */
  private void checkOrder(Blk block) {
    int last = 0;
    for (Op op : block.ops) {
      int order = arena.getInt(op.handle.ref(), ORDER);
      if (order != 0) {
        assertTrue(order > last, "order numbers grow");
        last = order;
      }
    }
  }

  private void checkPredecessors(Blk block) {
    IrReader reader = readerOf();
    int slot = reader.firstPredecessor(block.handle.ref());
    for (int i = block.uses.size() - 1; i >= 0; i--) {
      Succ expected = block.uses.get(i);
      assertTrue(slot != 0, "a predecessor is missing");
      assertEquals(expected.owner.handle.ref(), reader.predecessorOp(slot));
      int index = expected.owner.successors.indexOf(expected);
      assertEquals(index, reader.successorIndex(slot));
      assertEquals(
          dev.ods.ir.storage.Successors.slot(arena, expected.owner.handle.ref(), index), slot);
      slot = reader.nextPredecessor(slot);
    }
    assertEquals(0, slot, "a predecessor too many");
    List<Block> blocks = block.handle.predecessors();
    int at = 0;
    for (int i = block.uses.size() - 1; i >= 0; i--) {
      Blk from = block.uses.get(i).owner.block;
      if (from != null) {
        assertEquals(from.handle, blocks.get(at++));
      }
    }
    assertEquals(at, blocks.size());
    assertEquals(!block.uses.isEmpty(), block.handle.hasPredecessors());
    assertEquals(at == 1 ? blocks.get(0) : null, block.handle.singlePredecessor());
    assertEquals(
        Set.copyOf(blocks).size() == 1 ? blocks.get(0) : null, block.handle.uniquePredecessor());
  }

  /** Checks a use list: the newest use is first, and the links match in both directions. */
  void checkUses(Val value) {
    Value handle = value.handle();
    IrReader reader = readerOf();
    int use = reader.firstUse(handle.word());
    int definingOp = IrReader.definingOp(handle.word());
    if (definingOp != 0) {
      assertEquals(use, reader.firstUse(definingOp, ValueWord.index(handle.word())));
    }
    int previous = 0;
    OpOperand actual = handle.firstUse();
    for (int i = value.uses.size() - 1; i >= 0; i--) {
      Use expected = value.uses.get(i);
      OpOperand operand = TestIr.notNull(actual);
      assertEquals(expected.owner.handle, operand.owner());
      assertEquals(expected.owner.operands.indexOf(expected), operand.index());
      assertEquals(handle, operand.get());
      assertEquals(previous, arena.getInt(use, OPERAND_PREVIOUS), "the link back");
      previous = use;
      use = reader.nextUse(use);
      actual = operand.nextUse();
    }
    assertEquals(0, use, "a use too many");
    assertNull(actual);
    assertEquals(value.uses.size(), handle.useCount());
    assertEquals(!value.uses.isEmpty(), handle.hasUses());
    assertEquals(value.uses.size() == 1, handle.hasOneUse());
  }

  private IrReader readerOf() {
    return IrReader.of(plain.ops.get(0).handle);
  }

  private static <T> void checkList(
      List<T> expected, @Nullable T first, @Nullable T last, Step<T> next, Step<T> previous) {
    T at = first;
    for (T each : expected) {
      assertEquals(each, at);
      at = next.from(TestIr.notNull(at));
    }
    assertNull(at, "the list goes on");
    at = last;
    for (int i = expected.size() - 1; i >= 0; i--) {
      assertEquals(expected.get(i), at);
      at = previous.from(TestIr.notNull(at));
    }
    assertNull(at, "the list goes on backwards");
  }

  /** A link of a list. */
  private interface Step<T> {
    @Nullable T from(T at);
  }
}
