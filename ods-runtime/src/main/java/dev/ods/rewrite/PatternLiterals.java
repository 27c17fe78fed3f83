// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.unsafe.IrReader;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The values that the patterns of a {@link PatternTree} ask of one attribute. Which of them an
 * operation has is found with one look-up, however many they are. Only generated code uses it.
 */
public final class PatternLiterals {
  /** The answer for an attribute with another value. */
  public static final int OTHER = -1;

  private final int slot;
  private final int absent;
  private final Function<Context, List<Attribute>> values;

  /** Made when it is first needed: only then must the dialects of the values be loaded. */
  private @Nullable Table table;

  private PatternLiterals(int slot, int absent, Function<Context, List<Attribute>> values) {
    this.slot = slot;
    this.absent = absent;
    this.values = values;
  }

  /**
   * Such values.
   *
   * @param slot the property slot of the attribute
   * @param absent the index of the value for which an absent attribute stands, or {@link #OTHER}
   * @param values the values, in the context of the patterns
   */
  public static PatternLiterals of(
      int slot, int absent, Function<Context, List<Attribute>> values) {
    Objects.requireNonNull(values, "values");
    return new PatternLiterals(slot, absent, values);
  }

  /** The index of the value that an operation has, or {@link #OTHER}. */
  public int index(IrReader ir, int op) {
    int id = id(ir, op);
    if (id == 0) {
      return absent;
    }
    // Threads may race to make it: all make the same, and publish it by its final fields.
    Table known = table;
    if (known == null) {
      known = new Table(values.apply(ir.context()));
      table = known;
    }
    return known.index(id);
  }

  private int id(IrReader ir, int op) {
    if (ir.hasOnlyAttributesAsProperties(op)) {
      return ir.propertyId(op, slot);
    }
    Attribute value = ir.property(op, slot);
    return value == null ? 0 : IrReader.id(value);
  }

  /** Finds indices by the numbers of attributes: a hash table with open addressing. */
  private static final class Table {
    private final int[] ids;
    private final int[] indices;
    private final int shift;

    Table(List<Attribute> values) {
      int capacityBits = Integer.SIZE - Integer.numberOfLeadingZeros(values.size() * 2);
      ids = new int[1 << capacityBits];
      indices = new int[1 << capacityBits];
      shift = Integer.SIZE - capacityBits;
      for (int i = 0; i < values.size(); i++) {
        int id = IrReader.id(values.get(i));
        int at = find(ids, shift, id);
        ids[at] = id;
        indices[at] = i;
      }
    }

    int index(int id) {
      int at = find(ids, shift, id);
      return ids[at] == id ? indices[at] : OTHER;
    }

    /** Where a number is, or would be. */
    private static int find(int[] ids, int shift, int id) {
      int at = (id * 0x9E3779B9) >>> shift;
      while (ids[at] != 0 && ids[at] != id) {
        at = (at + 1) & (ids.length - 1);
      }
      return at;
    }
  }
}
