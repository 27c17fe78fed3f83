// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

/**
 * Types, attributes and locations are nested too deep to be printed as text that a parser accepts.
 * Only objects that a program creates, or that a text composes by aliases, can be.
 */
public final class NestingException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * For the printer.
   *
   * @param levels how many levels can be parsed
   */
  public NestingException(int levels) {
    super(
        "types, attributes and locations are nested too deep to be printed: parsers accept "
            + levels
            + " levels");
  }
}
