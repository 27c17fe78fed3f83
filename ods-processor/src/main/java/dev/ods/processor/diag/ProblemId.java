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
