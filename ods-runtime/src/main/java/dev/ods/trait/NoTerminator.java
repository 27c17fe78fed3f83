// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** The blocks of the operation's regions need not end with a terminator. */
public final class NoTerminator implements StructuralTrait {
  private NoTerminator() {}
}
