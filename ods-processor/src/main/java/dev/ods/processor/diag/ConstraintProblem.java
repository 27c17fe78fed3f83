// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

/** Messages about constraints. */
public enum ConstraintProblem implements ProblemId {
  NOT_A_CONSTRAINT(
      "ODS301",
      "'{0}' is not a constraint: it has neither a combinator such as @AnyOf nor 'public static"
          + " boolean test(Type)' or 'test(Attribute)'{1}"),
  CONSTRAINT_TARGET("ODS302", "{0} '{1}' needs a constraint on {2}, but '{3}' is one on {4}"),
  CONSTRAINT_NO_SUMMARY("ODS303", "constraint '{0}' has no summary for diagnostics; add @Summary"),
  CONSTRAINT_CYCLE("ODS304", "constraint '{0}' refers to itself: {1}"),
  CONSTRAINT_MIXED(
      "ODS305",
      "constraint '{0}' mixes constraints on types and on attributes; keep one of the two kinds"),
  CONSTRAINT_EMPTY("ODS306", "@{0} needs at least one constraint"),
  CONSTRAINT_BOTH("ODS307", "constraint '{0}' has both @{1} and a method 'test'; keep one of them"),
  SUMMARY_EMPTY("ODS308", "the summary of '{0}' must be one line that is not empty"),
  CONSTRAINT_NOT_VISIBLE("ODS309", "constraint '{0}' is not visible here; make it public"),
  CONSTRAINT_MEMBER(
      "ODS310",
      "'{0}' of constraint '{1}' has the name of an optional part but not its signature; expected"
          + " '{2}'"),
  CONTAINER_INVALID(
      "ODS311", "'{0}' is not a definition of types: expected a record with @TypeDef"),
  CONTAINER_ELEMENT("ODS312", "'{0}' has no component '{1}' that is a type{2}"),
  CONSTRAINT_STORAGE(
      "ODS313", "attribute '{0}' is stored as '{1}', which never satisfies '{2}': {3}");

  @SuppressWarnings("ImmutableEnumChecker") // a record of strings
  private final MessageTemplate template;

  ConstraintProblem(String id, String text) {
    template = MessageTemplate.error(id, text);
  }

  @Override
  public MessageTemplate template() {
    return template;
  }
}
