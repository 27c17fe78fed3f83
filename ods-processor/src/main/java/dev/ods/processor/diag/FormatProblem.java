// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

/** Messages about assembly formats. */
public enum FormatProblem implements ProblemId {
  FORMAT_CHARACTER("ODS200", "unexpected character{0}"),
  FORMAT_UNTERMINATED("ODS201", "unexpected end of file in {0}; close it with {1}"),
  FORMAT_VARIABLE_NAME("ODS202", "expected variable name after '$', as in $value"),
  FORMAT_ELEMENT("ODS203", "expected literal, variable, directive, or optional group{0}"),
  FORMAT_LITERAL("ODS204", "expected valid literal but got '{0}': {1}"),
  FORMAT_MISPLACED_LITERAL(
      "ODS205",
      "literals may only be used in the top-level section of the format; move it out of the"
          + " directive"),
  FORMAT_STRING(
      "ODS206",
      "strings may only be used as 'custom' directive arguments; write a literal between"
          + " backquotes"),
  FORMAT_TOKEN("ODS207", "expected {0}"),
  FORMAT_UNKNOWN_VARIABLE(
      "ODS208",
      "expected variable to refer to an argument, region, result, or successor; the op has"
          + " no '{0}'{1}"),
  FORMAT_MISPLACED_VARIABLE("ODS209", "{0}"),
  FORMAT_ALREADY_BOUND("ODS210", "{0} '{1}' is already bound; name it once"),
  FORMAT_TYPE_BOUND("ODS211", "{0} is already bound"),
  FORMAT_OVERLAP(
      "ODS212",
      "'{0}' directive creates overlap in format; name the {0} one by one or all by the"
          + " directive, not both"),
  FORMAT_ALREADY_SEEN("ODS213", "'{0}' directive has already been seen; write it once"),
  FORMAT_MISPLACED_DIRECTIVE("ODS214", "'{0}' {1} top-level directive"),
  FORMAT_MISPLACED_RESULTS(
      "ODS215", "'results' directive can only be used as a child to a 'type' directive"),
  FORMAT_NESTED_TYPE("ODS216", "'type' cannot be used as a child of another `type`"),
  FORMAT_MISPLACED_GROUP("ODS217", "optional groups can only be used as top-level elements"),
  FORMAT_ANCHORS("ODS218", "only one element can be marked as the anchor of an optional group"),
  FORMAT_NO_ANCHOR(
      "ODS219",
      "optional group has no anchor element; mark the element whose presence controls the group"
          + " with '^', as in ($value^)?"),
  FORMAT_GROUP_START(
      "ODS220",
      "first parsable element of an optional group must be a literal, variable, or custom"
          + " directive"),
  FORMAT_ANCHOR_ATTRIBUTE(
      "ODS221",
      "only optional or default-valued attributes can be used to anchor an optional group"),
  FORMAT_ANCHOR_KIND("ODS222", "only variables and types can be used to anchor an optional group"),
  FORMAT_GROUP_ELEMENT(
      "ODS223", "only literals, types, and variables can be used within an optional group"),
  FORMAT_GROUP_LENGTH(
      "ODS224",
      "only variable length {0} can be used within an optional group; make it Optional<Value> or"
          + " ValueRange, or move it out of the group"),
  FORMAT_NO_ATTR_DICT(
      "ODS225",
      "'attr-dict' directive not found in custom assembly format; write attr-dict where"
          + " attributes that the format does not mention are to be printed, usually before the `:`"
          + " of the types"),
  FORMAT_OPTIONAL_ATTRIBUTE(
      "ODS226",
      "optional attribute '{0}' cannot be used outside of an optional group; to conditionally"
          + " print the attribute, use '(${0}^)?'"),
  FORMAT_AMBIGUOUS_COLON(
      "ODS227",
      "format ambiguity caused by `:` literal found after attribute `{0}` which does not have a"
          + " buildable type; write another literal between them"),
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
  FORMAT_UNSUPPORTED("ODS231", "{0} is not supported in an assembly format"),
  FORMAT_NOT_BOUND("ODS232", "{0}"),
  FORMAT_REF_POSITION("ODS233", "'ref' is only valid within a `custom` directive"),
  FORMAT_CUSTOM_POSITION(
      "ODS234",
      "`custom` can only be used at the top-level context or within a `struct` directive"),
  FORMAT_CUSTOM_ARGUMENT("ODS235", "{0}"),
  FORMAT_QUALIFIED("ODS236", "'qualified' directive expects an attribute or a `type` directive"),
  FORMAT_CUSTOM_METHOD("ODS237", "`custom<{0}>` needs the {1}{2}"),
  FORMAT_OILIST_LITERAL("ODS238", "format ambiguity because {0} is used {1}"),
  FORMAT_OILIST_ELEMENT("ODS239", "{0}"),
  CUSTOMS_NOT_CLASS("ODS240", "'{0}' has no methods; name a class or an interface"),
  FORMAT_CUSTOM_OPTIONAL(
      "ODS241",
      "'{0}' begins an optional group, so that it has to return OptionalResult: ABSENT if the group"
          + " is absent"),
  FORMAT_OILIST_KEYWORD_TWICE(
      "ODS242",
      "the keyword `{0}` begins two clauses of the list, of which the second one is never parsed",
      Severity.WARNING),
  FORMAT_OILIST_BAR(
      "ODS243",
      "`{0}` belongs to the clause `{1}`, which is printed as a whole if any of its parts is"
          + " present; separate clauses with '|'",
      Severity.WARNING),
  FORMAT_ANCHOR_PROPERTY(
      "ODS244",
      "only properties with default values can be used to anchor or begin an optional group; add"
          + " @Default, or make the property optional"),
  FORMAT_GROUP_UNIT(
      "ODS245",
      "unit attribute '{0}' has no text of its own, and must anchor its optional group; give it"
          + " one: (`keyword` ${0}^)?"),
  FORMAT_EMPTY_SET(
      "ODS246",
      "nothing is printed for the empty set '{0}', so that the text cannot be read back; give it a"
          + " symbol: @BitEnum(none = \"none\") at '{1}'",
      Severity.WARNING),
  FORMAT_COLON_OF_ATTRIBUTE(
      "ODS247",
      "the attribute '{0}' may be printed with its dialect's name, behind which a colon is read as"
          + " the one before its type; write another literal between them",
      Severity.WARNING),
  FORMAT_LOST_TYPE(
      "ODS248",
      "the type of the attribute '{0}' is not printed, so that the text cannot be read back; write"
          + " qualified(${0})",
      Severity.WARNING),
  FORMAT_DIRECTIVE_KIND("ODS249", "unsupported directive kind: '{0}' is for types and attributes"),
  FORMAT_BRACE(
      "ODS250",
      "the brace of {0} is read as that of the attribute dictionary if that is empty; write"
          + " attr-dict-with-keyword, or a literal between them",
      Severity.WARNING),
  FORMAT_COMMA(
      "ODS251",
      "{0} is followed by a comma, which is read as one between its elements; write it between"
          + " brackets, or another literal behind it",
      Severity.WARNING),
  FORMAT_START(
      "ODS252",
      "the text of '{0}' begins with `{1}`, by which an optional attribute is not recognised;"
          + " {2} an optional group that begins with a literal, as in (`{0}` `=` ${0}^)?",
      Severity.WARNING),
  FORMAT_GROUP_FOLLOWED(
      "ODS253",
      "`{0}` begins an optional group, and what may follow where that is absent, which is then read"
          + " as the group; begin the group with another literal",
      Severity.WARNING),
  FORMAT_NULL_ATTRIBUTE(
      "ODS254",
      "{0} is printed if {1}, and the attribute '{2}' with it, even if it is absent; write that in"
          + " an optional group of its own, as in (`{2}` ${2}^)?",
      Severity.WARNING),
  DEF_FORMAT_UNKNOWN("ODS270", "{0} has no parameter named '{1}'{2}"),
  DEF_FORMAT_TWICE("ODS271", "duplicate parameter '{0}'"),
  DEF_FORMAT_CAPTURED("ODS272", "`params` captures duplicate parameter: {0}"),
  DEF_FORMAT_MISSING("ODS273", "format is missing reference to parameter: {0}"),
  DEF_FORMAT_MISPLACED("ODS274", "{0}"),
  DEF_FORMAT_STRUCT("ODS275", "{0}"),
  DEF_FORMAT_GROUP("ODS276", "{0}"),
  DEF_FORMAT_UNBOUND("ODS277", "parameter '{0}' must be bound before it is referenced{1}"),
  DEF_FORMAT_LOST(
      "ODS278",
      "the format leaves out parameter '{0}', whose value is therefore lost when it is printed",
      Severity.WARNING),
  DEF_FORMAT_LIST(
      "ODS279",
      "the {0} '{1}' is followed by a comma, which is read as one between its elements; {2}",
      Severity.WARNING),
  DEF_FORMAT_NOTHING(
      "ODS280",
      "nothing is printed for '{0}' if it is absent or the default, but a value is read; write it"
          + " in an optional group that begins with a literal, as in (`{0}` `=` ${0}^)?",
      Severity.WARNING),
  FORMAT_NONE(
      "ODS281",
      "the case `none` of '{0}' is read as no value of '{1}'; write values as `some<none>`:"
          + " @Prop(bracketed = true)",
      Severity.WARNING),
  FORMAT_TYPE_OF_LIST(
      "ODS282",
      "the type of '{0}' is taken from the types of '{1}': what is printed can be read only if '{1}'"
          + " has exactly one value; add a 'type(${0})' directive, or a constraint that allows one"
          + " type",
      Severity.WARNING);

  @SuppressWarnings("ImmutableEnumChecker") // a record of strings
  private final MessageTemplate template;

  FormatProblem(String id, String text) {
    template = MessageTemplate.error(id, text);
  }

  FormatProblem(String id, String text, Severity severity) {
    template = new MessageTemplate(id, text, severity);
  }

  @Override
  public MessageTemplate template() {
    return template;
  }
}
