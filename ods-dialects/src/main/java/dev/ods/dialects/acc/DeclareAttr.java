// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.acc;

import dev.ods.dialects.syntax.StructSyntax;
import dev.ods.dialects.syntax.StructSyntax.Parameter;
import dev.ods.dialects.syntax.StructSyntax.Values;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code #acc.declare<dataClause = acc_copyin, implicit = true>}: the clause of a declaration. */
public final class DeclareAttr extends AccAttr {
  /** The name in the dialect. */
  public static final String MNEMONIC = "declare";

  private static final StructSyntax SYNTAX =
      new StructSyntax(
          "DeclareAttr",
          List.of(
              new Parameter("dataClause", "DataClauseAttr", true, DeclareAttr::parseClause),
              new Parameter("implicit", "bool", false, parser -> parser.parseUnsigned(1))));

  private final DataClauseAttr clause;
  private final boolean implicit;

  private DeclareAttr(DataClauseAttr clause, boolean implicit) {
    super(clause.context());
    this.clause = clause;
    this.implicit = implicit;
  }

  /**
   * The attribute of a declaration.
   *
   * @param implicit whether it is implicit
   */
  public static DeclareAttr get(Context context, DataClause clause, boolean implicit) {
    return intern(new DeclareAttr(DataClauseAttr.get(context, clause), implicit));
  }

  /** The clause. */
  public DataClause clause() {
    return clause.value();
  }

  /** Whether it is implicit. */
  public boolean isImplicit() {
    return implicit;
  }

  private static @Nullable Object parseClause(AsmParser parser) {
    return parser.parseStrippedAttribute(DataClauseAttr.class, null, DataClauseAttr::parse);
  }

  /** Parses {@code <dataClause = …>}. */
  public static @Nullable DeclareAttr parse(AsmParser parser, @Nullable Type type) {
    Values values = parser.parseLess() ? SYNTAX.parse(parser) : null;
    DataClauseAttr clause =
        values == null || !parser.parseGreater()
            ? null
            : values.get("dataClause", DataClauseAttr.class);
    return values == null || clause == null
        ? null
        : intern(new DeclareAttr(clause, values.number("implicit", 0) != 0));
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print("<dataClause = ");
    printer.printStrippedAttribute(clause);
    printer.print(implicit ? ", implicit = true>" : ">");
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(clause);
  }

  @Override
  protected int keyHash() {
    return Objects.hash(clause, implicit);
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    DeclareAttr that = (DeclareAttr) other;
    return clause == that.clause && implicit == that.implicit;
  }
}
