// SPDX-License-Identifier: Apache-2.0
package dev.ods.replace;

import dev.ods.ir.Attribute;
import dev.ods.ir.Uniqued;
import java.util.function.Consumer;

/** An attribute of an author, by hand, which does not say how to replace its part. */
public final class FixedPartAttr extends Attribute {
  private final Uniqued part;

  private FixedPartAttr(Uniqued part) {
    super(part.context());
    this.part = part;
  }

  /** The attribute with a part. */
  public static FixedPartAttr get(Uniqued part) {
    return intern(new FixedPartAttr(part));
  }

  @Override
  public String dialectNamespace() {
    return "t";
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(part);
  }

  @Override
  protected int keyHash() {
    return part.hashCode();
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    return part == ((FixedPartAttr) other).part;
  }
}
