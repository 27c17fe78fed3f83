// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.builtin.NoneType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.text.AliasedSymbol;
import dev.ods.text.AsmAlias;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code #ml_program.extern : type}: the value of a global that is linked by name. */
public final class ExternAttr extends Attribute implements AliasedSymbol {
  /** The name in the dialect, and that of the alias. */
  public static final String MNEMONIC = "extern";

  private final @Nullable Type type;

  private ExternAttr(Context context, @Nullable Type type) {
    super(context);
    this.type = type;
  }

  /**
   * The attribute of a type.
   *
   * @param type the type of the value; may be null
   */
  public static ExternAttr get(Context context, @Nullable Type type) {
    return intern(new ExternAttr(context, type instanceof NoneType ? null : type));
  }

  @Override
  public @Nullable Type type() {
    return type;
  }

  @Override
  public AsmAlias asmAlias() {
    return AsmAlias.overridable(MNEMONIC);
  }

  @Override
  public String dialectNamespace() {
    return "ml_program";
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    if (type != null) {
      action.accept(type);
    }
  }

  @Override
  protected int keyHash() {
    return Objects.hashCode(type);
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    return type == ((ExternAttr) other).type;
  }
}
