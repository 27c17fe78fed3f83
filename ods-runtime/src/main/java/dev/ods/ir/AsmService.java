// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

/**
 * Writes IR objects as text, for {@code toString()}. The implementation is found with {@link
 * java.util.ServiceLoader}, so that the IR needs not know its own syntax. Only the runtime's own
 * implementation is used.
 */
public interface AsmService {
  /** The type's text. */
  String print(Type type);

  /** The attribute's text. */
  String print(Attribute attribute);

  /** The operation's text. */
  String print(Operation operation);

  /** The operation's text without what is nested in it, which may be most of a program. */
  String printWithoutRegions(Operation operation);

  /** The operation's text in generic form, as diagnostics quote it. */
  String printGeneric(Operation operation);
}
