// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.AttrTypeParts;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Uniqued;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * {@code @module::@function}: names a symbol, if need be through the symbol tables around it. The
 * names have no types: those of the strings that are given are dropped. As in MLIR, a name may be
 * empty, though no symbol has such a name.
 */
public final class SymbolRefAttr extends BuiltinAttribute {
  private static final StringAttr[] NONE = {};

  private final StringAttr root;
  private final StringAttr[] nested;

  private SymbolRefAttr(StringAttr root, StringAttr[] nested) {
    super(root.context());
    this.root = root;
    this.nested = nested;
  }

  /** The reference to a symbol of the nearest symbol table. */
  public static SymbolRefAttr get(Context context, String symbol) {
    return get(StringAttr.get(context, symbol));
  }

  /** The reference to a symbol of the nearest symbol table. */
  public static SymbolRefAttr get(StringAttr symbol) {
    return intern(new SymbolRefAttr(untyped(symbol), NONE));
  }

  /** The reference to a symbol, and from there to symbols within. */
  public static SymbolRefAttr get(StringAttr root, List<StringAttr> nested) {
    StringAttr[] names = nested.toArray(NONE);
    for (int i = 0; i < names.length; i++) {
      names[i] = untyped(names[i]);
    }
    return intern(new SymbolRefAttr(untyped(root), names));
  }

  /** A type would not be printed. */
  private static StringAttr untyped(StringAttr name) {
    return name.type() == null ? name : StringAttr.get(name.context(), name.value());
  }

  /** The name of the outermost symbol. */
  public StringAttr root() {
    return root;
  }

  /** The number of names after the first. */
  public int nestedCount() {
    return nested.length;
  }

  /** One of the names after the first. */
  public StringAttr nested(int index) {
    return nested[index];
  }

  /** The names after the first. */
  public List<StringAttr> nested() {
    return Collections.unmodifiableList(Arrays.asList(nested));
  }

  /** The last name. */
  public StringAttr leaf() {
    return nested.length == 0 ? root : nested[nested.length - 1];
  }

  /** Whether there is one name only (MLIR's flat symbol reference). */
  public boolean isFlat() {
    return nested.length == 0;
  }

  @Override
  <R extends @Nullable Object> R accept(AttributeVisitor<R> visitor) {
    return visitor.visitSymbolRef(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(root);
    for (Uniqued part : nested) {
      action.accept(part);
    }
  }

  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    return get(parts.next(StringAttr.class), parts.list(StringAttr.class, nested.length));
  }

  @Override
  protected int keyHash() {
    return root.hashCode() * 31 + Arrays.hashCode(nested);
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    SymbolRefAttr that = (SymbolRefAttr) other;
    return root == that.root && Arrays.equals(nested, that.nested);
  }
}
