// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

/** Messages about passes. */
public enum PassProblem implements ProblemId {
  PASS_NOT_RECORD("ODS601", "{2} is declared by a record, but '{0}' is {1}; make it a record"),
  PASS_WITHOUT_BODY("ODS602", "'{0}' does not say what the pass {1}; implement dev.ods.pass.{2}"),
  PASS_NAME(
      "ODS603",
      "'{0}' is not a name that pipelines can give; expected letters, digits, '_', '-' and '.'"),
  PASS_OPTION_TWICE("ODS604", "'{0}' and '{1}' are both the option '{2}'; rename one of them"),
  PASS_MEMBER_TYPE("ODS605", "'{0}' cannot be an option of type '{1}'; {2}"),
  PASS_DEFAULT("ODS606", "'{0}' is not a default of '{1}'; expected {2}"),
  PASS_OP("ODS607", "'{0}' is not a class of operations with a NAME, such as {1}"),
  PASS_MEMBER_ANNOTATION("ODS608", "@{0} is for {1}, but '{2}' is {3}; use @{4}"),
  PASS_NOT_ISOLATED(
      "ODS609",
      "a pass cannot be scheduled on '{0}', which is not marked as 'IsolatedFromAbove'; add the"
          + " trait, or choose an operation around it");

  @SuppressWarnings("ImmutableEnumChecker") // a record of strings
  private final MessageTemplate template;

  PassProblem(String id, String text) {
    template = MessageTemplate.error(id, text);
  }

  @Override
  public MessageTemplate template() {
    return template;
  }
}
