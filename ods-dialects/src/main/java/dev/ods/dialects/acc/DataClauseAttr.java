// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.acc;

import dev.ods.dialects.syntax.EnumSyntax;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import org.jspecify.annotations.Nullable;

/** {@code #acc<data_clause acc_copyin>}: the data clause of a variable. */
public final class DataClauseAttr extends AccAttr {
  /** The name in the dialect. */
  public static final String MNEMONIC = "data_clause";

  private static final EnumSyntax<DataClause> SYNTAX =
      new EnumSyntax<>("::mlir::acc::DataClause", DataClause.class, DataClause::keyword);

  private final DataClause clause;

  private DataClauseAttr(Context context, DataClause clause) {
    super(context);
    this.clause = clause;
  }

  /** The attribute of a clause. */
  public static DataClauseAttr get(Context context, DataClause clause) {
    return intern(new DataClauseAttr(context, clause));
  }

  /** Its value. */
  public DataClause clause() {
    return clause;
  }

  /** Parses {@code acc_copyin}. */
  public static @Nullable DataClauseAttr parse(AsmParser parser, @Nullable Type type) {
    DataClause clause = SYNTAX.parse(parser, "OpenACC_DataClauseAttr");
    return clause == null ? null : get(parser.context(), clause);
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(" " + clause.keyword());
  }

  @Override
  protected int keyHash() {
    return clause.hashCode();
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    return clause == ((DataClauseAttr) other).clause;
  }
}
