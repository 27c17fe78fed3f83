// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.annotation.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.memref.CastSkippingOp;
import dev.ods.effect.EffectInstance;
import dev.ods.effect.MemoryEffect;
import dev.ods.effect.MemoryEffectsOpInterface;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.*;
import java.util.function.Consumer;

/**
 * Direct memory access at affine indices. The maps are discardable attributes, as these operations
 * are not declared in MLIR's definitions.
 */
public interface DmaOps {
  /**
   * Starts an asynchronous copy of elements.
   *
   * <p>The operands are the source, the destination and the tag, each with the operands of its map,
   * {@code src_map}, {@code dst_map} and {@code tag_map}, the number of elements, and optionally a
   * stride and the number of elements per stride.
   */
  @Op(dialect = AffineDialect.class, name = "dma_start")
  @Trait(MemRefsNormalizable.class)
  interface DmaStart extends MemoryEffectsOpInterface, CastSkippingOp {
    /** All operands. */
    @Operand
    ValueRange operands();

    /** Parses {@code %source[…], %destination[…], %tag[…], %count, %stride, %elements : types}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      return DmaSyntax.parseStart(parser, state);
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, DmaStart op) {
      DmaSyntax.printStart(printer, op.operation());
    }

    /** Checks the maps and their operands. */
    default void verify(Diagnostics diagnostics) {
      String violation = DmaOperands.ofStart(operation()).violationOfStart();
      if (violation != null) {
        diagnostics.opError(operation(), violation);
      }
    }

    /** Reads the source and the tag, and writes the destination. */
    @Override
    default void memoryEffects(Consumer<? super EffectInstance> effects) {
      DmaOperands operands = DmaOperands.ofStart(operation());
      effects.accept(operands.effect(0, MemoryEffect.READ));
      effects.accept(operands.effect(1, MemoryEffect.WRITE));
      effects.accept(operands.effect(2, MemoryEffect.READ));
    }
  }

  /**
   * Waits until elements are copied.
   *
   * <p>The operands are the tag with the operands of its map, {@code tag_map}, and the number of
   * elements. Its effects are unknown, so that it stays where it is.
   */
  @Op(dialect = AffineDialect.class, name = "dma_wait")
  @Trait(MemRefsNormalizable.class)
  interface DmaWait extends CastSkippingOp {
    /** All operands. */
    @Operand
    ValueRange operands();

    /** Parses {@code %tag[…], %count : type}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      return DmaSyntax.parseWait(parser, state);
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, DmaWait op) {
      DmaSyntax.printWait(printer, op.operation());
    }

    /** Checks the map and its operands. */
    default void verify(Diagnostics diagnostics) {
      String violation = DmaOperands.ofWait(operation()).violationOfWait();
      if (violation != null) {
        diagnostics.opError(operation(), violation);
      }
    }
  }
}
