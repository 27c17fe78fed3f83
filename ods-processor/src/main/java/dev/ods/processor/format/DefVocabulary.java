// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.format.FormatException.Rest;
import dev.ods.processor.model.DefParameter;
import dev.ods.processor.model.DefSpec;
import dev.ods.processor.model.FormatSpec;
import dev.ods.processor.model.TypeText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The vocabulary of the format of a type or an attribute: its parameters, and directives. */
final class DefVocabulary implements FormatVocabulary<DefElement> {
  private static final List<String> DIRECTIVES = List.of("custom", "params", "qualified", "struct");

  private final DefSpec def;
  private final CustomMethods methods;

  /** Where the format parses each parameter. */
  private final Map<DefParameter, Integer> bound = new HashMap<>();

  /** What the format reads and writes elsewhere than in {@code custom} directives. */
  private final Set<DefParameter> written = new HashSet<>();

  DefVocabulary(DefSpec def, FormatSpec format) {
    this.def = def;
    this.methods = CustomMethods.of(def, format);
  }

  /** Where the format parses a parameter, or null if it does not. */
  @Nullable Integer offset(DefParameter parameter) {
    return bound.get(parameter);
  }

  /** Reports the parameters that the format reads and writes, but for which there is no text. */
  void reportTextless(Problems problems) {
    for (DefParameter parameter : def.parameters()) {
      if (parameter.textHint() != null && written.contains(parameter)) {
        problems.report(
            DeclarationProblem.PARAMETER_TYPE,
            parameter.origin(),
            parameter.name(),
            TypeText.of(parameter.type()),
            parameter.textHint());
      }
    }
  }

  @Override
  public DefElement literal(FormatElement.Literal literal) {
    return new DefElement.Text(literal.offset(), literal.spelling());
  }

  @Override
  public DefElement whitespace(FormatElement.Whitespace whitespace) {
    return new DefElement.Blank(whitespace.offset(), whitespace.kind());
  }

  @Override
  public DefElement string(int offset, String text) {
    return new DefElement.Constant(offset, text);
  }

  @Override
  public Map<String, String> names() {
    Map<String, String> names = new HashMap<>();
    def.parameters().forEach(parameter -> names.put(parameter.name(), "parameter"));
    return names;
  }

  @Override
  public Collection<String> directives() {
    return DIRECTIVES;
  }

  // -- Variables ---------------------------------------------------------------------------------

  @Override
  public DefElement variable(int offset, String name, Position position) throws FormatException {
    for (DefParameter parameter : def.parameters()) {
      if (parameter.name().equals(name)) {
        return position == Position.REF
            ? reference(offset, parameter)
            : variable(offset, parameter, position);
      }
    }
    throw new FormatException(
        FormatProblem.DEF_FORMAT_UNKNOWN, offset, def.definition(), name, suggestion(name));
  }

  /** The parameter that may be meant by a name: that of the component with it, or a similar one. */
  private String suggestion(String name) {
    for (DefParameter parameter : def.parameters()) {
      if (parameter.accessor().equals(name)) {
        return "; the component '" + name + "' is the parameter '" + parameter.name() + "'";
      }
    }
    List<String> names = def.parameters().stream().map(DefParameter::name).toList();
    return Suggestions.didYouMean(name, names);
  }

  private DefElement variable(int offset, DefParameter parameter, Position position)
      throws FormatException {
    if (position != Position.CUSTOM) {
      written.add(parameter);
    }
    if (bound.putIfAbsent(parameter, offset) != null) {
      throw new FormatException(FormatProblem.DEF_FORMAT_TWICE, offset, parameter.name());
    }
    return new DefElement.Variable(offset, parameter, false);
  }

  private DefElement reference(int offset, DefParameter parameter) throws FormatException {
    if (!bound.containsKey(parameter) && !parameter.isSelfType()) {
      throw new FormatException(FormatProblem.DEF_FORMAT_UNBOUND, offset, parameter.name(), "");
    }
    return new DefElement.Ref(offset, parameter);
  }

  // -- Directives --------------------------------------------------------------------------------

  @Override
  public @Nullable DefElement directive(
      FormatToken name, Position position, FormatParser<DefElement> parser) throws FormatException {
    int offset = name.offset();
    return switch (name.spelling()) {
      case "params" -> params(offset, position);
      case "struct" -> struct(offset, position, parser);
      case "custom" -> custom(offset, position, parser);
      case "qualified" -> qualified(offset, position, parser);
      case "ref" -> {
        if (position != Position.CUSTOM) {
          throw new FormatException(Rest.ARGUMENTS, FormatProblem.FORMAT_REF_POSITION, offset);
        }
        yield parser.argument(Position.REF);
      }
      default ->
          throw misplaced(
              offset, "unsupported directive kind: '" + name.spelling() + "' is for operations");
    };
  }

  private static FormatException misplaced(int offset, String fault) {
    return new FormatException(Rest.ARGUMENTS, FormatProblem.DEF_FORMAT_MISPLACED, offset, fault);
  }

  private DefElement params(int offset, Position position) throws FormatException {
    if (position != Position.TOP_LEVEL && position != Position.STRUCT) {
      throw new FormatException(
          FormatProblem.DEF_FORMAT_MISPLACED,
          offset,
          "`params` can only be used at the top-level context or within a `struct` directive");
    }
    List<DefElement.Variable> variables = new ArrayList<>();
    for (DefParameter parameter : def.parameters()) {
      if (bound.containsKey(parameter)) {
        throw new FormatException(FormatProblem.DEF_FORMAT_CAPTURED, offset, parameter.name());
      }
      if (!parameter.isSelfType()) {
        variables.add(new DefElement.Variable(offset, parameter, false));
        written.add(parameter);
      }
    }
    variables.forEach(variable -> bound.put(variable.parameter(), offset));
    return new DefElement.Params(offset, variables);
  }

  private @Nullable DefElement struct(
      int offset, Position position, FormatParser<DefElement> parser) throws FormatException {
    if (position != Position.TOP_LEVEL) {
      throw misplaced(offset, "`struct` can only be used at the top-level context");
    }
    parser.openArguments("'(' before `struct` argument list");
    if (parser.takeIf(FormatToken.Kind.R_PAREN)) {
      throw new FormatException(
          FormatProblem.DEF_FORMAT_STRUCT,
          offset,
          "`struct` argument list expected a parameter or directive");
    }
    List<DefElement> arguments =
        parser.arguments(Position.STRUCT, DefElement.Params.class::isInstance);
    parser.closeArguments("')' at the end of an argument list");
    return arguments == null ? null : new DefElement.Struct(offset, fields(offset, arguments));
  }

  private static List<DefElement.Field> fields(int offset, List<DefElement> arguments)
      throws FormatException {
    List<DefElement.Field> fields = new ArrayList<>();
    if (arguments.size() == 1 && arguments.get(0) instanceof DefElement.Params all) {
      fields.addAll(all.variables());
      return fields;
    }
    for (DefElement argument : arguments) {
      if (!(argument instanceof DefElement.Field field)) {
        throw new FormatException(
            FormatProblem.DEF_FORMAT_STRUCT,
            offset,
            "expected a parameter or `custom` directive in `struct` argument list");
      }
      if (field instanceof DefElement.Custom custom) {
        requireOneParameter(offset, custom);
      }
      fields.add(field);
    }
    return fields;
  }

  private static void requireOneParameter(int offset, DefElement.Custom custom)
      throws FormatException {
    if (custom.arguments().size() != 1) {
      throw new FormatException(
          FormatProblem.DEF_FORMAT_STRUCT,
          offset,
          "`struct` can only contain `custom` directives with a single argument");
    }
    if (custom.parameters().isEmpty()) {
      throw new FormatException(
          FormatProblem.DEF_FORMAT_STRUCT,
          offset,
          "a `custom` directive nested within a `struct` must be passed a parameter");
    }
  }

  private @Nullable DefElement custom(
      int offset, Position position, FormatParser<DefElement> parser) throws FormatException {
    if (position != Position.TOP_LEVEL && position != Position.STRUCT) {
      throw new FormatException(Rest.ARGUMENTS, FormatProblem.FORMAT_CUSTOM_POSITION, offset);
    }
    CustomParts<DefElement> parts = parser.custom();
    if (parts == null) {
      return null;
    }
    String name = parts.name();
    List<DefElement> arguments = parts.arguments();
    for (DefElement argument : arguments) {
      // A reference is to what was parsed before, not to what the directive itself parses.
      if (argument instanceof DefElement.Ref ref
          && arguments.stream().anyMatch(other -> other.parameters().contains(ref.parameter()))) {
        throw new FormatException(
            FormatProblem.DEF_FORMAT_UNBOUND,
            ref.offset(),
            ref.parameter().name(),
            "; the same directive reads it");
      }
    }
    List<List<TypeName>> parsed = arguments.stream().map(DefVocabulary::parsed).toList();
    List<List<TypeName>> printed = arguments.stream().map(DefVocabulary::printed).toList();
    CustomMethods.Pair pair = methods.find(parser, offset, name, parsed, printed);
    return pair == null
        ? null
        : new DefElement.Custom(offset, name, arguments, pair.parser(), pair.printer());
  }

  /** The type in which the parser of a {@code custom} directive takes an argument. */
  private static List<TypeName> parsed(DefElement argument) {
    return argument instanceof DefElement.Variable variable
        ? List.of(CustomTypes.parsedOf(variable.parameter().kind().javaType().box()))
        : printed(argument);
  }

  /** The type in which the printer of a {@code custom} directive takes an argument. */
  private static List<TypeName> printed(DefElement argument) {
    if (argument instanceof DefElement.Variable variable) {
      return List.of(variable.parameter().type());
    }
    return List.of(
        argument instanceof DefElement.Ref ref
            ? ref.parameter().type()
            : ClassName.get(String.class));
  }

  private static @Nullable DefElement qualified(
      int offset, Position position, FormatParser<DefElement> parser) throws FormatException {
    return parser.argument(position, argument -> qualified(offset, argument));
  }

  private static DefElement qualified(int offset, DefElement argument) throws FormatException {
    if (argument instanceof DefElement.Variable variable) {
      return new DefElement.Variable(variable.offset(), variable.parameter(), true);
    }
    throw new FormatException(
        FormatProblem.DEF_FORMAT_MISPLACED,
        offset,
        "`qualified` argument list expected a variable");
  }

  // -- Optional groups ---------------------------------------------------------------------------

  @Override
  public void checkInGroup(DefElement element, boolean isAnchor) throws FormatException {
    // The type of an attribute is no element of its format anywhere, which is said elsewhere.
    boolean optional =
        element.parameters().stream().allMatch(each -> each.isOptional() || each.isSelfType());
    String fault = null;
    if (element instanceof DefElement.Variable && !optional) {
      fault = "parameters in an optional group must be optional";
    } else if (element instanceof DefElement.Params && !optional) {
      fault = "`params` directive allowed in optional group only if all parameters are optional";
    } else if (element instanceof DefElement.Struct && !optional) {
      fault =
          "`struct` is only allowed in an optional group if all captured parameters are optional";
    } else if (element instanceof DefElement.Custom && !optional) {
      fault =
          "`custom` is only allowed in an optional group if all captured parameters are optional";
    } else if (isAnchor && element instanceof DefElement.Custom && element.parameters().isEmpty()) {
      fault = "`custom` directive with no bound parameters cannot be used as optional group anchor";
    } else if (isAnchor
        && (element instanceof DefElement.Text
            || element instanceof DefElement.Blank
            || element instanceof DefElement.Group)) {
      fault = "optional group anchor must be a parameter or directive";
    }
    if (fault != null) {
      throw new FormatException(FormatProblem.DEF_FORMAT_GROUP, element.offset(), fault);
    }
  }

  @Override
  public DefElement group(GroupParts<DefElement> parts) throws FormatException {
    DefElement first =
        parts.then().stream()
            .filter(element -> !(element instanceof DefElement.Blank))
            .findFirst()
            .orElse(null);
    if (!(first instanceof DefElement.Text
        || first instanceof DefElement.Variable
        || first instanceof DefElement.Custom)) {
      throw new FormatException(FormatProblem.FORMAT_GROUP_START, parts.offset());
    }
    if (first instanceof DefElement.Custom custom && !CustomMethods.isOptional(custom.parser())) {
      throw new FormatException(
          FormatProblem.FORMAT_CUSTOM_OPTIONAL, first.offset(), custom.parser().name());
    }
    return new DefElement.Group(
        parts.offset(), parts.then(), parts.otherwise(), parts.anchor(), parts.inverted());
  }
}
