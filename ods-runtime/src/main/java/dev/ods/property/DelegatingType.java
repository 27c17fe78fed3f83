// SPDX-License-Identifier: Apache-2.0
package dev.ods.property;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A type that differs in part from another one. */
abstract class DelegatingType<T> extends PropertyType<T> {
  final PropertyType<T> base;

  DelegatingType(PropertyType<T> base) {
    super(base.form(), base.hasPresence(), base.summary());
    this.base = base;
  }

  @Override
  boolean hasDefault() {
    return base.hasDefault();
  }

  @Override
  Attribute attribute(Context context, T value) {
    return base.attribute(context, value);
  }

  @Override
  @Nullable T value(Attribute attribute, Consumer<String> mistake) {
    return base.value(attribute, mistake);
  }

  @Override
  @Nullable T parse(OpAsmParser parser) {
    return base.parse(parser);
  }

  @Override
  boolean hasKnownStart() {
    return base.hasKnownStart();
  }

  @Override
  boolean starts(OpAsmParser parser) {
    return base.starts(parser);
  }

  @Override
  @Nullable T parsePresent(OpAsmParser parser) {
    return base.parsePresent(parser);
  }

  @Override
  boolean mayLookAbsent() {
    return base.mayLookAbsent();
  }

  @Override
  boolean looksAbsent(Context context, T value) {
    return base.looksAbsent(context, value);
  }

  @Override
  void print(OpAsmPrinter printer, T value) {
    base.print(printer, value);
  }

  @Override
  long bits(T value) {
    return base.bits(value);
  }

  @Override
  @Nullable T ofBits(long bits) {
    return base.ofBits(bits);
  }

  @Override
  void store(Context context, T value, StoredValue into) {
    base.store(context, value, into);
  }

  @Override
  @Nullable T load(StoredValue from) {
    return base.load(from);
  }

  @Override
  public void initialize(Context context, StoredValue value) {
    base.initialize(context, value);
  }

  @Override
  public Attribute toAttribute(Context context, StoredValue value) {
    return base.toAttribute(context, value);
  }

  @Override
  public @Nullable String fromAttribute(Attribute attribute, StoredValue value) {
    return base.fromAttribute(attribute, value);
  }

  @Override
  boolean isConstrained() {
    return base.isConstrained();
  }

  @Override
  boolean holds(long bits) {
    return base.holds(bits);
  }

  @Override
  boolean holds(Attribute attribute) {
    return base.holds(attribute);
  }
}
