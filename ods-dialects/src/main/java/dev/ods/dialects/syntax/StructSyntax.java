// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.syntax;

import dev.ods.text.AsmParser;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Parses the parameters of an attribute in the form {@code a = 1, b = "c"}, in any order (MLIR's
 * directive {@code struct}).
 */
public final class StructSyntax {
  private final String definition;
  private final List<Parameter> parameters;

  /**
   * A syntax.
   *
   * @param definition the name of the attribute's definition in MLIR, for messages
   */
  public StructSyntax(String definition, List<Parameter> parameters) {
    this.definition = definition;
    this.parameters = List.copyOf(parameters);
  }

  /**
   * One parameter.
   *
   * @param type the type in MLIR, for messages
   * @param isRequired whether it is required
   * @param value parses its value; null after a diagnostic has been reported
   */
  public record Parameter(
      String name, String type, boolean isRequired, Function<AsmParser, @Nullable Object> value) {}

  /** Parses the parameters; null after a diagnostic has been reported. */
  public @Nullable Values parse(AsmParser parser) {
    Map<String, Object> values = new HashMap<>();
    return parseAll(parser, values) && areThere(parser, values) ? new Values(values) : null;
  }

  private boolean parseAll(AsmParser parser, Map<String, Object> values) {
    String first = parser.parseOptionalKeyword();
    if (first == null) {
      return parameters.stream().noneMatch(Parameter::isRequired) || noName(parser);
    }
    for (String name = first; parseOne(parser, name, values); ) {
      boolean last = !isOptional() && values.size() == parameters.size();
      if (last || !parser.parseOptionalComma()) {
        return true;
      }
      name = parser.parseOptionalKeyword();
      if (name == null) {
        return noName(parser);
      }
    }
    return false;
  }

  private boolean isOptional() {
    return !parameters.stream().allMatch(Parameter::isRequired);
  }

  private static boolean noName(AsmParser parser) {
    parser.error(parser.location(), "expected valid keyword");
    return parser.error(parser.location(), "expected a parameter name in struct");
  }

  private boolean parseOne(AsmParser parser, String name, Map<String, Object> values) {
    if (!parser.parseEqual()) {
      return false;
    }
    for (Parameter parameter : parameters) {
      if (parameter.name().equals(name) && !values.containsKey(name)) {
        Object value = parameter.value().apply(parser);
        if (value == null) {
          return unparsed(parser, definition, name, parameter.type());
        }
        values.put(name, value);
        return true;
      }
    }
    return parser.error(parser.location(), "duplicate or unknown struct parameter name: " + name);
  }

  private boolean areThere(AsmParser parser, Map<String, Object> values) {
    for (Parameter parameter : parameters) {
      if (parameter.isRequired() && !values.containsKey(parameter.name())) {
        return parser.error(
            parser.location(), "struct is missing required parameter: " + parameter.name());
      }
    }
    return true;
  }

  /**
   * Reports that a parameter could not be parsed, after the diagnostic with the reason.
   *
   * @param definition the name of the attribute's definition in MLIR
   * @param type the parameter's type in MLIR
   * @return false, for the caller to return
   */
  public static boolean unparsed(
      AsmParser parser, String definition, String parameter, String type) {
    return parser.error(
        parser.location(),
        "failed to parse %s parameter '%s' which is to be a `%s`"
            .formatted(definition, parameter, type));
  }

  /** The parsed values, by parameter name. */
  public static final class Values {
    private final Map<String, Object> values;

    private Values(Map<String, Object> values) {
      this.values = values;
    }

    /** The value of a parameter, or null if absent. */
    public <T> @Nullable T get(String name, Class<T> kind) {
      return kind.cast(values.get(name));
    }

    /** The value of a number, or a default if absent. */
    public long number(String name, long otherwise) {
      Long value = get(name, Long.class);
      return value == null ? otherwise : value;
    }
  }
}
