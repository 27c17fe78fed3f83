// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import com.palantir.javapoet.TypeName;
import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.format.FormatException.Rest;
import dev.ods.processor.format.OpElement.CustomArgument;
import dev.ods.processor.format.OpElement.TypeArgument;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.FormatSpec;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.SuccessorSpec;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The vocabulary of the format of an op: its members, and the directives for ops. */
final class OpVocabulary implements FormatVocabulary<OpElement> {
  private final OpSpec op;
  private final Bindings bindings;
  private final CustomMethods methods;

  OpVocabulary(OpSpec op, Bindings bindings, FormatSpec format) {
    this.op = op;
    this.bindings = bindings;
    this.methods = CustomMethods.of(op, format);
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
    return new OpElement.Text(offset, text);
  }

  @Override
  public Map<String, String> names() {
    Map<String, String> names = new HashMap<>();
    op.members().forEach(member -> names.putIfAbsent(member.name(), member.entity()));
    return names;
  }

  @Override
  public Collection<String> directives() {
    return FormatLexer.DIRECTIVES;
  }

  // -- Variables ---------------------------------------------------------------------------------

  @Override
  public OpElement variable(int offset, String name, Position position) throws FormatException {
    Member member = bindings.find(name);
    if (member == null) {
      throw new FormatException(
          FormatProblem.FORMAT_UNKNOWN_VARIABLE, offset, name, FormatHints.noMember(name, op));
    }
    requirePosition(member, position, offset);
    if (position == Position.TOP_LEVEL || position == Position.CUSTOM) {
      bindings.bind(member, offset);
    } else if (position == Position.REF && !bindings.isBound(member)) {
      throw new FormatException(FormatProblem.FORMAT_NOT_BOUND, offset, unbound(member));
    }
    if (member instanceof AttributeSpec attribute) {
      return new OpVariable.Attribute(offset, attribute, false);
    } else if (member instanceof PropertySpec property) {
      return new OpVariable.Property(offset, property);
    } else if (member instanceof OperandSpec operand) {
      return new OpVariable.Operand(offset, operand);
    } else if (member instanceof ResultSpec result) {
      return new OpVariable.Result(offset, result);
    } else if (member instanceof RegionSpec region) {
      return new OpVariable.Region(offset, region);
    }
    return new OpVariable.Successor(offset, (SuccessorSpec) member);
  }

  private static String unbound(Member member) {
    return member.entity() + " '" + member.name() + "' must be bound before it is referenced";
  }

  private static void requirePosition(Member member, Position position, int offset)
      throws FormatException {
    String fault = null;
    if (member instanceof AttributeSpec && position == Position.TYPE) {
      fault = "attributes cannot be used as children to a `type` directive";
    } else if (member instanceof PropertySpec && position == Position.TYPE) {
      fault = "properties cannot be used as children to a `type` directive";
    } else if (member instanceof ResultSpec && position != Position.TYPE) {
      fault =
          "result variables can only be used as a child to a 'type' directive; write type($"
              + member.name()
              + "), as results themselves are printed before the operation";
    } else if (member instanceof RegionSpec && position == Position.TYPE) {
      fault = "regions can only be used at the top level or in a ref directive";
    } else if (member instanceof SuccessorSpec && position == Position.TYPE) {
      fault = "successors can only be used at the top level or in a ref directive";
    }
    if (fault != null) {
      throw new FormatException(FormatProblem.FORMAT_MISPLACED_VARIABLE, offset, fault);
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
      case "prop-dict" -> propDict(offset, position);
      case "operands" -> operands(offset, position);
      case "results" -> results(offset, position);
      case "regions" -> regions(offset, position);
      case "successors" -> successors(offset, position);
      case "type" -> typeOf(offset, position, parser);
      case "functional-type" -> functionalType(offset, position, parser);
      case "oilist" -> oiList(offset, position, parser);
      case "qualified" -> qualified(offset, position, parser);
      case "custom" -> custom(offset, position, parser);
      case "ref" -> reference(offset, position, parser);
      default ->
          throw new FormatException(
              Rest.ARGUMENTS, FormatProblem.FORMAT_DIRECTIVE_KIND, offset, name.spelling());
    };
  }

  private OpElement attrDict(int offset, Position position, boolean withKeyword)
      throws FormatException {
    if (position == Position.TYPE) {
      throw new FormatException(
          FormatProblem.FORMAT_MISPLACED_DIRECTIVE,
          offset,
          "attr-dict",
          "directive can only be used as a");
    } else if (position == Position.REF) {
      requireRead(bindings.attrDict(), "attr-dict", offset);
    } else {
      bindings.bindAttrDict(offset);
    }
    return new OpElement.AttrDict(offset, withKeyword);
  }

  private OpElement propDict(int offset, Position position) throws FormatException {
    if (position == Position.TYPE) {
      throw new FormatException(
          FormatProblem.FORMAT_MISPLACED_DIRECTIVE,
          offset,
          "prop-dict",
          "directive can only be used as a");
    } else if (position == Position.REF) {
      throw new FormatException(FormatProblem.FORMAT_UNSUPPORTED, offset, "'ref' of 'prop-dict'");
    }
    bindings.bindPropDict(offset);
    return new OpElement.PropDict(offset);
  }

  private OpElement operands(int offset, Position position) throws FormatException {
    if (position == Position.REF) {
      requireRead(bindings.allOperands(), "operands", offset);
    } else if (position != Position.TYPE) {
      bindings.bindOperands(offset);
    }
    return new OpElement.Operands(offset);
  }

  private static OpElement results(int offset, Position position) throws FormatException {
    if (position != Position.TYPE) {
      throw new FormatException(FormatProblem.FORMAT_MISPLACED_RESULTS, offset);
    }
    return new OpElement.Results(offset);
  }

  private OpElement regions(int offset, Position position) throws FormatException {
    requireNoType("regions", position, offset);
    if (position == Position.REF) {
      requireRead(bindings.allRegions(), "regions", offset);
      throw unsupportedReference(offset, "regions");
    }
    bindings.bindRegions(offset);
    return new OpElement.Regions(offset);
  }

  private OpElement successors(int offset, Position position) throws FormatException {
    requireNoType("successors", position, offset);
    if (position == Position.REF) {
      requireRead(bindings.allSuccessors(), "successors", offset);
      throw unsupportedReference(offset, "successors");
    }
    bindings.bindSuccessors(offset);
    return new OpElement.Successors(offset);
  }

  private static void requireNoType(String directive, Position position, int offset)
      throws FormatException {
    if (position == Position.TYPE) {
      throw new FormatException(
          FormatProblem.FORMAT_MISPLACED_DIRECTIVE, offset, directive, "is only valid as a");
    }
  }

  /** Checks that an earlier directive has read what {@code ref} refers to. */
  private static void requireRead(boolean read, String directive, int offset)
      throws FormatException {
    if (!read) {
      throw new FormatException(
          FormatProblem.FORMAT_NOT_BOUND,
          offset,
          "'ref' of '" + directive + "' is not bound by a prior '" + directive + "' directive");
    }
  }

  private @Nullable OpElement typeOf(int offset, Position position, FormatParser<OpElement> parser)
      throws FormatException {
    if (position == Position.TYPE) {
      throw new FormatException(Rest.ARGUMENTS, FormatProblem.FORMAT_NESTED_TYPE, offset);
    }
    TypeArgument argument =
        parser.argument(
            Position.TYPE, position == Position.REF ? this::requireTypeRead : this::bindType);
    return argument == null ? null : new OpElement.TypeOf(offset, argument, false);
  }

  private @Nullable OpElement functionalType(
      int offset, Position position, FormatParser<OpElement> parser) throws FormatException {
    if (position != Position.TOP_LEVEL) {
      throw new FormatException(
          Rest.ARGUMENTS,
          FormatProblem.FORMAT_MISPLACED_DIRECTIVE,
          offset,
          "functional-type",
          "is only valid as a");
    }
    List<TypeArgument> arguments = parser.inputsAndResults(Position.TYPE, this::bindType);
    return arguments == null
        ? null
        : new OpElement.FunctionalType(offset, arguments.get(0), arguments.get(1));
  }

  /** Records that a type directive reads the types of its argument. */
  private TypeArgument bindType(OpElement element) throws FormatException {
    // Other elements were rejected when parsed.
    TypeArgument argument = (TypeArgument) element;
    argument.accept(new BindTypes());
    return argument;
  }

  private final class BindTypes implements OpVisitors.OfTypes<@Nullable Void, FormatException> {
    @Override
    public @Nullable Void operand(OpVariable.Operand element) throws FormatException {
      bindings.bindType(element.member(), element.offset());
      return null;
    }

    @Override
    public @Nullable Void result(OpVariable.Result element) throws FormatException {
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

  /** Checks that an earlier type directive has read the types to which {@code ref} refers. */
  private TypeArgument requireTypeRead(OpElement element) throws FormatException {
    TypeArgument argument = (TypeArgument) element;
    boolean read;
    if (argument instanceof OpVariable variable) {
      if (bindings.isTypeReadWithOthers(variable.member())) {
        throw unsupportedReference(element.offset(), variable.member().name());
      }
      read = bindings.isTypeRead(variable.member());
    } else {
      read =
          argument instanceof OpElement.Operands
              ? bindings.allOperandTypes()
              : bindings.allResultTypes();
    }
    if (!read) {
      throw new FormatException(
          FormatProblem.FORMAT_NOT_BOUND, argument.offset(), unread(argument));
    }
    return argument;
  }

  private static String unread(TypeArgument argument) {
    String name =
        argument instanceof OpVariable variable
            ? "$" + variable.member().name()
            : argument instanceof OpElement.Operands ? "operands" : "results";
    return "'ref' of 'type(" + name + ")' is not bound by a prior 'type' directive";
  }

  private static FormatException unsupportedReference(int offset, String name) {
    return new FormatException(
        FormatProblem.FORMAT_UNSUPPORTED,
        offset,
        "'ref' of '" + name + "', which a directive for all has read,");
  }

  private static @Nullable OpElement qualified(
      int offset, Position position, FormatParser<OpElement> parser) throws FormatException {
    return parser.argument(position, element -> qualified(offset, element));
  }

  private static OpElement qualified(int offset, OpElement element) throws FormatException {
    if (element instanceof OpVariable.Attribute attribute) {
      return new OpVariable.Attribute(attribute.offset(), attribute.member(), true);
    } else if (element instanceof OpElement.TypeOf type) {
      return new OpElement.TypeOf(type.offset(), type.argument(), true);
    }
    throw new FormatException(FormatProblem.FORMAT_QUALIFIED, offset);
  }

  private static @Nullable OpElement oiList(
      int offset, Position position, FormatParser<OpElement> parser) throws FormatException {
    if (position != Position.TOP_LEVEL) {
      throw new FormatException(
          Rest.ARGUMENTS,
          FormatProblem.FORMAT_MISPLACED_DIRECTIVE,
          offset,
          "oilist",
          "is only valid as a");
    }
    List<OpElement.OiList.Clause> clauses = new ArrayList<>();
    boolean valid = true;
    parser.openArguments("'(' before oilist argument list");
    do {
      OpElement keyword = parser.literal();
      List<OpElement> elements = parser.elementsOfClause(OiListRules::check);
      if (keyword instanceof FormatElement.Literal literal && elements != null) {
        clauses.add(new OpElement.OiList.Clause(literal, elements));
      } else {
        valid = false;
      }
    } while (parser.takeIf(FormatToken.Kind.PIPE));
    parser.closeArguments("')' after oilist argument list");
    return valid ? new OpElement.OiList(offset, clauses) : null;
  }

  // -- Custom directives -------------------------------------------------------------------------

  private @Nullable OpElement custom(int offset, Position position, FormatParser<OpElement> parser)
      throws FormatException {
    if (position != Position.TOP_LEVEL) {
      throw new FormatException(Rest.ARGUMENTS, FormatProblem.FORMAT_CUSTOM_POSITION, offset);
    }
    CustomParts<OpElement> parts = parser.custom();
    if (parts == null) {
      return null;
    }
    List<CustomArgument> arguments = new ArrayList<>();
    for (OpElement element : parts.arguments()) {
      arguments.add(customArgument(element));
    }
    for (CustomArgument argument : arguments) {
      if (argument instanceof OpElement.Reference reference) {
        requireReadBefore(reference.argument(), arguments);
      }
    }
    String name = parts.name();
    List<List<TypeName>> parsed = arguments.stream().map(CustomTypes::parsed).toList();
    List<List<TypeName>> printed = arguments.stream().map(CustomTypes::printed).toList();
    CustomMethods.Pair pair = methods.find(parser, offset, name, parsed, printed);
    return pair == null
        ? null
        : new OpElement.Custom(offset, name, arguments, pair.parser(), pair.printer());
  }

  private static CustomArgument customArgument(OpElement element) throws FormatException {
    String fault = null;
    if (!(element instanceof CustomArgument)) {
      fault = "only variables and types may be used as parameters to a custom directive";
    } else if (element instanceof OpElement.TypeOf type
        && !(type.argument() instanceof OpVariable)) {
      fault = "type directives within a custom directive may only refer to variables";
    }
    if (fault != null) {
      throw new FormatException(FormatProblem.FORMAT_CUSTOM_ARGUMENT, element.offset(), fault);
    }
    return (CustomArgument) element;
  }

  /** Checks that a directive does not refer to what it is to read itself. */
  private static void requireReadBefore(
      OpElement.ReferenceTarget target, List<CustomArgument> arguments) throws FormatException {
    for (CustomArgument argument : arguments) {
      if (argument instanceof OpElement.AttrDict && target instanceof OpElement.AttrDict) {
        throw readHere(
            target, "'ref' of 'attr-dict' is not bound by a prior 'attr-dict' directive");
      } else if (argument instanceof OpElement.TypeOf one
          && target instanceof OpElement.TypeOf other
          && isSame(one.argument(), other.argument())) {
        throw readHere(target, unread(other.argument()));
      } else if (isSame(argument, target)) {
        throw readHere(target, unbound(((OpVariable) target).member()));
      }
    }
  }

  private static FormatException readHere(OpElement target, String fault) {
    return new FormatException(
        FormatProblem.FORMAT_NOT_BOUND, target.offset(), fault + "; the same directive reads it");
  }

  private static boolean isSame(OpElement one, OpElement other) {
    return one instanceof OpVariable variable
        && other instanceof OpVariable second
        && variable.member() == second.member();
  }

  private static @Nullable OpElement reference(
      int offset, Position position, FormatParser<OpElement> parser) throws FormatException {
    if (position != Position.CUSTOM) {
      throw new FormatException(Rest.ARGUMENTS, FormatProblem.FORMAT_REF_POSITION, offset);
    }
    OpElement argument = parser.argument(Position.REF);
    // Other elements were rejected when parsed.
    return argument == null
        ? null
        : new OpElement.Reference(offset, (OpElement.ReferenceTarget) argument);
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
