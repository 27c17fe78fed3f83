// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import java.util.function.IntPredicate;

/**
 * Reads an operation's bytes field by field, by the offsets of {@link Layout} only, so that the
 * contents are shown even if they are inconsistent.
 */
public final class OperationFields {
  /** How to interpret the number in a field. */
  public enum Kind {
    /** A plain number. */
    NUMBER,
    /** A set of bits. */
    BITS,
    /** A reference to an object of the arena, 0 for none. */
    REFERENCE,
    /** A value, or 0. */
    VALUE,
    /** The number of a type. */
    TYPE,
    /** The number of an attribute, or 0. */
    ATTRIBUTE,
    /** The number of an operation name. */
    NAME,
    /** A packed location. */
    LOCATION
  }

  /** Receives the fields in the order of their offsets. */
  public interface Sink {
    /**
     * Begins an object; its fields follow.
     *
     * @param title what it is
     * @param outside whether it is not part of the operation's own bytes
     */
    void object(String title, boolean outside);

    /**
     * Receives a field.
     *
     * @param offset its byte offset, from the operation's header or, outside, from the object
     */
    void field(int offset, String name, Kind kind, long value);

    /** Receives the number of objects of a kind that are omitted. */
    void leftOut(String what, int count);
  }

  private final Arena arena;
  private final int op;
  private final int limit;
  private final IntPredicate holdsAttribute;
  private final Sink sink;

  private OperationFields(Arena arena, int op, int limit, IntPredicate holdsAttribute, Sink sink) {
    this.arena = arena;
    this.op = op;
    this.limit = limit;
    this.holdsAttribute = holdsAttribute;
    this.sink = sink;
  }

  /**
   * Reads an operation's properties, header and trailing objects, at most {@code limit} of each
   * kind.
   *
   * @param op an operation that has not been erased
   * @param holdsAttribute whether a property slot holds an attribute, not bits
   */
  public static void read(Arena arena, int op, int limit, IntPredicate holdsAttribute, Sink sink) {
    OperationFields fields = new OperationFields(arena, op, limit, holdsAttribute, sink);
    fields.readProperties();
    fields.readHeader();
    fields.readResults();
    fields.readOperands();
    fields.readRegions();
    fields.readSuccessors();
    fields.readAttributes();
  }

  private void readHeader() {
    sink.object("header", false);
    intField(Layout.BLOCK, "block", Kind.REFERENCE);
    intField(Layout.ORDER, "order in block", Kind.NUMBER);
    intField(Layout.REGIONS, "regions", Kind.REFERENCE);
    intField(Layout.NEXT, "next operation", Kind.REFERENCE);
    intField(Layout.PARENT, "parent operation", Kind.REFERENCE);
    intField(Layout.PREVIOUS, "previous operation", Kind.REFERENCE);
    intField(Layout.FIRST_USE, "first use", Kind.REFERENCE);
    intField(Layout.NUM_REGIONS, "region count", Kind.NUMBER);
    intField(Layout.OPERAND_STORAGE, "operand storage", Kind.REFERENCE);
    intField(Layout.OPERAND_CAPACITY, "operand capacity", Kind.NUMBER);
    int operandWord = arena.getInt(op, Layout.NUM_OPERANDS);
    field(Layout.NUM_OPERANDS, "operand count", Kind.NUMBER, operandWord & Layout.OPERAND_MASK);
    field(Layout.NUM_OPERANDS, "operand flags", Kind.BITS, operandWord & ~Layout.OPERAND_MASK);
    int resultWord = arena.getInt(op, Layout.PACKED_RESULTS);
    field(Layout.PACKED_RESULTS, "result count", Kind.NUMBER, resultWord & Layout.RESULT_MASK);
    field(
        Layout.TRAILING_FLAG_BYTE,
        "trailing result flag",
        Kind.NUMBER,
        resultWord >>> Layout.TRAILING_SHIFT & 1);
    field(
        Layout.NUM_INLINE_RESULTS,
        "inline results",
        Kind.NUMBER,
        resultWord >>> Layout.INLINE_RESULTS_SHIFT);
    intField(Layout.NUM_SUCCESSORS, "successor count", Kind.NUMBER);
    field(Layout.NUM_PROPERTIES, "property count", Kind.NUMBER, Ops.numProperties(arena, op));
    sink.field(Layout.LOCATION, "location", Kind.LOCATION, arena.getLong(op, Layout.LOCATION));
    intField(Layout.NAME, "name", Kind.NAME);
    intField(Layout.FIRST_RESULT_TYPE, "first result's type", Kind.TYPE);
  }

  /** The results but the first, which the header holds. */
  private void readResults() {
    int count = Ops.numResults(arena, op);
    boolean outOfLine = arena.getInt(op, Layout.PACKED_RESULTS) << 8 < 0;
    if (outOfLine) {
      sink.object("prologue", false);
      intField(Layout.HEADER_BYTES, "result cells", Kind.REFERENCE);
    }
    for (int i = 1; i < Math.min(count, limit); i++) {
      sink.object("result #" + i, outOfLine);
      int cell = Ops.resultCell(arena, op, i);
      int offset = outOfLine ? 0 : bytesFromHeader(cell);
      sink.field(offset, "type", Kind.TYPE, arena.getInt(cell, Layout.RESULT_TYPE));
      sink.field(
          offset + Layout.RESULT_FIRST_USE,
          "first use",
          Kind.REFERENCE,
          Integer.toUnsignedLong(arena.getInt(cell, Layout.RESULT_FIRST_USE)));
    }
    leftOut("results", count);
  }

  private void readOperands() {
    int count = Ops.numOperands(arena, op);
    boolean outOfLine = (arena.getInt(op, Layout.NUM_OPERANDS) & Layout.OPERANDS_OUT_OF_LINE) != 0;
    for (int i = 0; i < Math.min(count, limit); i++) {
      sink.object("operand #" + i, outOfLine);
      int operand = Ops.operand(arena, op, i);
      int offset = outOfLine ? 0 : bytesFromHeader(operand);
      sink.field(
          offset + Layout.OPERAND_VALUE,
          "value",
          Kind.VALUE,
          arena.getLong(operand, Layout.OPERAND_VALUE));
      part(operand, offset, Layout.OPERAND_NEXT, "next use", Kind.REFERENCE);
      part(operand, offset, Layout.OPERAND_TYPE, "type", Kind.TYPE);
      part(operand, offset, Layout.OPERAND_PREVIOUS, "previous use", Kind.REFERENCE);
      part(operand, offset, Layout.OPERAND_OWNER, "owner", Kind.REFERENCE);
      part(operand, offset, Layout.OPERAND_INDEX, "index", Kind.NUMBER);
    }
    leftOut("operands", count);
  }

  private void readRegions() {
    int count = Ops.numRegions(arena, op);
    for (int i = 0; i < Math.min(count, limit); i++) {
      sink.object("region #" + i, false);
      int region = Ops.region(arena, op, i);
      int offset = bytesFromHeader(region);
      part(region, offset, Layout.REGION_FIRST, "first block", Kind.REFERENCE);
      part(region, offset, Layout.REGION_LAST, "last block", Kind.REFERENCE);
      part(region, offset, Layout.REGION_OWNER, "owner", Kind.REFERENCE);
      part(region, offset, Layout.REGION_INDEX, "index", Kind.NUMBER);
    }
    leftOut("regions", count);
  }

  private void readSuccessors() {
    int count = Ops.numSuccessors(arena, op);
    for (int i = 0; i < Math.min(count, limit); i++) {
      sink.object("successor #" + i, false);
      int slot = Successors.slot(arena, op, i);
      int offset = bytesFromHeader(slot);
      part(slot, offset, Layout.SUCCESSOR_BLOCK, "block", Kind.REFERENCE);
      part(slot, offset, Layout.SUCCESSOR_INDEX, "index", Kind.NUMBER);
      part(slot, offset, Layout.SUCCESSOR_NEXT, "next use", Kind.REFERENCE);
      part(slot, offset, Layout.SUCCESSOR_PREVIOUS, "previous use", Kind.REFERENCE);
      part(slot, offset, Layout.SUCCESSOR_OWNER, "owner", Kind.REFERENCE);
    }
    leftOut("successors", count);
  }

  private void readAttributes() {
    sink.object("attributes", false);
    int slot = Successors.slot(arena, op, Ops.numSuccessors(arena, op));
    int offset = bytesFromHeader(slot);
    part(slot, offset, Layout.DISCARDABLE, "discardable", Kind.ATTRIBUTE);
    part(slot, offset, Layout.RAW_PROPERTIES, "raw properties", Kind.ATTRIBUTE);
  }

  private void readProperties() {
    int count = Ops.numProperties(arena, op);
    if (count == 0) {
      return;
    }
    sink.object("properties", false);
    leftOut("properties", count);
    int shown = Math.min(count, limit);
    for (int even = (shown - 1) & ~1; even >= 0; even -= 2) {
      for (int i = even; i < Math.min(even + 2, shown); i++) {
        Kind kind = holdsAttribute.test(i) ? Kind.ATTRIBUTE : Kind.BITS;
        int unit = Layout.propertyUnit(op, i);
        part(unit, bytesFromHeader(unit), Layout.offsetInPropertyUnit(i), "property #" + i, kind);
      }
    }
  }

  private void intField(int offset, String name, Kind kind) {
    field(offset, name, kind, arena.getInt(op, offset));
  }

  private void field(int offset, String name, Kind kind, int value) {
    sink.field(offset, name, kind, unsigned(kind, value));
  }

  private void part(int object, int objectOffset, int offset, String name, Kind kind) {
    int value = arena.getIntAcross(object, offset);
    sink.field(objectOffset + offset, name, kind, unsigned(kind, value));
  }

  /** Names are numbered on both sides of 0; all else counts from 0 up. */
  private static long unsigned(Kind kind, int value) {
    return kind == Kind.NAME ? value : Integer.toUnsignedLong(value);
  }

  private int bytesFromHeader(int ref) {
    return (ref - op) * Layout.UNIT_BYTES;
  }

  private void leftOut(String what, int count) {
    if (count > limit) {
      sink.leftOut(what, count - limit);
    }
  }
}
