// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The printer that the custom form of an operation is printed with ({@link OpAssembly#print};
 * MLIR's {@code OpAsmPrinter}).
 *
 * <p>The results, the {@code =} and the operation's name have been printed when {@link
 * OpAssembly#print} is called, and the trailing location is printed after it; so a custom form
 * begins with the space after the name. No method adds a space, except for the leading one of
 * {@link #printOptionalAttrDict} and {@link #printOptionalLocation}.
 *
 * <p>A custom form is printed twice where aliases may be used: the first time to find out which
 * types and attributes occur. So {@link OpAssembly#print} must print the same each time, and must
 * not modify anything.
 */
public interface OpAsmPrinter extends AsmPrinter {
  /** The context of the operation being printed. */
  Context context();

  /** The flags of the print. */
  PrinterFlags flags();

  /** Prints a value's name, such as {@code %0} or {@code %0#1}. */
  void printOperand(@Nullable Value value);

  /** What {@link #printOperand(Value)} prints, as a string. */
  String operandName(Value value);

  /** Prints the name of an operation's {@code index}-th operand. */
  void printOperand(Operation op, int index);

  /** Prints values' names, separated by commas. */
  void printOperands(List<Value> values);

  /** Prints the types of values, separated by commas. */
  void printTypes(List<Value> values);

  /**
   * Prints {@code (inputs) -> outputs}; the outputs are in parentheses unless there is exactly one
   * and it is not itself a function type.
   */
  void printFunctionalType(List<Value> inputs, List<Value> outputs);

  /** Prints {@link #printFunctionalType} of the operands and results of {@code op}. */
  default void printFunctionalType(Operation op) {
    printFunctionalType(op.operands(), op.results());
  }

  /**
   * Prints {@code -> types} with a leading space, in parentheses as in {@link
   * #printFunctionalType}; nothing if there are no values.
   */
  void printOptionalArrowTypes(List<Value> values);

  /**
   * Prints the operation's attributes, inherent and discardable ones, sorted by name, as {@code
   * {…}} with a leading space; nothing if none is left.
   *
   * @param elided names to elide, as they are printed elsewhere; a null entry is ignored, so that
   *     {@code isDefault ? "name" : null} can be an argument
   */
  default void printOptionalAttrDict(Operation op, @Nullable String... elided) {
    printOptionalAttrDict(op, Arrays.asList(elided));
  }

  /** {@link #printOptionalAttrDict(Operation, String...)} without eliding any. */
  default void printOptionalAttrDict(Operation op) {
    printOptionalAttrDict(op, List.of());
  }

  /** {@link #printOptionalAttrDict(Operation, String...)} for names in a collection. */
  void printOptionalAttrDict(Operation op, Collection<? extends @Nullable String> elided);

  /**
   * {@link #printOptionalAttrDict(Operation, String...)} without those that {@code form}
   * {@linkplain OpAssembly#elides elides}.
   */
  void printOptionalAttrDict(Operation op, OpAssembly form);

  /** {@link #printOptionalAttrDict(Operation, String...)} as {@code attributes {…}}. */
  default void printOptionalAttrDictWithKeyword(Operation op, @Nullable String... elided) {
    printOptionalAttrDictWithKeyword(op, Arrays.asList(elided));
  }

  /** {@link #printOptionalAttrDict(Operation)} as {@code attributes {…}}. */
  default void printOptionalAttrDictWithKeyword(Operation op) {
    printOptionalAttrDictWithKeyword(op, List.of());
  }

  /** {@link #printOptionalAttrDictWithKeyword(Operation, String...)} for names in a collection. */
  void printOptionalAttrDictWithKeyword(
      Operation op, Collection<? extends @Nullable String> elided);

  /** {@link #printOptionalAttrDict(Operation, OpAssembly)} as {@code attributes {…}}. */
  void printOptionalAttrDictWithKeyword(Operation op, OpAssembly form);

  /** Prints the given attributes as {@code {…}} with a leading space; nothing if there are none. */
  void printOptionalAttrDict(List<NamedAttribute> attributes);

  /**
   * Prints a space and, if there are any, the inherent attributes that {@code form} does not elide,
   * sorted by name, as {@code <{…}>}: what formats print for {@code prop-dict}.
   */
  void printPropDict(Operation op, OpAssembly form);

  /** Prints the discardable attributes as {@code {…}} with a leading space; nothing if none. */
  void printDiscardableAttrDict(Operation op);

  /** {@link #printDiscardableAttrDict} as {@code attributes {…}}. */
  void printDiscardableAttrDictWithKeyword(Operation op);

  /**
   * Prints the results of a map with operands in place of its dimensions and symbols: {@code %i +
   * 1, symbol(%n)}.
   *
   * @param operands one for each dimension, then one for each symbol
   */
  default void printAffineMapOfSSAIds(AffineMap map, List<Value> operands) {
    List<Value> dims = operands.subList(0, map.dimCount());
    List<Value> symbols = operands.subList(map.dimCount(), operands.size());
    for (int i = 0; i < map.resultCount(); i++) {
      if (i > 0) {
        print(", ");
      }
      printAffineExprOfSSAIds(map.result(i), dims, symbols);
    }
  }

  /**
   * Prints an expression with operands in place of its dimensions and symbols: {@code %i +
   * symbol(%n)}.
   */
  void printAffineExprOfSSAIds(AffineExpr expr, List<Value> dims, List<Value> symbols);

  /**
   * Prints a region with its braces, which is complete when this method returns. Deeply nested
   * regions are printed on further threads, while the calling one waits. Below 100,000 levels of
   * regions in custom form, operations are printed in generic form, for which there is no limit.
   *
   * @param entryArguments whether the entry block's header is written when it has arguments
   * @param terminators whether the entry block's terminator is written
   * @param emptyBlock whether the header of an entry block without operations is written
   */
  void printRegion(Region region, boolean entryArguments, boolean terminators, boolean emptyBlock);

  /**
   * {@link #printRegion(Region, boolean, boolean, boolean)} without the header of an empty block.
   */
  default void printRegion(Region region, boolean entryArguments, boolean terminators) {
    printRegion(region, entryArguments, terminators, false);
  }

  /** {@link #printRegion(Region, boolean, boolean)} with arguments and terminator. */
  default void printRegion(Region region) {
    printRegion(region, true, true, false);
  }

  /**
   * Prints a region whose one block ends with an implied terminator, which is elided unless it has
   * attributes, operands or results.
   */
  default void printRegionWithImplicitTerminator(Region region) {
    Block block = region.first();
    Operation terminator = block == null ? null : block.terminator();
    boolean plain =
        terminator != null
            && terminator.operandCount() == 0
            && terminator.resultCount() == 0
            && terminator.properties().size() == 0
            && terminator.discardableAttributes().size() == 0;
    printRegion(region, true, !plain);
  }

  /** Prints a block argument with its type, and its location if locations are printed. */
  default void printRegionArgument(Value argument) {
    printRegionArgument(argument, List.of());
  }

  /** {@link #printRegionArgument(Value)} with attributes after the type. */
  void printRegionArgument(Value argument, List<NamedAttribute> attributes);

  /** {@link #printRegionArgument(Value)} without the type, where that is known. */
  void printRegionArgumentWithoutType(Value argument);

  /**
   * Makes the arguments of a region's entry block use the names of other values; allowed only for
   * operations isolated from above.
   *
   * @param names one value for each argument
   */
  void shadowRegionArguments(Region region, List<Value> names);

  /** Prints a block's label, such as {@code ^bb1}. */
  void printSuccessor(Block block);

  /** Prints a block's label with the values passed to it: {@code ^bb1(%0, %1 : i32, f32)}. */
  void printSuccessorAndUses(Block block, List<Value> operands);

  /** Prints {@code loc(…)} with a leading space if locations are printed; otherwise nothing. */
  void printOptionalLocation(Location location);

  /** Prints an operation, without its results, in generic form. */
  default void printGenericOp(Operation op) {
    printGenericOp(op, true);
  }

  /**
   * Prints an operation, without its results, in generic form.
   *
   * @param name whether the name of the operation is printed; without it, the text is what {@link
   *     OpAsmParser#parseGenericOperationAfterOpName(OperationState)} parses
   */
  void printGenericOp(Operation op, boolean name);

  /** Prints an operation, without its results, in custom form if it has one. */
  void printCustomOrGenericOp(Operation op);
}
