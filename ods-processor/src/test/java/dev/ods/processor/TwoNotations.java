// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import java.util.regex.Pattern;

/**
 * A declaration with a format, here and in TableGen. Both are in one line, so that the number of a
 * line tells them apart among others.
 *
 * @param name the name, which messages may mention
 * @param definition the record in TableGen, with {@code NAME} and {@code FORMAT} in their places
 * @param declaration the declaration here, with {@code METHODS} as well
 * @param methods those of custom directives, which the declaration needs here only
 */
record TwoNotations(
    String name, String definition, String declaration, String methods, String format) {
  private static final Pattern CUSTOM = Pattern.compile("(custom *< *)[\\w-]+");

  /** A declaration without methods. */
  static TwoNotations of(String definition, String declaration, String format) {
    return new TwoNotations("X", definition, declaration, "", "").withFormat(format);
  }

  /** The same with another name. */
  TwoNotations withName(String other) {
    return new TwoNotations(other, definition, declaration, methods, format);
  }

  /** The same with another format, in which each custom directive gets a name of its own. */
  TwoNotations withFormat(String other) {
    int[] count = {0};
    String named = CUSTOM.matcher(other).replaceAll(custom -> custom.group(1) + "C" + count[0]++);
    return new TwoNotations(name, definition, declaration, methods, named);
  }

  /** The same with more methods. */
  TwoNotations withMethods(String more) {
    return new TwoNotations(name, definition, declaration, methods + more, format);
  }

  /** The record in TableGen. */
  @Override
  public String definition() {
    return definition.replace("NAME", name).replace("FORMAT", format);
  }

  /** The declaration here. */
  @Override
  public String declaration() {
    return declaration
        .replace("NAME", name)
        .replace("FORMAT", format.replace("\\", "\\\\").replace("\"", "\\\""))
        .replace("METHODS", methods);
  }

  @Override
  public String toString() {
    return definition() + "\n" + declaration();
  }
}
