// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.builtin.FunctionType;
import dev.ods.builtin.StringAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Location;
import dev.ods.ir.OperationName;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the custom assembly of an op reads with (MLIR's {@code OpAsmParser}); see {@link
 * OpAssembly#parse}.
 *
 * <p>Operands are read before their types are known. {@link #parseOperand} and {@link
 * #parseOperandList} push unresolved operands on a stack, whose height {@link #operandMark} gives;
 * the {@code resolveOperands} methods turn a range of that stack into operands of the op. Types
 * read by the list methods go on a second stack in the same way. Both stacks are cut back when the
 * op is done.
 *
 * <p>The results of all methods follow the convention of {@link AsmParser}.
 */
public interface OpAsmParser extends OperandParser {
  /** The location of the op's name. */
  SourceLocation nameLocation();

  /** Reports an error at a location; the message is prefixed with {@code custom op 'name' }. */
  @Override
  boolean error(SourceLocation location, String message);

  /** Reports an error at a location, without the op's name before the message. */
  boolean errorWithoutName(SourceLocation location, String message);

  // -- Types -------------------------------------------------------------------------------------

  /** Reads a function type: {@literal (inputs) -> results}. */
  @Nullable FunctionType parseFunctionType();

  /** Reads {@code : function-type}. */
  @Nullable FunctionType parseColonFunctionType();

  /** Adds the types between two marks to the op's result types; returns true. */
  boolean addTypes(TypeMark from, TypeMark to, OperationState state);

  // -- Attributes --------------------------------------------------------------------------------

  /**
   * Reads an attribute dictionary, if there is one, into the op's attributes; inherent ones go to
   * their properties, and those that violate their constraint are reported.
   */
  boolean parseOptionalAttrDict(OperationState state);

  /**
   * Reads an attribute dictionary, if there is one, into the op's attributes. Unlike {@link
   * #parseOptionalAttrDict(OperationState)}, which is for what a format would say too, it leaves
   * inherent attributes to the verifier, and drops those that are not of a kind that the op can
   * hold: as MLIR does for ops whose parsers are written by hand.
   */
  boolean parseOptionalAttrDictUnchecked(OperationState state);

  /**
   * Reads {@code attributes} and a dictionary into the op's attributes, if the keyword is there.
   */
  boolean parseOptionalAttrDictWithKeyword(OperationState state);

  /**
   * {@link #parseOptionalAttrDictUnchecked} of a dictionary behind {@code attributes}, if the
   * keyword is there.
   */
  boolean parseOptionalAttrDictWithKeywordUnchecked(OperationState state);

  /** {@link #addAttributeOnce} for each entry of a dictionary; returns true. */
  boolean addAttributesOnce(OperationState state, DictionaryAttr dictionary);

  /** Reads an attribute dictionary; the empty one if there is none. */
  @Nullable DictionaryAttr parseOptionalAttrDict();

  /** Reads {@code attributes} and a dictionary; the empty one if the keyword is not there. */
  @Nullable DictionaryAttr parseOptionalAttrDictWithKeyword();

  /** Reads {@literal <{…}>}, if it is there, into the op's properties. */
  boolean parseOptionalProperties(OperationState state);

  /** Reads {@code @name} and returns the name. */
  @Nullable StringAttr parseSymbolName();

  /** Reads {@code @name}; null, without a diagnostic, if it is not there. */
  @Nullable StringAttr parseOptionalSymbolName();

  /**
   * Gives the op an attribute, as an attribute dictionary in its form does. A name that is added
   * twice, in either way, is reported when the form has been parsed. An attribute that is set in
   * {@code state} itself is replaced without a diagnostic, by these and by the dictionary: in MLIR,
   * what a format keeps as a property.
   *
   * @return true
   * @throws IllegalArgumentException if {@code state} is not that of the op that is being parsed
   */
  boolean addAttributeOnce(OperationState state, String name, Attribute attribute);

  /** Whether {@code loc(…)} starts here; if so, read it with {@link #parseLocation}. */
  boolean startsLocation();

  /** Reads {@code loc(…)}. */
  @Nullable Location parseLocation();

  // -- Arguments, regions, successors ------------------------------------------------------------

  /**
   * A name that a region's entry block, or a list of arguments, defines.
   *
   * @param nameLocation the location of the name
   * @param name the name with its {@code %}; empty if only a type was given
   * @param type the type, if it was read
   * @param attributes the attributes after the type; empty if none were read
   * @param location the {@code loc(…)} after it, if there was one
   */
  record Argument(
      SourceLocation nameLocation,
      String name,
      @Nullable Type type,
      DictionaryAttr attributes,
      @Nullable Location location) {
    /** This argument with its type. */
    public Argument withType(Type newType) {
      return new Argument(nameLocation, name, newType, attributes, location);
    }
  }

  /** Reads {@code %name}, then {@code : type} and {@code attributes} as asked, then a location. */
  @Nullable Argument parseArgument(boolean withType, boolean withAttributes);

  /** Reads the type, the attributes and the location of an argument that has no name. */
  @Nullable Argument parseUnnamedArgument();

  /** Reads a list of arguments into {@code into}. */
  boolean parseArgumentList(
      List<Argument> into, Delimiter delimiter, boolean withType, boolean withAttributes);

  /**
   * Reads {@code (%argument = %operand, …)}: arguments of a region with the values that they begin
   * with.
   *
   * @param into takes the arguments; the operands go onto the operand stack
   */
  boolean parseAssignmentList(List<Argument> into);

  /** {@link #parseAssignmentList} if a parenthesis opens here. */
  boolean parseOptionalAssignmentList(List<Argument> into);

  /** Reads a region in braces, whose entry block may be written without a name. */
  boolean parseRegion(Region region);

  /**
   * Reads a region in braces.
   *
   * @param region an empty region to fill
   * @param arguments the entry block's arguments, if their names stand outside of the region; each
   *     has a type
   * @param isolated whether the region may use names again that stand for other values outside; for
   *     regions that are isolated from above
   */
  boolean parseRegion(Region region, List<Argument> arguments, boolean isolated);

  /** Reads a region if one starts here. */
  OptionalResult parseOptionalRegion(Region region);

  /** Reads a region if one starts here; see {@link #parseRegion(Region, List, boolean)}. */
  OptionalResult parseOptionalRegion(Region region, List<Argument> arguments, boolean isolated);

  /** Reads regions separated by commas into the op; none if no region starts here. */
  boolean parseRegionList(OperationState state);

  /**
   * Ends the region's only block with an op of this name, without operands and results, unless it
   * ends with a terminator; makes the block if the region is empty (MLIR's {@code
   * SingleBlockImplicitTerminator::ensureTerminator}).
   */
  void ensureTerminator(Region region, OperationName terminator, Location location);

  /** Whether a parenthesis opens here. */
  boolean startsParen();

  /** Whether a region starts here. */
  boolean startsRegion();

  /** Reads the name of a successor block, such as {@code ^bb1}. */
  @Nullable Block parseSuccessor();

  /** Whether the name of a block starts here; if so, read it with {@link #parseSuccessor}. */
  boolean startsSuccessor();

  /**
   * Reads the name of a successor block and the values passed to it into the op: {@code ^bb1(%0, %1
   * : i32, f32)}.
   */
  boolean parseSuccessorAndUses(OperationState state);

  /** Reads successors separated by commas into the op; none if no block name starts here. */
  boolean parseSuccessorList(OperationState state);

  /** How many results the text before the op's name binds. */
  int namedResultCount();
}
