// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.builtin.FunctionType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The parser that the custom form of an op is parsed with (MLIR's {@code OpAsmParser}); see {@link
 * OpAssembly#parse}.
 *
 * <p>Operands are parsed before their types are known. {@link #parseOperand} and {@link
 * #parseOperandList} push unresolved operands on a stack, whose height {@link #operandMark}
 * returns; the {@code resolveOperands} methods resolve a range of that stack to operands of the op.
 * The list methods push types on a second stack in the same way. Both stacks are cut back when the
 * op has been parsed.
 *
 * <p>The results of all methods follow the convention of {@link AsmParser}.
 */
public interface OpAsmParser extends OperandParser {
  /** The location of the op's name. */
  @Override
  SourceLocation nameLocation();

  /** Reports an error at a location; the message is prefixed with {@code custom op 'name' }. */
  @Override
  boolean error(SourceLocation location, String message);

  /** Reports an error at a location, without the op's name before the message. */
  boolean errorWithoutName(SourceLocation location, String message);

  // -- Types -------------------------------------------------------------------------------------

  /** Parses a function type: {@literal (inputs) -> results}. */
  @Nullable FunctionType parseFunctionType();

  /** Parses {@code : function-type}. */
  @Nullable FunctionType parseColonFunctionType();

  /** Adds the types between two marks to the op's result types; returns true. */
  boolean addTypes(TypeMark from, TypeMark to, OperationState state);

  /**
   * Parses {@literal ->} and a type or types in parentheses, which are added to the op's result
   * types and are then on the type stack.
   */
  default boolean parseArrowTypeList(OperationState state) {
    TypeMark from = typeMark();
    return parseArrowTypeList() && addTypes(from, typeMark(), state);
  }

  /** The same if the arrow is present; without it there are no types. */
  default boolean parseOptionalArrowTypeList(OperationState state) {
    TypeMark from = typeMark();
    return parseOptionalArrowTypeList() && addTypes(from, typeMark(), state);
  }

  /**
   * Adds the result types that the op's {@code InferTypeOpInterface} computes from its operands,
   * attributes and regions, all of which must have been parsed.
   *
   * @throws IllegalArgumentException if the op does not extend that interface, or {@code state} is
   *     not that of the op that is being parsed
   */
  boolean inferReturnTypes(OperationState state);

  // -- Attributes --------------------------------------------------------------------------------

  /**
   * Parses an optional attribute dictionary into the op's attributes. As in MLIR, constraints on
   * inherent attributes are left to the verifier, and those of a class that the op cannot hold are
   * dropped. A name that the form has also set, with {@link OperationState#setAttribute} or {@link
   * #addAttributeOnce} and before or after the dictionary, is reported when the form has been
   * parsed. What the form has set with {@link OperationState#setProperty}, the dictionary replaces
   * without a diagnostic.
   */
  boolean parseOptionalAttrDict(OperationState state);

  /**
   * {@link #parseOptionalAttrDict(OperationState)} of a dictionary after {@code attributes}, if the
   * keyword is present.
   */
  boolean parseOptionalAttrDictWithKeyword(OperationState state);

  /**
   * {@link #parseOptionalAttrDict(OperationState)}, and reports the first inherent attribute that
   * violates its constraint, as the parsers that are generated from formats do.
   */
  boolean parseOptionalVerifiedAttrDict(OperationState state);

  /**
   * {@link #parseOptionalVerifiedAttrDict} of a dictionary after {@code attributes}, if the keyword
   * is present.
   */
  boolean parseOptionalVerifiedAttrDictWithKeyword(OperationState state);

  /** {@link #addAttributeOnce} for each entry of a dictionary; returns true. */
  boolean addAttributesOnce(OperationState state, DictionaryAttr dictionary);

  /** Parses {@code attributes} and a dictionary; the empty one if the keyword is absent. */
  @Nullable DictionaryAttr parseOptionalAttrDictWithKeyword();

  /** Parses {@literal <{…}>}, if present, into the op's properties. */
  boolean parseOptionalProperties(OperationState state);

  /**
   * Parses optional inherent attributes in {@code <{…}>}, as formats do with {@code prop-dict}.
   * Other names than the given ones are reported, and so are required ones that are missing.
   *
   * @param names the names of the attributes
   * @param required those that must be present, in the order of {@code names}
   */
  boolean parsePropDict(OperationState state, List<String> names, List<String> required);

  /**
   * Adds an attribute to the op, as an attribute dictionary in its form does: one of a class that
   * the op cannot hold is dropped. A name that is added twice, in either way or with {@link
   * OperationState#setAttribute}, is reported when the form has been parsed. What was set with
   * {@link OperationState#setProperty} (in MLIR, what a format stores as properties) is replaced
   * without a diagnostic.
   *
   * @return true
   * @throws IllegalArgumentException if {@code state} is not that of the op that is being parsed
   */
  boolean addAttributeOnce(OperationState state, String name, Attribute attribute);

  /** Whether {@code loc(…)} starts here; if so, parse it with {@link #parseLocation}. */
  boolean startsLocation();

  /** Parses {@code loc(…)}. */
  @Nullable Location parseLocation();

  // -- Arguments, regions, successors ------------------------------------------------------------

  /**
   * An argument that a region's entry block, or a list of arguments, defines.
   *
   * @param nameLocation the location of the name
   * @param name the name with its {@code %}; empty if only a type was parsed
   * @param number the number after its {@code #}; 0 if there is none
   * @param type the type, if it was parsed
   * @param attributes the attributes after the type; empty if none were parsed
   * @param location the {@code loc(…)} after it, or null
   */
  record Argument(
      SourceLocation nameLocation,
      String name,
      int number,
      @Nullable Type type,
      DictionaryAttr attributes,
      @Nullable Location location) {
    /** Refuses null where it is not allowed. */
    public Argument {
      Objects.requireNonNull(nameLocation, "nameLocation");
      Objects.requireNonNull(name, "name");
      Objects.requireNonNull(attributes, "attributes");
    }

    /** This argument with its type. */
    public Argument withType(Type newType) {
      return new Argument(nameLocation, name, number, newType, attributes, location);
    }
  }

  /**
   * Parses {@code %name}, then {@code : type} and {@code attributes} if requested, then an optional
   * location.
   */
  @Nullable Argument parseArgument(boolean withType, boolean withAttributes);

  /** Parses {@code %name} or {@code %name#2} and nothing else. */
  @Nullable Argument parseNumberedArgument();

  /** Parses the type, the attributes and the location of an unnamed argument. */
  @Nullable Argument parseUnnamedArgument();

  /** Parses a list of arguments into {@code into}. */
  boolean parseArgumentList(
      List<Argument> into, Delimiter delimiter, boolean withType, boolean withAttributes);

  /**
   * Parses {@code (%argument = %operand, …)}: arguments of a region with their initial values.
   *
   * @param into receives the arguments; the operands are pushed on the operand stack
   */
  boolean parseAssignmentList(List<Argument> into);

  /** {@link #parseAssignmentList} if the current token is an opening parenthesis. */
  boolean parseOptionalAssignmentList(List<Argument> into);

  /** Parses a region in braces, whose entry block may be unnamed. */
  boolean parseRegion(Region region);

  /**
   * Parses a region in braces.
   *
   * @param region an empty region to fill
   * @param arguments the entry block's arguments, if they are named outside of the region; each has
   *     a type
   * @param isolated whether the region may redefine names of values outside of it; for regions that
   *     are isolated from above
   */
  boolean parseRegion(Region region, List<Argument> arguments, boolean isolated);

  /** Parses an optional region. */
  OptionalResult parseOptionalRegion(Region region);

  /** Parses an optional region; see {@link #parseRegion(Region, List, boolean)}. */
  OptionalResult parseOptionalRegion(Region region, List<Argument> arguments, boolean isolated);

  /** Parses regions separated by commas into the op; none if no region starts here. */
  boolean parseRegionList(OperationState state);

  /**
   * Ends the region's only block with an op of this name, without operands and results, unless it
   * ends with a terminator; creates the block if the region is empty (MLIR's {@code
   * SingleBlockImplicitTerminator::ensureTerminator}).
   */
  void ensureTerminator(Region region, OperationName terminator, Location location);

  /** Whether the current token is an opening parenthesis. */
  boolean startsParen();

  /** Whether a region starts here. */
  boolean startsRegion();

  /** Parses the name of a successor block, such as {@code ^bb1}. */
  @Nullable Block parseSuccessor();

  /** Whether the name of a block starts here; if so, parse it with {@link #parseSuccessor}. */
  boolean startsSuccessor();

  /**
   * Parses the name of a successor block and the values passed to it into the op: {@code ^bb1(%0,
   * %1 : i32, f32)}.
   */
  boolean parseSuccessorAndUses(OperationState state);

  /** Parses successors separated by commas into the op; none if no block name starts here. */
  boolean parseSuccessorList(OperationState state);

  /** Parses successors separated by commas into a list; none if no block name starts here. */
  boolean parseSuccessorList(List<Block> into);

  // -- Other operations --------------------------------------------------------------------------

  /**
   * Parses the name of an operation as custom forms write it. A name without a prefix is one of the
   * default dialect of the op that is being parsed; it need not be registered.
   */
  @Nullable OperationName parseCustomOperationName();

  /**
   * Parses an operation in generic form, without names of its results, with its regions and its
   * location.
   *
   * @param block a block of a region of the op that is being parsed, at whose end it is created
   * @return the operation, or null after an error
   */
  @Nullable Operation parseGenericOperation(Block block);

  /**
   * Parses what follows the name in the generic form of the op: operands, successors, properties,
   * regions, attributes and the function type.
   */
  boolean parseGenericOperationAfterOpName(OperationState state);

  /**
   * Parses what follows the operands in the generic form of the op.
   *
   * @param parsedOperands the operands, which have been parsed
   */
  boolean parseGenericOperationAfterOpName(OperationState state, List<OperandMark> parsedOperands);

  /** The number of results that are named before the op's name. */
  int namedResultCount();

  /**
   * The name before the op's name, without its {@code %}, of one of the {@link #namedResultCount()}
   * results; those of a group such as {@code %a:2} have the same.
   *
   * @throws IndexOutOfBoundsException if there is no such name
   */
  String resultName(int index);
}
