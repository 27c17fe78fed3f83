// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.*;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.MemRefType;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.SourceLocation;
import dev.ods.trait.*;
import org.jspecify.annotations.Nullable;

/** Atomic loads and stores of elements. */
public interface AtomicOps {
  /** Atomically reads and writes an element. */
  @Order({"memref", "indices", "result"})
  interface AtomicAccessOp extends OpView {
    /** The memory. */
    @MemRead
    @MemWrite
    @Operand(NumberMemRef.class)
    Value memref();

    /** The indices of the element. */
    @Operand(Index.class)
    ValueRange indices();

    /** The previous element, or the new one. */
    @Result(SignlessIntegerOrFloat.class)
    Value result();
  }

  /** Atomically combines an element with a value. */
  @Op(dialect = MemRefDialect.class, name = "atomic_rmw")
  @Order({"kind", "value", "memref", "indices", "result"})
  @AllTypesMatch({"value", "result"})
  @TypesMatchWith(
      from = "memref",
      to = "value",
      with = ElementOf.class,
      summary = "value type matches element type of memref")
  @AssemblyFormat(
      "$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref)"
          + " `)` `->` type($result)")
  interface AtomicRMW extends AtomicAccessOp, Foldable {
    /** The arithmetic. */
    @Attr
    AtomicRMWKind kind();

    /** The value. */
    @Operand(SignlessIntegerOrFloat.class)
    Value value();

    /** There are as many indices as dimensions, and the kind matches the type. */
    default void verify(Diagnostics diagnostics) {
      if (indices().size() != ((MemRefType) memref().type()).rank()) {
        diagnostics.opError(
            operation(), "expects the number of subscripts to be equal to memref rank");
        return;
      }
      Type type = value().type();
      switch (kind()) {
        case ADDF, MAXIMUMF, MINIMUMF, MULF ->
            verifyKind(type instanceof FloatType, "a floating-point type", diagnostics);
        case ADDI, MAXS, MAXU, MINS, MINU, MULI, ORI, XORI, ANDI ->
            verifyKind(type instanceof IntegerType, "an integer type", diagnostics);
        case ASSIGN, MAXNUMF, MINNUMF -> {}
      }
    }

    private void verifyKind(boolean holds, String expected, Diagnostics diagnostics) {
      if (!holds) {
        diagnostics.opError(
            operation(),
            "with kind '" + AtomicRMWKindEnum.stringify(kind()) + "' expects " + expected);
      }
    }

    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return MemRefFolds.skipCasts(operation(), value());
    }
  }

  /** Atomically replaces an element by the result of a region. */
  @Op(dialect = MemRefDialect.class, name = "generic_atomic_rmw")
  @SingleBlockImplicitTerminator(AtomicYield.class)
  @TypesMatchWith(
      from = "memref",
      to = "result",
      with = ElementOf.class,
      summary = "result type matches element type of memref")
  interface GenericAtomicRMW extends AtomicAccessOp {
    /** Computes the new element from its argument. */
    @NamedRegion("atomic_body")
    Region atomicBody();

    /** The region has the element as its one argument, and no side effects. */
    default void verify(Diagnostics diagnostics) {
      Block body = atomicBody().first();
      if (body == null || body.argumentCount() != 1) {
        diagnostics.opError(operation(), "expected single number of entry block arguments");
      } else if (body.argument(0).type() != result().type()) {
        diagnostics.opError(operation(), "expected block argument of the same type result type");
      } else {
        MemoryEffects.verifyNone(atomicBody(), diagnostics);
      }
    }

    /** Parses {@code %memref[%i, …] : type { … } attr-dict}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      OperandMark memref = parser.operandMark();
      if (!parser.parseOperand() || !parser.parseOperandList(Delimiter.SQUARE)) {
        return false;
      }
      SourceLocation at = parser.location();
      Type type = parser.parseColonType();
      if (type == null
          || !AccessSyntax.resolve(parser, memref, type, state)
          || !parser.parseRegion(state.addRegion())
          || !parser.parseOptionalAttrDict(state)) {
        return false;
      }
      if (!(type instanceof MemRefType memory)) {
        return parser.error(at, "expected a memref of known rank, but found '" + type + "'");
      }
      state.addType(memory.elementType());
      return true;
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, GenericAtomicRMW op) {
      printer.print(" ");
      printer.printOperand(op.memref());
      printer.print("[");
      printer.printOperands(op.indices());
      printer.print("] : ");
      printer.printType(op.memref().type());
      printer.print(" ");
      printer.printRegion(op.atomicBody());
      printer.printOptionalAttrDict(op.operation());
    }
  }

  /** Terminates the region of {@link GenericAtomicRMW} with the new element. */
  @Op(dialect = MemRefDialect.class, name = "atomic_yield")
  @Trait({Pure.class, Terminator.class, ReturnLike.class})
  @HasParent(GenericAtomicRMW.class)
  @AssemblyFormat("$result attr-dict `:` type($result)")
  interface AtomicYield extends OpView {
    /** The new element. */
    @Operand
    Value result();

    /** Compares the type with that of the parent operation. */
    default void verify(Diagnostics diagnostics) {
      Operation parent = operation().parent();
      if (parent != null && parent.resultType(0) != result().type()) {
        diagnostics.opError(
            operation(),
            "types mismatch between yield op: '%s' and its parent: '%s'"
                .formatted(result().type(), parent.resultType(0)));
      }
    }
  }

  /** A memref of numbers that can be changed atomically. */
  @MemRefOf({AnySignlessInteger.class, AnyFloat.class})
  interface NumberMemRef {}

  /** A number that can be changed atomically. */
  @AnyOf({AnySignlessInteger.class, AnyFloat.class})
  interface SignlessIntegerOrFloat {}
}
