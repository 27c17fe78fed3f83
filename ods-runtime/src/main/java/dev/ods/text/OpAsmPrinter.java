// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

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
 * What the custom form of an operation is written with ({@link OpAssembly#print}); MLIR's {@code
 * OpAsmPrinter}.
 *
 * <p>The results, the {@code =} and the operation's name stand already when {@link
 * OpAssembly#print} is called, and its trailing location follows; so a custom form begins with the
 * space after the name. Nothing writes a space of its own accord, except {@link
 * #printOptionalAttrDict} and {@link #printOptionalLocation} before what they write.
 *
 * <p>A custom form is printed twice where aliases may be used: the first time to find out which
 * types and attributes occur. So {@link OpAssembly#print} must do the same each time, and change
 * nothing.
 */
public interface OpAsmPrinter extends AsmPrinter {
  /** How deep regions in custom form nest before the generic form takes over. */
  int CUSTOM_DEPTH_LIMIT = 400;

  /** The context of the operation being printed. */
  Context context();

  /** How to print. */
  PrinterFlags flags();

  /** Starts a new line, indented like the current operation (plus {@link #increaseIndent}). */
  void printNewline();

  /** Indents the lines that {@link #printNewline} starts by two columns more. */
  void increaseIndent();

  /** Undoes {@link #increaseIndent}. */
  void decreaseIndent();

  /** Writes a value's name, such as {@code %0} or {@code %0#1}. */
  void printOperand(@Nullable Value value);

  /** Writes the name of an operation's {@code index}-th operand. */
  void printOperand(Operation op, int index);

  /** Writes values' names, separated by commas. */
  void printOperands(List<Value> values);

  /** Writes the types of values, separated by commas. */
  void printTypes(List<Value> values);

  /**
   * Writes {@code (inputs) -> outputs}; the outputs are in parentheses unless there is exactly one
   * and it is not itself a function type.
   */
  void printFunctionalType(List<Value> inputs, List<Value> outputs);

  /** Writes {@link #printFunctionalType} of the operands and results of {@code op}. */
  default void printFunctionalType(Operation op) {
    printFunctionalType(op.operands(), op.results());
  }

  /**
   * Writes {@code -> types} with a leading space, in parentheses as in {@link
   * #printFunctionalType}; nothing if there are no values.
   */
  void printOptionalArrowTypes(List<Value> values);

  /**
   * Writes the operation's attributes, inherent and discardable ones, sorted by name, as {@code
   * {…}} with a leading space; nothing if none is left.
   *
   * @param elided names to leave out, for they are written elsewhere; a null entry is ignored, so
   *     that {@code isDefault ? "name" : null} can stand in the list
   */
  default void printOptionalAttrDict(Operation op, @Nullable String... elided) {
    printOptionalAttrDict(op, Arrays.asList(elided));
  }

  /** {@link #printOptionalAttrDict(Operation, String...)} without leaving out any. */
  default void printOptionalAttrDict(Operation op) {
    printOptionalAttrDict(op, List.of());
  }

  /** {@link #printOptionalAttrDict(Operation, String...)} for names in a collection. */
  void printOptionalAttrDict(Operation op, Collection<? extends @Nullable String> elided);

  /**
   * {@link #printOptionalAttrDict(Operation, String...)} without what {@code form} {@linkplain
   * OpAssembly#elides elides}.
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

  /** Writes the given attributes as {@code {…}} with a leading space; nothing if there are none. */
  void printOptionalAttrDict(List<NamedAttribute> attributes);

  /** Writes {@code (d0, d1) -> (d1, d0)}: a map without keyword and angle brackets. */
  void printAffineMap(AffineMap map);

  /**
   * Writes a region with its braces, at once: it is complete when this method returns. Regions in
   * custom form nest on the thread's stack, so below {@value #CUSTOM_DEPTH_LIMIT} levels of them
   * operations are written in generic form, for which there is no limit.
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
   * Writes a region whose one block ends with an implied terminator, which is left out unless it
   * has attributes, operands or results.
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

  /** Writes a block argument with its type, and its location if locations are printed. */
  default void printRegionArgument(Value argument) {
    printRegionArgument(argument, List.of());
  }

  /** {@link #printRegionArgument(Value)} with attributes behind the type. */
  void printRegionArgument(Value argument, List<NamedAttribute> attributes);

  /**
   * Lets the arguments of a region's entry block be called like other values; allowed only for
   * operations isolated from above.
   *
   * @param names one value for each argument
   */
  void shadowRegionArguments(Region region, List<Value> names);

  /** Writes a block's label, such as {@code ^bb1}. */
  void printSuccessor(Block block);

  /** Writes a block's label with the values passed to it: {@code ^bb1(%0, %1 : i32, f32)}. */
  void printSuccessorAndUses(Block block, List<Value> operands);

  /** Writes {@code loc(…)} with a leading space if locations are printed; otherwise nothing. */
  void printOptionalLocation(Location location);

  /** Writes an operation, without its results, in generic form. */
  void printGenericOp(Operation op);

  /** Writes an operation, without its results, in custom form if it has one. */
  void printCustomOrGenericOp(Operation op);
}
