// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.feature;

import dev.ods.builtin.StringAttr;
import dev.ods.ir.Attribute;
import dev.ods.text.AsmAlias;
import dev.ods.text.OpAsmDialectInterface;
import org.jspecify.annotations.Nullable;

/** Names aliases for strings that begin with {@code "alias: "}. */
final class FeatureAsm implements OpAsmDialectInterface {
  @Override
  public @Nullable AsmAlias alias(Attribute attribute) {
    return attribute instanceof StringAttr text && text.value().startsWith("alias: ")
        ? AsmAlias.overridable("text")
        : null;
  }
}
