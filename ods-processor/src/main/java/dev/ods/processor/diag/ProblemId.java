// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

/**
 * The catalogue of messages. An id is never given a second meaning: one that is no longer needed
 * leaves a gap. Where MLIR has words for the same mistake, they stand here.
 *
 * <p>Numbers: below 100 declarations, 100s members, 200s assembly formats, 300s constraints, 400s
 * traits and hooks.
 */
public enum ProblemId {
  OP_NOT_INTERFACE("ODS001", "an op is declared by an interface; '{0}' is {1}."),
  FORMAT_CHARACTER("ODS200", "unexpected character"),
  FORMAT_UNTERMINATED("ODS201", "unexpected end of file in {0}"),
  FORMAT_VARIABLE_NAME("ODS202", "expected variable name"),
  FORMAT_ELEMENT("ODS203", "expected literal, variable, directive, or optional group"),
  FORMAT_LITERAL("ODS204", "expected valid literal but got '{0}': {1}"),
  FORMAT_MISPLACED_LITERAL(
      "ODS205", "literals may only be used in the top-level section of the format"),
  FORMAT_STRING("ODS206", "strings may only be used as 'custom' directive arguments"),
  FORMAT_TOKEN("ODS207", "expected {0}"),
  FORMAT_UNKNOWN_VARIABLE(
      "ODS208", "expected variable to refer to an argument, region, result, or successor.{0}"),
  FORMAT_MISPLACED_VARIABLE("ODS209", "{0}"),
  FORMAT_ALREADY_BOUND("ODS210", "{0} '{1}' is already bound"),
  FORMAT_TYPE_BOUND("ODS211", "{0} is already bound"),
  FORMAT_OVERLAP("ODS212", "'{0}' directive creates overlap in format"),
  FORMAT_ALREADY_SEEN("ODS213", "'{0}' directive has already been seen"),
  FORMAT_MISPLACED_DIRECTIVE(
      "ODS214", "'{0}' directive can only be used as a top-level directive"),
  FORMAT_MISPLACED_RESULTS(
      "ODS215", "'results' directive can only be used as a child to a 'type' directive"),
  FORMAT_NESTED_TYPE("ODS216", "'type' cannot be used as a child of another `type`"),
  FORMAT_MISPLACED_GROUP("ODS217", "optional groups can only be used as top-level elements"),
  FORMAT_ANCHORS(
      "ODS218", "only one element can be marked as the anchor of an optional group"),
  FORMAT_NO_ANCHOR("ODS219", "optional group has no anchor element"),
  FORMAT_GROUP_START(
      "ODS220", "first parsable element of an optional group must be a literal or variable"),
  FORMAT_ANCHOR_ATTRIBUTE(
      "ODS221",
      "only optional or default-valued attributes can be used to anchor an optional group"),
  FORMAT_ANCHOR_KIND(
      "ODS222", "only variables and types can be used to anchor an optional group"),
  FORMAT_GROUP_ELEMENT(
      "ODS223", "only literals, types, and variables can be used within an optional group"),
  FORMAT_GROUP_LENGTH(
      "ODS224", "only variable length {0} can be used within an optional group"),
  FORMAT_NO_ATTR_DICT("ODS225", "'attr-dict' directive not found in custom assembly format"),
  FORMAT_OPTIONAL_ATTRIBUTE(
      "ODS226",
      "optional attribute '{0}' cannot be used outside of an optional group; to conditionally"
          + " print the attribute, use '(${0}^)?'"),
  FORMAT_AMBIGUOUS_COLON(
      "ODS227",
      "format ambiguity caused by `:` literal found after attribute `{0}` which does not have a"
          + " buildable type"),
  FORMAT_AMBIGUOUS_REGION(
      "ODS228",
      "format ambiguity caused by `attr-dict` directive followed by region `{0}`; try using"
          + " `attr-dict-with-keyword` instead"),
  FORMAT_MISSING(
      "ODS229",
      "{0} #{1}, named '{2}', not found; suggest adding a '${2}' directive to the custom"
          + " assembly format"),
  FORMAT_TYPE_UNKNOWN(
      "ODS230",
      "type of {0} #{1}, named '{2}', is not buildable and a buildable type cannot be inferred;"
          + " suggest adding a type constraint to the operation or adding a 'type(${2})' directive"
          + " to the custom assembly format"),
  FORMAT_UNSUPPORTED("ODS231", "{0} is not supported yet in an assembly format"),
  ;

  private final String id;
  private final String template;

  ProblemId(String id, String template) {
    this.id = id;
    this.template = template;
  }

  /** The stable id: {@code ODS001}. */
  public String id() {
    return id;
  }

  /** The message with {@code arguments} in the places of {@code {0}}, {@code {1}} and so on. */
  String message(Object... arguments) {
    StringBuilder text = new StringBuilder();
    int from = 0;
    for (int open = template.indexOf('{'); open >= 0; open = template.indexOf('{', from)) {
      text.append(template, from, open);
      text.append(arguments[template.charAt(open + 1) - '0']);
      from = open + 3;
    }
    return text.append(template, from, template.length()).toString();
  }
}
