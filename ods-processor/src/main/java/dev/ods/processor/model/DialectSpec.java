// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * A dialect.
 *
 * @param declaration the author's interface
 * @param definition the class to generate: {@code TfDialectDefinition}
 * @param name the namespace: {@code tf}
 * @param ops its ops in the order of {@code @Dialect(ops)}
 * @param isPublic whether the interface, and so the class to generate, is public
 * @param broken whether something about it is wrong and was reported: only a stub is wanted
 */
public record DialectSpec(
    ClassName declaration,
    ClassName definition,
    String name,
    Documentation documentation,
    List<DialectOp> ops,
    boolean isPublic,
    boolean broken,
    Origin origin) {
  public DialectSpec {
    ops = List.copyOf(ops);
  }

  /**
   * One op that the dialect lists.
   *
   * @param declaration the author's interface
   * @param opClass the class generated for it, with its {@code MODEL}
   * @param dialect the dialect that the op itself names
   * @param mnemonic its name within the dialect
   */
  public record DialectOp(
      ClassName declaration,
      ClassName opClass,
      ClassName dialect,
      String mnemonic,
      Origin origin) {}

  /** The same dialect, of which only a stub is to be generated. */
  public DialectSpec asBroken() {
    return new DialectSpec(
        declaration, definition, name, documentation, ops, isPublic, true, origin);
  }
}
