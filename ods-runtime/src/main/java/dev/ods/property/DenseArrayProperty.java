// SPDX-License-Identifier: Apache-2.0
package dev.ods.property;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Arrays of numbers that convert to dense arrays (MLIR's {@code IntArrayProp}).
 *
 * @param <A> the Java array
 * @param <E> its boxed elements
 */
final class DenseArrayProperty<A, E> extends PropertyType<A> {
  private final Function<Context, ? extends Type> elementType;
  private final String storage;
  private final PropertyType<List<E>> elements;
  private final Function<DenseArrayAttr, A> read;
  private final BiFunction<Context, A, DenseArrayAttr> write;
  private final Function<A, List<E>> boxed;
  private final Function<List<E>, A> unboxed;

  DenseArrayProperty(
      Function<Context, ? extends Type> elementType,
      String storage,
      PropertyType<E> element,
      Function<DenseArrayAttr, A> read,
      BiFunction<Context, A, DenseArrayAttr> write,
      Function<A, List<E>> boxed,
      Function<List<E>, A> unboxed) {
    super(Form.ATTRIBUTE, false, "array of " + element.summary());
    this.elementType = elementType;
    this.storage = storage;
    this.elements = new ListProperty<>(element);
    this.read = read;
    this.write = write;
    this.boxed = boxed;
    this.unboxed = unboxed;
  }

  @Override
  Attribute attribute(Context context, A value) {
    return write.apply(context, value);
  }

  @Override
  @Nullable A value(Attribute attribute, Consumer<String> mistake) {
    if (!(attribute instanceof DenseArrayAttr array)
        || array.elementType() != elementType.apply(attribute.context())) {
      mistake.accept("expected " + storage + " for key `value`");
      return null;
    }
    return read.apply(array);
  }

  @Override
  @Nullable A parse(OpAsmParser parser) {
    List<E> values = elements.parse(parser);
    return values == null ? null : unboxed.apply(values);
  }

  @Override
  boolean starts(OpAsmParser parser) {
    return elements.starts(parser);
  }

  @Override
  void print(OpAsmPrinter printer, A value) {
    elements.print(printer, new ArrayList<>(boxed.apply(value)));
  }

  @Override
  public void initialize(Context context, StoredValue value) {
    value.setAttribute(attribute(context, unboxed.apply(List.of())));
  }
}
