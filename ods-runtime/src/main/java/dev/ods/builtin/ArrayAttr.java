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

/** {@code [1, "two", unit]}: a list of attributes. */
public final class ArrayAttr extends BuiltinAttribute {
  private static final Attribute[] NONE = {};

  private final Attribute[] elements;

  private ArrayAttr(Context context, Attribute[] elements) {
    super(context);
    this.elements = elements;
  }

  /** The array of these attributes. */
  public static ArrayAttr get(Context context, List<? extends Attribute> elements) {
    return intern(new ArrayAttr(context, elements.toArray(NONE)));
  }

  /** The array of these attributes. */
  public static ArrayAttr get(Context context, Attribute... elements) {
    return intern(new ArrayAttr(context, elements.clone()));
  }

  /** The number of elements. */
  public int size() {
    return elements.length;
  }

  public boolean isEmpty() {
    return elements.length == 0;
  }

  /** One of the elements. */
  public Attribute element(int index) {
    return elements[index];
  }

  /** The elements. */
  public List<Attribute> elements() {
    return Collections.unmodifiableList(Arrays.asList(elements));
  }

  @Override
  <R extends @Nullable Object> R accept(AttributeVisitor<R> visitor) {
    return visitor.visitArray(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    for (Uniqued part : elements) {
      action.accept(part);
    }
  }

  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    return get(context(), parts.list(Attribute.class, elements.length));
  }

  @Override
  protected int keyHash() {
    return hashOf(elements);
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    return Arrays.equals(elements, ((ArrayAttr) other).elements);
  }
}
