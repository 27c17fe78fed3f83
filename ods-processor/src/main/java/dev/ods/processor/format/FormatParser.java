// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.format.FormatElement.TypeArgument;
import dev.ods.processor.format.FormatToken.Kind;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.FormatSpec;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.SuccessorSpec;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses an assembly format. */
public final class FormatParser {
  /**
   * The maximal nesting of optional groups: far more than a format needs, far less than the stack
   * allows.
   */
  private static final int MAX_DEPTH = 32;

  /** The context of an element, which determines the elements that are valid. */
  private enum Place {
    TOP_LEVEL,
    TYPE
  }

  private final OpSpec op;
  private final FormatLexer lexer;
  private final Bindings bindings;
  private FormatToken token;
  private int depth;

  private FormatParser(OpSpec op, String text) throws FormatException {
    this.op = op;
    this.lexer = new FormatLexer(text);
    this.bindings = new Bindings(op, text);
    this.token = lexer.next();
  }

  /**
   * Parses the format of {@code op} and checks it against the op.
   *
   * @return null after the first mistake has been reported
   */
  public static @Nullable OpFormat parse(OpSpec op, FormatSpec format, Problems problems) {
    try {
      return new FormatParser(op, format.text()).format(format.text());
    } catch (FormatException mistake) {
      problems.report(mistake.id(), format.origin().at(mistake.offset()), mistake.arguments());
      return null;
    }
  }

  private OpFormat format(String text) throws FormatException {
    List<FormatElement> elements = new ArrayList<>();
    while (!token.is(Kind.END)) {
      elements.add(element(Place.TOP_LEVEL));
    }
    return FormatRules.check(op, text, elements, bindings);
  }

  private FormatElement element(Place place) throws FormatException {
    return switch (token.kind()) {
      case LITERAL -> literal(place);
      case VARIABLE -> variable(place);
      case DIRECTIVE -> directive(place);
      case L_PAREN -> optionalGroup(place);
      case STRING -> throw new FormatException(ProblemId.FORMAT_STRING, token.offset());
      default ->
          throw new FormatException(
              ProblemId.FORMAT_ELEMENT,
              token.offset(),
              FormatHints.noElement(token, op, place == Place.TOP_LEVEL));
    };
  }

  private FormatElement literal(Place place) throws FormatException {
    FormatToken literal = take();
    if (place != Place.TOP_LEVEL) {
      throw new FormatException(ProblemId.FORMAT_MISPLACED_LITERAL, literal.offset());
    }
    String text = literal.content();
    FormatElement.Whitespace.Kind blank =
        switch (text) {
          case "" -> FormatElement.Whitespace.Kind.NONE;
          case " " -> FormatElement.Whitespace.Kind.SPACE;
          case "\n", "\\n" -> FormatElement.Whitespace.Kind.NEWLINE;
          default -> null;
        };
    if (blank != null) {
      return new FormatElement.Whitespace(literal.offset(), blank);
    }
    String fault = Literals.fault(text);
    if (fault != null) {
      throw new FormatException(ProblemId.FORMAT_LITERAL, literal.offset(), text, fault);
    }
    return new FormatElement.Literal(literal.offset(), text);
  }

  private FormatElement variable(Place place) throws FormatException {
    FormatToken variable = take();
    int offset = variable.offset();
    Member member = bindings.find(variable.content());
    if (member == null) {
      throw new FormatException(
          ProblemId.FORMAT_UNKNOWN_VARIABLE,
          offset,
          variable.content(),
          FormatHints.noMember(variable.content(), op));
    }
    requirePlace(member, place, offset);
    if (place == Place.TOP_LEVEL) {
      bindings.bind(member, offset);
    }
    if (member instanceof AttributeSpec attribute) {
      return new FormatElement.AttributeVariable(offset, attribute);
    } else if (member instanceof OperandSpec operand) {
      return new FormatElement.OperandVariable(offset, operand);
    } else if (member instanceof ResultSpec result) {
      return new FormatElement.ResultVariable(offset, result);
    } else if (member instanceof RegionSpec region) {
      return new FormatElement.RegionVariable(offset, region);
    }
    return new FormatElement.SuccessorVariable(offset, (SuccessorSpec) member);
  }

  private static void requirePlace(Member member, Place place, int offset) throws FormatException {
    String fault = null;
    if (member instanceof AttributeSpec && place == Place.TYPE) {
      fault = "attributes cannot be used as children to a `type` directive";
    } else if (member instanceof ResultSpec && place == Place.TOP_LEVEL) {
      fault =
          "result variables can only be used as a child to a 'type' directive; write type($"
              + member.name()
              + "), as results themselves are printed before the operation";
    } else if (member instanceof RegionSpec && place == Place.TYPE) {
      fault = "regions can only be used at the top level";
    } else if (member instanceof SuccessorSpec && place == Place.TYPE) {
      fault = "successors can only be used at the top level";
    }
    if (fault != null) {
      throw new FormatException(ProblemId.FORMAT_MISPLACED_VARIABLE, offset, fault);
    }
  }

  private FormatElement directive(Place place) throws FormatException {
    FormatToken directive = take();
    int offset = directive.offset();
    return switch (directive.spelling()) {
      case "attr-dict" -> attrDict(offset, place, false);
      case "attr-dict-with-keyword" -> attrDict(offset, place, true);
      case "operands" -> operands(offset, place);
      case "results" -> results(offset, place);
      case "regions" -> regions(offset, place);
      case "successors" -> successors(offset, place);
      case "type" -> typeOf(offset, place);
      case "functional-type" -> functionalType(offset, place);
      default ->
          throw new FormatException(
              ProblemId.FORMAT_UNSUPPORTED, offset, "the '" + directive.spelling() + "' directive");
    };
  }

  private FormatElement attrDict(int offset, Place place, boolean withKeyword)
      throws FormatException {
    requireTopLevel("attr-dict", place, offset);
    bindings.bindAttrDict(offset);
    return new FormatElement.AttrDict(offset, withKeyword);
  }

  private FormatElement operands(int offset, Place place) throws FormatException {
    if (place == Place.TOP_LEVEL) {
      bindings.bindOperands(offset);
    }
    return new FormatElement.Operands(offset);
  }

  private static FormatElement results(int offset, Place place) throws FormatException {
    if (place == Place.TOP_LEVEL) {
      throw new FormatException(ProblemId.FORMAT_MISPLACED_RESULTS, offset);
    }
    return new FormatElement.Results(offset);
  }

  private FormatElement regions(int offset, Place place) throws FormatException {
    requireTopLevel("regions", place, offset);
    bindings.bindRegions(offset);
    return new FormatElement.Regions(offset);
  }

  private FormatElement successors(int offset, Place place) throws FormatException {
    requireTopLevel("successors", place, offset);
    bindings.bindSuccessors(offset);
    return new FormatElement.Successors(offset);
  }

  private static void requireTopLevel(String directive, Place place, int offset)
      throws FormatException {
    if (place != Place.TOP_LEVEL) {
      throw new FormatException(ProblemId.FORMAT_MISPLACED_DIRECTIVE, offset, directive);
    }
  }

  private FormatElement typeOf(int offset, Place place) throws FormatException {
    if (place == Place.TYPE) {
      throw new FormatException(ProblemId.FORMAT_NESTED_TYPE, offset);
    }
    expect(Kind.L_PAREN, "'(' before argument list");
    TypeArgument argument = typeArgument();
    expect(Kind.R_PAREN, "')' after argument list");
    return new FormatElement.TypeOf(offset, argument);
  }

  private FormatElement functionalType(int offset, Place place) throws FormatException {
    requireTopLevel("functional-type", place, offset);
    expect(Kind.L_PAREN, "'(' before argument list");
    TypeArgument inputs = typeArgument();
    expect(Kind.COMMA, "',' after inputs argument");
    TypeArgument results = typeArgument();
    expect(Kind.R_PAREN, "')' after argument list");
    return new FormatElement.FunctionalType(offset, inputs, results);
  }

  private TypeArgument typeArgument() throws FormatException {
    // Other elements were rejected when parsed.
    TypeArgument argument = (TypeArgument) element(Place.TYPE);
    argument.accept(new BindTypes());
    return argument;
  }

  /** Records that a type directive reads the types of its argument. */
  private final class BindTypes
      implements FormatElement.TypeVisitor<@Nullable Void, FormatException> {
    @Override
    public @Nullable Void operand(FormatElement.OperandVariable element) throws FormatException {
      bindings.bindType(element.member(), element.offset());
      return null;
    }

    @Override
    public @Nullable Void result(FormatElement.ResultVariable element) throws FormatException {
      bindings.bindType(element.member(), element.offset());
      return null;
    }

    @Override
    public @Nullable Void operands(FormatElement.Operands element) throws FormatException {
      bindings.bindOperandTypes(element.offset());
      return null;
    }

    @Override
    public @Nullable Void results(FormatElement.Results element) throws FormatException {
      bindings.bindResultTypes(element.offset());
      return null;
    }
  }

  private FormatElement optionalGroup(Place place) throws FormatException {
    int offset = take().offset();
    if (place != Place.TOP_LEVEL) {
      throw new FormatException(ProblemId.FORMAT_MISPLACED_GROUP, offset);
    }
    if (++depth > MAX_DEPTH) {
      throw new FormatException(
          ProblemId.FORMAT_UNSUPPORTED, offset, "more than " + MAX_DEPTH + " groups in each other");
    }
    GroupBuilder group = new GroupBuilder(offset);
    groupElements(group, group.then);
    group.inverted = group.anchor == null;
    if (token.is(Kind.COLON)) {
      take();
      expect(Kind.L_PAREN, "'(' to start else branch of optional group");
      groupElements(group, group.otherwise);
    }
    expect(Kind.QUESTION, "'?' after optional group");
    depth--;
    return group.build();
  }

  private void groupElements(GroupBuilder group, List<FormatElement> into) throws FormatException {
    do {
      FormatElement element = element(Place.TOP_LEVEL);
      if (token.is(Kind.CARET)) {
        if (group.anchor != null) {
          throw new FormatException(ProblemId.FORMAT_ANCHORS, token.offset());
        }
        group.anchor = element;
        take();
      }
      into.add(element);
    } while (!token.is(Kind.R_PAREN));
    take();
  }

  private void expect(Kind kind, String what) throws FormatException {
    if (!token.is(kind)) {
      throw new FormatException(ProblemId.FORMAT_TOKEN, token.offset(), what);
    }
    take();
  }

  private FormatToken take() throws FormatException {
    FormatToken taken = token;
    token = lexer.next();
    return taken;
  }
}
