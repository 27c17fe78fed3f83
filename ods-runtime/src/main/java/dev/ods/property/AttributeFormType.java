// SPDX-License-Identifier: Apache-2.0
package dev.ods.property;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The cases of an enum, which may also be given as the attribute of the enum, or convert to it
 * (MLIR's {@code EnumPropWithAttrForm}).
 *
 * @param <A> the class of the attribute
 */
final class AttributeFormType<T, A extends Attribute> extends DelegatingType<T> {
  private final Class<A> form;
  private final String mistake;
  private final Function<A, T> reader;
  private final BiFunction<Context, T, A> maker;

  /** Whether values convert to the attribute, not to an integer. */
  private final boolean stored;

  AttributeFormType(
      PropertyType<T> base,
      Class<A> form,
      String mistake,
      Function<A, T> reader,
      BiFunction<Context, T, A> maker,
      boolean stored) {
    super(base);
    this.form = form;
    this.mistake = mistake;
    this.reader = reader;
    this.maker = maker;
    this.stored = stored;
  }

  @Override
  Attribute attribute(Context context, T value) {
    return stored ? maker.apply(context, value) : base.attribute(context, value);
  }

  @Override
  @Nullable T value(Attribute attribute, Consumer<String> mistakes) {
    return form.isInstance(attribute)
        ? reader.apply(form.cast(attribute))
        : base.value(attribute, text -> mistakes.accept(mistake));
  }

  @Override
  public Attribute toAttribute(Context context, StoredValue value) {
    // Of a number that is no case there is no such attribute.
    return stored && holds(value.bits())
        ? maker.apply(context, Objects.requireNonNull(ofBits(value.bits())))
        : base.toAttribute(context, value);
  }

  @Override
  public @Nullable String fromAttribute(Attribute attribute, StoredValue value) {
    if (form.isInstance(attribute)) {
      base.store(attribute.context(), reader.apply(form.cast(attribute)), value);
      return null;
    }
    return base.fromAttribute(attribute, value) == null ? null : mistake;
  }
}
