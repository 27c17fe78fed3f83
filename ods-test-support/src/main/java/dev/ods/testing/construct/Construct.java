// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing.construct;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/**
 * A construct of the language, as a text with any number of it: the cost of a text is to be linear
 * in that number.
 *
 * @param name what the text has {@code n} of
 * @param isValid whether {@code ods-opt} accepts the text
 * @param isNested whether the constructs contain one another
 * @param options options of {@code ods-opt} beside {@code --allow-unregistered-dialect}
 * @param text the text with {@code n} of it
 */
public record Construct(
    String name,
    boolean isValid,
    boolean isNested,
    List<String> options,
    IntFunction<String> text) {

  static Construct valid(String name, IntFunction<String> text) {
    return new Construct(name, true, false, List.of(), text);
  }

  /** A text in which each construct contains the next. */
  static Construct nested(String name, IntFunction<String> text) {
    return new Construct(name, true, true, List.of(), text);
  }

  /** A text with errors. */
  static Construct invalid(String name, IntFunction<String> text) {
    return new Construct(name, false, false, List.of(), text);
  }

  /** The same text with more options, which are part of the name. */
  Construct with(String... more) {
    return new Construct(
        name + " " + String.join(" ", more), isValid, isNested, List.of(more), text);
  }

  /** The same text and options, which {@code ods-opt} rejects. */
  Construct failing() {
    return new Construct(name, false, isNested, options, text);
  }

  /** The table of constructs, complete in the sense of the test of this table. */
  public static List<Construct> all() {
    return Stream.of(
            IrConstructs.all(),
            AttributeConstructs.all(),
            TypeConstructs.all(),
            LocationConstructs.all(),
            SyntaxConstructs.all(),
            CustomFormConstructs.all(),
            ErrorConstructs.all())
        .flatMap(List::stream)
        .toList();
  }

  /** {@code n} lines. */
  static String lines(int n, IntFunction<String> line) {
    return join(n, "\n", line) + "\n";
  }

  /** {@code n} elements of a list. */
  static String list(int n, IntFunction<String> element) {
    return join(n, ", ", element);
  }

  static String join(int n, String separator, IntFunction<String> element) {
    StringBuilder joined = new StringBuilder();
    for (int i = 0; i < n; i++) {
      joined.append(i == 0 ? "" : separator).append(element.apply(i));
    }
    return joined.toString();
  }

  /** An operation with an attribute. */
  static String attribute(String attribute) {
    return "\"t.op\"() {a = " + attribute + "} : () -> ()\n";
  }

  /** A module whose functions are given. */
  static String function(String arguments, String body) {
    return "func.func @f(" + arguments + ") {\n" + body + "  return\n}\n";
  }
}
