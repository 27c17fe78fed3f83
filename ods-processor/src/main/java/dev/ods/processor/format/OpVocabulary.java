// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.format.FormatException.Rest;
import dev.ods.processor.format.OpElement.TypeArgument;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.SuccessorSpec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The vocabulary of the format of an op: its members, and the directives for ops. */
final class OpVocabulary implements FormatVocabulary<OpElement> {
  private final OpSpec op;
  private final Bindings bindings;

  OpVocabulary(OpSpec op, Bindings bindings) {
    this.op = op;
    this.bindings = bindings;
  }

  @Override
  public OpElement literal(FormatElement.Literal literal) {
    return literal;
  }

  @Override
  public OpElement whitespace(FormatElement.Whitespace whitespace) {
    return whitespace;
  }

  @Override
  public OpElement string(int offset, String text) {
    throw new AssertionError("no directive takes a string");
  }

  @Override
  public String hint(FormatToken token, boolean literals) {
    return FormatHints.noElement(token, op, literals);
  }

  // -- Variables ---------------------------------------------------------------------------------

  @Override
  public OpElement variable(int offset, String name, Position position) throws FormatException {
    Member member = bindings.find(name);
    if (member == null) {
      throw new FormatException(
          ProblemId.FORMAT_UNKNOWN_VARIABLE, offset, name, FormatHints.noMember(name, op));
    }
    requirePosition(member, position, offset);
    if (position == Position.TOP_LEVEL) {
      bindings.bind(member, offset);
    }
    if (member instanceof AttributeSpec attribute) {
      return new OpElement.AttributeVariable(offset, attribute);
    } else if (member instanceof OperandSpec operand) {
      return new OpElement.OperandVariable(offset, operand);
    } else if (member instanceof ResultSpec result) {
      return new OpElement.ResultVariable(offset, result);
    } else if (member instanceof RegionSpec region) {
      return new OpElement.RegionVariable(offset, region);
    }
    return new OpElement.SuccessorVariable(offset, (SuccessorSpec) member);
  }

  private static void requirePosition(Member member, Position position, int offset)
      throws FormatException {
    String fault = null;
    if (member instanceof AttributeSpec && position == Position.TYPE) {
      fault = "attributes cannot be used as children to a `type` directive";
    } else if (member instanceof ResultSpec && position == Position.TOP_LEVEL) {
      fault =
          "result variables can only be used as a child to a 'type' directive; write type($"
              + member.name()
              + "), as results themselves are printed before the operation";
    } else if (member instanceof RegionSpec && position == Position.TYPE) {
      fault = "regions can only be used at the top level";
    } else if (member instanceof SuccessorSpec && position == Position.TYPE) {
      fault = "successors can only be used at the top level";
    }
    if (fault != null) {
      throw new FormatException(ProblemId.FORMAT_MISPLACED_VARIABLE, offset, fault);
    }
  }

  // -- Directives --------------------------------------------------------------------------------

  @Override
  public @Nullable OpElement directive(
      FormatToken name, Position position, FormatParser<OpElement> parser) throws FormatException {
    int offset = name.offset();
    return switch (name.spelling()) {
      case "attr-dict" -> attrDict(offset, position, false);
      case "attr-dict-with-keyword" -> attrDict(offset, position, true);
      case "operands" -> operands(offset, position);
      case "results" -> results(offset, position);
      case "regions" -> regions(offset, position);
      case "successors" -> successors(offset, position);
      case "type" -> typeOf(offset, position, parser);
      case "functional-type" -> functionalType(offset, position, parser);
      default ->
          throw new FormatException(
              Rest.ARGUMENTS,
              ProblemId.FORMAT_UNSUPPORTED,
              offset,
              "the '" + name.spelling() + "' directive");
    };
  }

  private OpElement attrDict(int offset, Position position, boolean withKeyword)
      throws FormatException {
    requireTopLevel("attr-dict", position, offset, Rest.NOTHING);
    bindings.bindAttrDict(offset);
    return new OpElement.AttrDict(offset, withKeyword);
  }

  private OpElement operands(int offset, Position position) throws FormatException {
    if (position == Position.TOP_LEVEL) {
      bindings.bindOperands(offset);
    }
    return new OpElement.Operands(offset);
  }

  private static OpElement results(int offset, Position position) throws FormatException {
    if (position == Position.TOP_LEVEL) {
      throw new FormatException(ProblemId.FORMAT_MISPLACED_RESULTS, offset);
    }
    return new OpElement.Results(offset);
  }

  private OpElement regions(int offset, Position position) throws FormatException {
    requireTopLevel("regions", position, offset, Rest.NOTHING);
    bindings.bindRegions(offset);
    return new OpElement.Regions(offset);
  }

  private OpElement successors(int offset, Position position) throws FormatException {
    requireTopLevel("successors", position, offset, Rest.NOTHING);
    bindings.bindSuccessors(offset);
    return new OpElement.Successors(offset);
  }

  private static void requireTopLevel(String directive, Position position, int offset, Rest rest)
      throws FormatException {
    if (position != Position.TOP_LEVEL) {
      throw new FormatException(rest, ProblemId.FORMAT_MISPLACED_DIRECTIVE, offset, directive);
    }
  }

  private @Nullable OpElement typeOf(int offset, Position position, FormatParser<OpElement> parser)
      throws FormatException {
    if (position == Position.TYPE) {
      throw new FormatException(Rest.ARGUMENTS, ProblemId.FORMAT_NESTED_TYPE, offset);
    }
    OpElement argument = parser.argument(Position.TYPE);
    return argument == null ? null : new OpElement.TypeOf(offset, bindType(argument));
  }

  private @Nullable OpElement functionalType(
      int offset, Position position, FormatParser<OpElement> parser) throws FormatException {
    requireTopLevel("functional-type", position, offset, Rest.ARGUMENTS);
    List<OpElement> arguments = parser.inputsAndResults(Position.TYPE);
    return arguments == null
        ? null
        : new OpElement.FunctionalType(
            offset, bindType(arguments.get(0)), bindType(arguments.get(1)));
  }

  /** Records that a type directive reads the types of its argument. */
  private TypeArgument bindType(OpElement element) throws FormatException {
    // Other elements were rejected when parsed.
    TypeArgument argument = (TypeArgument) element;
    argument.accept(new BindTypes());
    return argument;
  }

  private final class BindTypes implements OpElement.TypeVisitor<@Nullable Void, FormatException> {
    @Override
    public @Nullable Void operand(OpElement.OperandVariable element) throws FormatException {
      bindings.bindType(element.member(), element.offset());
      return null;
    }

    @Override
    public @Nullable Void result(OpElement.ResultVariable element) throws FormatException {
      bindings.bindType(element.member(), element.offset());
      return null;
    }

    @Override
    public @Nullable Void operands(OpElement.Operands element) throws FormatException {
      bindings.bindOperandTypes(element.offset());
      return null;
    }

    @Override
    public @Nullable Void results(OpElement.Results element) throws FormatException {
      bindings.bindResultTypes(element.offset());
      return null;
    }
  }

  // -- Optional groups ---------------------------------------------------------------------------

  @Override
  public void checkInGroup(OpElement element, boolean isAnchor) throws FormatException {
    GroupRules.checkElement(element, isAnchor);
  }

  @Override
  public OpElement group(GroupParts<OpElement> parts) throws FormatException {
    return new OpElement.OptionalGroup(
        parts.offset(),
        GroupRules.guard(parts),
        parts.then(),
        parts.otherwise(),
        parts.anchor(),
        parts.inverted());
  }
}
