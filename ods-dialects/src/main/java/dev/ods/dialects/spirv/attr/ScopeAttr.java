// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.attr;

import dev.ods.dialects.syntax.EnumSyntax;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import org.jspecify.annotations.Nullable;

/** The invocations that an operation concerns: {@code #spirv.scope<Subgroup>}. */
public final class ScopeAttr extends CaseAttr<Scope> {
  /** The name in the dialect. */
  public static final String MNEMONIC = "scope";

  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "valid SPIR-V Scope";

  private static final EnumSyntax<Scope> SYNTAX =
      new EnumSyntax<>("::mlir::spirv::Scope", Scope.class, Scope::keyword);

  private ScopeAttr(Context context, Scope value) {
    super(context, value);
  }

  /** The attribute of a case. */
  public static ScopeAttr get(Context context, Scope value) {
    return intern(new ScopeAttr(context, value));
  }

  /** Parses {@code <…>}. */
  public static @Nullable ScopeAttr parse(AsmParser parser, @Nullable Type type) {
    Scope value = parseCase(parser, SYNTAX, "SPIRV_ScopeAttr");
    return value == null ? null : get(parser.context(), value);
  }

  @Override
  public String mnemonic() {
    return MNEMONIC;
  }

  @Override
  EnumSyntax<Scope> syntax() {
    return SYNTAX;
  }
}
