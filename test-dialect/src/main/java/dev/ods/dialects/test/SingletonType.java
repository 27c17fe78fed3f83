// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmAlias;
import dev.ods.text.OpAsmTypeInterface;
import org.jspecify.annotations.Nullable;

/** A type without parameters. */
public abstract sealed class SingletonType extends Type {
  private final Kind kind;

  private SingletonType(Context context, Kind kind) {
    super(context);
    this.kind = kind;
  }

  /** The type of a kind. */
  public static SingletonType get(Context context, Kind kind) {
    return intern(
        switch (kind) {
          case NAMING, NAMED_BY_MNEMONIC -> new Naming(context, kind);
          default -> new Plain(context, kind);
        });
  }

  /** Which one it is. */
  public final Kind kind() {
    return kind;
  }

  @Override
  public final String dialectNamespace() {
    return "test";
  }

  @Override
  protected final int keyHash() {
    return kind.hashCode();
  }

  @Override
  protected final boolean keyEquals(Type other) {
    return kind == ((SingletonType) other).kind;
  }

  /** The types. */
  public enum Kind {
    /** The element of tuples that have an alias. */
    SIMPLE_A("smpla"),
    /** Names its values and its alias. */
    NAMING("op_asm_type_interface"),
    /** Has its mnemonic for an alias. */
    NAMED_BY_MNEMONIC("op_asm_type_interface_tablegen_default");

    private final String mnemonic;

    Kind(String mnemonic) {
      this.mnemonic = mnemonic;
    }

    /** The name in the dialect. */
    public String mnemonic() {
      return mnemonic;
    }
  }

  private static final class Plain extends SingletonType {
    Plain(Context context, Kind kind) {
      super(context, kind);
    }
  }

  private static final class Naming extends SingletonType implements OpAsmTypeInterface {
    Naming(Context context, Kind kind) {
      super(context, kind);
    }

    @Override
    public @Nullable String asmName() {
      return kind() == Kind.NAMING ? kind().mnemonic() : null;
    }

    @Override
    public AsmAlias asmAlias() {
      return kind() == Kind.NAMING
          ? AsmAlias.ofFinal(kind().mnemonic() + "_type")
          : AsmAlias.overridable(kind().mnemonic());
    }
  }
}
