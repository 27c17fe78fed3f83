// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

/** Messages about rewrite patterns. */
public enum PatternProblem implements ProblemId {
  PATTERN_SYNTAX("ODS501", "{0}"),
  PATTERN_UNKNOWN_OP("ODS502", "'{0}' is not an operation of {1}{2}"),
  PATTERN_ARGUMENT_COUNT("ODS503", "'{0}' has {1}{2}, the pattern gives {3}"),
  PATTERN_UNBOUND("ODS504", "'${0}' is not bound by the match{1}"),
  PATTERN_BOUND_TWICE(
      "ODS505", "'${0}' is bound twice, first to {1}; only single operands may have the same name"),
  PATTERN_ARGUMENT_KIND("ODS506", "{0}"),
  PATTERN_NOT_INFERRED(
      "ODS507",
      "the types of the results of '{0}' cannot be inferred, and it does not replace the root; give"
          + " the op a trait such as SameOperandsAndResultType, let it extend InferTypeOpInterface,"
          + " or declare a static 'build' for these arguments"),
  PATTERN_TO_ITSELF(
      "ODS508", "the rewrite builds what the pattern matches, so that it never ends; change one"),
  PATTERN_PARAMETER("ODS509", "parameter '{0}' captures nothing: no '${0}' is in the match{1}"),
  PATTERN_PARAMETER_TYPE("ODS510", "'${0}' is {1}; expected a parameter of type {2}"),
  PATTERN_RESULT("ODS511", "{0}"),
  PATTERN_TOO_FEW(
      "ODS512", "not enough values generated to replace the matched op: '{0}' has {1}, got {2}"),
  PATTERN_ROOT("ODS513", "the match must be the tree of an operation, such as (tf.Add $lhs, $rhs)"),
  PATTERN_STRADDLES(
      "ODS514",
      "cannot use the same multi-result op to generate both auxiliary values and values to be used"
          + " for replacing the matched op; name it, and select its results, such as '$n#0'"),
  PATTERN_BENEFIT("ODS515", "the benefit is {0}; expected one from 0 to {1}"),
  PATTERN_UNSUPPORTED("ODS516", "{0}"),
  PATTERN_OUTSIDE_SET("ODS517", "@Pattern on '{0}' has no effect: {1}"),
  PATTERN_SET_NOT_INTERFACE(
      "ODS518", "patterns are declared by an interface, but '{0}' is {1}; make it an interface"),
  PATTERN_METHOD("ODS519", "{0}"),
  PATTERN_UNKNOWN_METHOD("ODS520", "'{0}' is not a static method of '{1}'{2}"),
  PATTERN_CALL("ODS521", "{0}"),
  PATTERN_DIRECTIVE("ODS522", "{0}"),
  PATTERN_SHADOWED(
      "ODS540",
      "pattern '{0}' never applies: '{1}' matches whatever it does, and is tried first; give it a"
          + " larger benefit, or drop one of the two",
      Severity.WARNING),
  PATTERN_UNDOES(
      "ODS541",
      "pattern '{0}' undoes what {1}, so that a rewrite with it never ends; drop or narrow one",
      Severity.WARNING),
  PATTERN_TYPES("ODS542", "'{0}' of '{1}' must be {2}, but {3} is {4}"),
  PATTERN_MISSING(
      "ODS543",
      "'{0}' has no @Pattern, so that it declares nothing; add one, or make it static with a body"),
  PATTERN_SET_INHERITED(
      "ODS544",
      "'{0}' does not inherit the patterns of '{1}'; add the patterns of both sets where they are"
          + " used, and do not extend it"),
  PATTERN_BUILDER("ODS545", "{0}");

  @SuppressWarnings("ImmutableEnumChecker") // a record of strings
  private final MessageTemplate template;

  PatternProblem(String id, String text) {
    template = MessageTemplate.error(id, text);
  }

  PatternProblem(String id, String text, Severity severity) {
    template = new MessageTemplate(id, text, severity);
  }

  @Override
  public MessageTemplate template() {
    return template;
  }
}
