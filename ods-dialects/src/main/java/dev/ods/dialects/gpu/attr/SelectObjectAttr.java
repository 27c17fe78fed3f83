// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.OpaqueAttr;
import dev.ods.dialects.syntax.StructSyntax;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.SourceLocation;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code #gpu.select_object<0>}: selects one of the compiled objects. */
public final class SelectObjectAttr extends Attribute implements GpuAttr {
  /** The name in the dialect. */
  public static final String MNEMONIC = "select_object";

  private final @Nullable Attribute target;

  private SelectObjectAttr(Context context, @Nullable Attribute target) {
    super(context);
    this.target = target;
  }

  /** The attribute of a number or a target; with null of the first result. */
  public static SelectObjectAttr get(Context context, @Nullable Attribute target) {
    return intern(new SelectObjectAttr(context, target));
  }

  /** Parses {@code <target>}, which may be absent. */
  public static @Nullable SelectObjectAttr parse(AsmParser parser, @Nullable Type type) {
    SourceLocation at = parser.location();
    if (!parser.parseOptionalLess()) {
      return get(parser.context(), null);
    }
    Attribute target = parser.parseAttribute((Type) null);
    if (target == null) {
      StructSyntax.unparsed(parser, "GPU_SelectObjectAttr", "target", "Attribute");
      return null;
    }
    if (!parser.parseGreater()) {
      return null;
    }
    String mistake = mistake(target);
    if (mistake != null) {
      parser.error(at, mistake);
      return null;
    }
    return get(parser.context(), target);
  }

  /** The error if an attribute cannot select an object; attributes of other dialects may. */
  private static @Nullable String mistake(Attribute target) {
    if (target instanceof IntegerAttr index) {
      return index.bigValue().signum() < 0 ? "the object index must be positive" : null;
    }
    return target instanceof OpaqueAttr
        ? null
        : "the target attribute must be a GPU Target attribute";
  }

  /** Which result; null for the first. */
  public @Nullable Attribute target() {
    return target;
  }

  @Override
  public String dialectNamespace() {
    return "gpu";
  }

  @Override
  public String mnemonic() {
    return MNEMONIC;
  }

  @Override
  public void print(AsmPrinter printer) {
    if (target != null) {
      printer.print("<");
      printer.printAttribute(target);
      printer.print(">");
    }
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    if (target != null) {
      action.accept(target);
    }
  }

  @Override
  protected int keyHash() {
    return Objects.hashCode(target);
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    return target == ((SelectObjectAttr) other).target;
  }
}
