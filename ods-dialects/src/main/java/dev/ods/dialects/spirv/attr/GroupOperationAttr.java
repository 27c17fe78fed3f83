// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.attr;

import dev.ods.dialects.syntax.EnumSyntax;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import org.jspecify.annotations.Nullable;

/** How values of a group are combined: {@code #spirv.group_operation<Reduce>}. */
public final class GroupOperationAttr extends CaseAttr<GroupOperation> {
  /** The name in the dialect. */
  public static final String MNEMONIC = "group_operation";

  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "valid SPIR-V GroupOperation";

  private static final EnumSyntax<GroupOperation> SYNTAX =
      new EnumSyntax<>(
          "::mlir::spirv::GroupOperation", GroupOperation.class, GroupOperation::keyword);

  private GroupOperationAttr(Context context, GroupOperation value) {
    super(context, value);
  }

  /** The attribute of a case. */
  public static GroupOperationAttr get(Context context, GroupOperation value) {
    return intern(new GroupOperationAttr(context, value));
  }

  /** Parses {@code <…>}. */
  public static @Nullable GroupOperationAttr parse(AsmParser parser, @Nullable Type type) {
    GroupOperation value = parseCase(parser, SYNTAX, "SPIRV_GroupOperationAttr");
    return value == null ? null : get(parser.context(), value);
  }

  @Override
  public String mnemonic() {
    return MNEMONIC;
  }

  @Override
  EnumSyntax<GroupOperation> syntax() {
    return SYNTAX;
  }
}
