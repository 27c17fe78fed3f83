// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Converts the arguments of blocks: a new block takes the place of each whose arguments change. */
final class BlockSignatures {
  private final ConversionRewriter rewriter;
  private final ChangeTracker tracker;
  private final ConvertedValues values;

  /**
   * For a conversion.
   *
   * @param rewriter whose insertion point moves to the new block
   */
  BlockSignatures(ConversionRewriter rewriter, ChangeTracker tracker, ConvertedValues values) {
    this.rewriter = rewriter;
    this.tracker = tracker;
    this.values = values;
  }

  /** {@link ConversionRewriter#applySignatureConversion}. */
  Block apply(Block block, SignatureConversion conversion, @Nullable TypeConverter by) {
    if (conversion.originalCount() != block.argumentCount()) {
      throw new IllegalArgumentException(
          "the block has "
              + block.argumentCount()
              + " arguments: give a conversion of as many, not of "
              + conversion.originalCount());
    }
    conversion.requireComplete();
    List<Type> types = conversion.convertedTypes();
    if (Materializations.typesOf(block.arguments()).equals(types)) {
      return block;
    }
    Block created = blockAfter(block);
    List<Location> locations = conversion.locations(block);
    for (int i = 0; i < types.size(); i++) {
      created.addArgument(types.get(i), locations.get(i));
    }
    tracker.moveTail(block.first(), created);
    tracker.replaceUses(block, created);
    for (int i = 0; i < block.argumentCount(); i++) {
      replaceArgument(block.argument(i), conversion.input(i), created, by);
    }
    if (block.equals(rewriter.insertionBlock())) {
      rewriter.setInsertionPointToEnd(created);
    }
    tracker.erasures().erase(block);
    if (by != null) {
      tracker.converted(created, by);
    }
    return created;
  }

  private Block blockAfter(Block block) {
    Region region = block.parent();
    if (region == null) {
      throw new IllegalStateException("the block was erased, or converted before");
    }
    Block created = region.createBlock();
    Block next = block.next();
    if (next == null) {
      region.append(created);
    } else {
      created.moveBefore(next);
    }
    tracker.inserted(created);
    return created;
  }

  private void replaceArgument(
      Value argument,
      SignatureConversion.@Nullable Input input,
      Block created,
      @Nullable TypeConverter by) {
    if (!argument.hasUses()) {
      return;
    }
    if (input == null) {
      Value value = values.castToSource(OpBuilder.atStart(created), argument, List.of(), by);
      values.replaceUses(argument, List.of(value), by, use -> true);
    } else if (input.count() == 0) {
      values.replaceUses(argument, input.values(), by, use -> true);
    } else {
      List<Value> arguments = created.arguments().slice(input.first(), input.count());
      values.replaceUses(argument, arguments, by, use -> true);
    }
  }

  /** {@link ConversionRewriter#convertRegionTypes}. */
  @Nullable Block applyAll(Region region, TypeConverter by, @Nullable SignatureConversion entry) {
    Block first = region.first();
    if (first == null) {
      return null;
    }
    List<Block> others = new ArrayList<>();
    region.blocks().forEach(others::add);
    for (Block block : others.subList(1, others.size())) {
      SignatureConversion conversion = by.convertBlockSignature(block);
      if (conversion == null) {
        return null;
      }
      apply(block, conversion, by);
    }
    SignatureConversion conversion = entry == null ? by.convertBlockSignature(first) : entry;
    return conversion == null ? null : apply(first, conversion, by);
  }
}
