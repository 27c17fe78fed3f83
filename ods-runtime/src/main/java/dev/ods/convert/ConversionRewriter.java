// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.ir.Block;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.ir.unsafe.IrWriter;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The rewriter of a conversion (MLIR's {@code ConversionPatternRewriter}). Changes are made at
 * once, and are undone if what they lead to does not become legal. Values may be replaced by others
 * of other types, or by several: users that are not converted get casts to the original types,
 * which the conversion removes or {@linkplain TypeConverter#addSourceMaterialization materializes}
 * at its end. Patterns do not keep it: after that, it throws an {@code IllegalStateException}.
 */
public final class ConversionRewriter extends Rewriter {
  private final IrWriter writer;

  /** Null after the conversion. */
  private @Nullable Parts parts;

  private @Nullable TypeConverter converter;

  /** What of the conversion makes the changes. */
  private record Parts(
      ChangeTracker tracker,
      ConvertedValues converted,
      BlockSignatures signatures,
      Legalizer legalizer) {}

  ConversionRewriter(
      Operation member,
      ChangeTracker tracker,
      Materializations materializations,
      Legalizer legalizer) {
    super(member, tracker.announcements().listener());
    ConvertedValues converted = new ConvertedValues(tracker, materializations);
    BlockSignatures signatures = new BlockSignatures(this, tracker, converted);
    this.parts = new Parts(tracker, converted, signatures, legalizer);
    this.writer = IrWriter.of(member);
  }

  /** Ends the use of this rewriter: what it did now could neither be undone nor be completed. */
  void endConversion() {
    parts = null;
    clearInsertionPoint();
  }

  /** All changes are made by these, which refuses them after the conversion. */
  private Parts parts() {
    Parts running = parts;
    if (running == null) {
      throw new IllegalStateException("the conversion of this rewriter has ended: use another one");
    }
    return running;
  }

  private ChangeTracker tracker() {
    return parts().tracker;
  }

  private ConvertedValues converted() {
    return parts().converted;
  }

  /** Runs a pattern with the converter that it has. */
  boolean withConverter(@Nullable TypeConverter current, BooleanSupplier pattern) {
    TypeConverter outer = converter;
    converter = current;
    try {
      return pattern.getAsBoolean();
    } finally {
      converter = outer;
    }
  }

  // --- What values have become.

  /**
   * What values have become: of the types that the pattern's converter makes of theirs, by casts if
   * it must be; without a converter, the latest values.
   *
   * <p>A value that was replaced by one of its type, such as the argument of a block that was
   * merged into another one, is not followed: take the operands of its user after the replacement.
   *
   * @param values values of the original program, such as those that an operation uses which is
   *     nested in the one to convert
   * @return for each of them a value, several, or none; null if a type cannot be converted
   */
  public @Nullable List<List<Value>> remapped(List<Value> values) {
    return remapped(values, "value");
  }

  @Nullable List<List<Value>> remapped(List<Value> values, String what) {
    ConvertedValues current = converted();
    List<List<Value>> remapped = new ArrayList<>(values.size());
    for (Value value : values) {
      List<Value> each = current.latest(value, converter);
      if (each == null) {
        int index = remapped.size();
        matchFailed(
            value.location(),
            () ->
                "unable to convert type for " + what + " #" + index + ", type was " + value.type());
        return null;
      }
      remapped.add(each);
    }
    return remapped;
  }

  // --- Replacing.

  @Override
  public void replace(Operation op, List<Value> values) {
    replaceWithMultiple(op, values.stream().map(List::of).toList());
  }

  @Override
  public void replace(Operation op, Value value) {
    replaceWithMultiple(op, List.of(List.of(value)));
  }

  /**
   * Replaces each result of an operation by some values, or none, and erases it.
   *
   * @throws IllegalArgumentException if there are not as many lists as results, one contains a
   *     result of the operation or a value of another arena, or the operation is in no block; then
   *     nothing has changed
   */
  public void replaceWithMultiple(Operation op, List<? extends List<Value>> values) {
    if (values.size() != op.resultCount()) {
      throw new IllegalArgumentException(
          "'" + op.name() + "' has " + op.resultCount() + " results: give values for as many");
    }
    if (op.block() == null || tracker().erasures().isErased(op)) {
      throw new IllegalArgumentException(
          "'" + op.name() + "' is in no block, or was erased or replaced before");
    }
    for (List<Value> each : values) {
      each.forEach(writer::usable);
      if (each.stream().anyMatch(value -> op.equals(value.definingOp()))) {
        throw new IllegalArgumentException(
            "a result of '" + op.name() + "', which is erased, cannot replace one");
      }
    }
    List<Value> replacements = new ArrayList<>(values.size());
    for (int i = 0; i < values.size(); i++) {
      replacements.add(converted().replacement(op.result(i), values.get(i), converter));
    }
    tracker().announcements().replaced(op, replacements);
    for (int i = 0; i < replacements.size(); i++) {
      tracker().replaceUses(op.result(i), replacements.get(i), use -> true);
    }
    eraseUnused(op);
  }

  @Override
  public void replaceAllUses(Operation op, List<Value> values) {
    if (values.size() != op.resultCount()) {
      throw new IllegalArgumentException(
          "'" + op.name() + "' has " + op.resultCount() + " results: give as many values");
    }
    List<Value> copy = List.copyOf(values);
    for (int i = 0; i < copy.size(); i++) {
      replaceAllUses(op.result(i), copy.get(i));
    }
  }

  /**
   * Replaces all present uses of a value by another one, which may be of another type; later ones
   * stay, which in MLIR's default mode are replaced, too. If an operation of the same block defines
   * that, only the uses after it are replaced: so what the operation makes of the value can replace
   * the value.
   */
  @Override
  public void replaceAllUses(Value from, Value to) {
    converted().replaceUses(from, List.of(to), converter, use -> true);
  }

  /** {@link #replaceAllUses(Value, Value)}, by any number of values. */
  public void replaceAllUses(Value from, List<Value> to) {
    converted().replaceUses(from, to, converter, use -> true);
  }

  @Override
  public void replaceAllUses(Block from, Block to) {
    tracker().replaceUses(from, to);
  }

  /** Replaces all uses of a value by another one of its type, wherever they are. */
  void replaceEverywhere(Value from, Value to) {
    tracker().replaceUses(from, to, use -> true);
  }

  @Override
  public void replaceUsesIf(Value from, Value to, Predicate<OpOperand> condition) {
    converted().replaceUses(from, List.of(to), converter, condition);
  }

  /** {@link #replaceUsesIf(Value, Value, Predicate)}, by any number of values. */
  public void replaceUsesIf(Value from, List<Value> to, Predicate<OpOperand> condition) {
    converted().replaceUses(from, to, converter, condition);
  }

  // --- Erasing.

  /** Erases an operation; what uses its results is to be converted before the conversion ends. */
  @Override
  public void erase(Operation op) {
    List<List<Value>> none = new ArrayList<>();
    for (int i = 0; i < op.resultCount(); i++) {
      none.add(List.of());
    }
    replaceWithMultiple(op, none);
  }

  private void eraseUnused(Operation op) {
    if (op.equals(insertionPoint())) {
      setInsertionPointAfter(op);
    }
    tracker().erasures().erase(op);
  }

  /**
   * Erases a block with its operations. What refers to it, or to values in it, is to be erased or
   * changed before the conversion ends.
   */
  @Override
  public void erase(Block block) {
    if (block.parent() == null || tracker().erasures().isErased(block)) {
      throw new IllegalArgumentException("the block is in no region, or was erased before");
    }
    if (block.equals(insertionBlock())) {
      clearInsertionPoint();
    }
    tracker().erasures().erase(block);
  }

  // --- Changing in place.

  @Override
  public void modify(Operation op, Runnable change) {
    tracker().modify(op, change);
  }

  // --- Creating.

  @Override
  protected void inserts() {
    parts();
  }

  @Override
  protected void inserted(Operation op) {
    tracker().inserted(op.keep());
  }

  @Override
  protected void insertedCopy(Operation copy) {
    inserted(copy);
    ChangeTracker tracker = tracker();
    copy.walk(
        WalkOrder.PRE,
        nested -> {
          if (!nested.equals(copy)) {
            tracker.inserted(nested.keep());
          }
          for (int i = 0; i < nested.regionCount(); i++) {
            nested.region(i).blocks().forEach(tracker::inserted);
          }
          return WalkResult.CONTINUE;
        });
  }

  @Override
  protected void inserted(Block created) {
    tracker().inserted(created);
  }

  @Override
  protected void discard(Block built) {
    tracker().erasures().erase(built);
  }

  // --- Moving.

  @Override
  protected void moves(Operation op) {
    tracker().moves(op);
  }

  @Override
  protected void moves(Block block) {
    tracker().moves(block);
  }

  @Override
  protected void moved(Operation op) {
    tracker().announcements().moved(op);
  }

  @Override
  protected void moved(Block block) {
    tracker().moved(block);
  }

  @Override
  public void takeBody(Region to, Region from) {
    tracker().takeBody(to, from);
  }

  @Override
  public Block split(Operation first) {
    Block block = first.block();
    if (block == null) {
      throw new IllegalArgumentException(
          "only a block can be split: '" + first.name() + "' is in none");
    }
    ChangeTracker tracker = tracker();
    Block created = block.splitBefore(first);
    tracker.split(block, created);
    return created;
  }

  // --- Signatures.

  /**
   * Converts the arguments of a block. Its operations move to a new block, which takes its place.
   *
   * @param by makes what users of the arguments need that are not converted; or null
   * @return the new block; the block itself if its arguments stay
   * @throws IllegalArgumentException if the conversion is for another number of arguments, or says
   *     that new arguments replace one that it does not add
   * @throws IllegalStateException if the block was erased, or converted before
   */
  public Block applySignatureConversion(
      Block block, SignatureConversion conversion, @Nullable TypeConverter by) {
    return parts().signatures.apply(block, conversion, by);
  }

  /**
   * Whether a block is what {@link #applySignatureConversion} has made of another one for a
   * converter. Its arguments are not to be converted again, also if there are conversions of their
   * types.
   */
  public boolean isConverted(Block block, TypeConverter by) {
    return tracker().isConverted(block, by);
  }

  /**
   * Converts the arguments of all blocks of a region.
   *
   * @param entry what becomes of those of the first one; null if the converter says it
   * @return what the first block has become; null if there is none, or if a type cannot be
   *     converted
   */
  public @Nullable Block convertRegionTypes(
      Region region, TypeConverter by, @Nullable SignatureConversion entry) {
    return parts().signatures.applyAll(region, by, entry);
  }

  // --- Making legal.

  /**
   * Makes an operation, and what is nested in it, legal at once, before the conversion comes to it.
   * The insertion point stays, if what it is at does.
   *
   * @return false if it cannot be made legal
   */
  public boolean legalize(Operation op) {
    return legalizeEarly(List.of(op), parts().legalizer);
  }

  /**
   * Makes what is in a region legal at once. The arguments of its first block are converted if the
   * pattern has a converter. The insertion point stays, if what it is at does.
   *
   * @return false if that is not possible
   */
  public boolean legalize(Region region) {
    Legalizer legalizer = parts().legalizer;
    Block first = region.first();
    if (first == null) {
      return true;
    }
    List<Operation> ops = new ArrayList<>();
    region.blocks().forEach(block -> block.operations().forEach(ops::add));
    if (converter != null) {
      SignatureConversion conversion = converter.convertBlockSignature(first);
      if (conversion == null) {
        return false;
      }
      applySignatureConversion(first, conversion, converter);
    }
    return legalizeEarly(ops, legalizer);
  }

  private boolean legalizeEarly(List<Operation> ops, Legalizer legalizer) {
    Operation point = insertionPoint();
    Block block = insertionBlock();
    try {
      return legalizer.legalizeEarly(ops);
    } finally {
      if (point != null && point.block() != null) {
        setInsertionPoint(point);
      } else if (point == null && block != null && block.parent() != null) {
        setInsertionPointToEnd(block);
      } else {
        clearInsertionPoint();
      }
    }
  }
}
