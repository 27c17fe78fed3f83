// SPDX-License-Identifier: Apache-2.0
package dev.ods.property;

import dev.ods.builtin.ArrayAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Properties that may be absent (MLIR's {@code OptionalProp}): their attributes are arrays of one
 * element or of none.
 */
// Null says that there is no valid value, which is not the absence of a value.
@SuppressWarnings("NullableOptional")
final class OptionalProperty<E> extends PropertyType<Optional<E>> {
  private final PropertyType<E> base;

  /**
   * Whether values are written as those of the base, not in {@code some<…>}, except for one that
   * looks absent then.
   */
  private final boolean delegates;

  OptionalProperty(PropertyType<E> base, boolean bracketed) {
    super(formOf(base), true, "optional " + base.summary());
    this.base = base;
    this.delegates = !bracketed && !base.hasDefault() && base.hasKnownStart();
  }

  /** A number that may be absent is not optional in turn, as it has one slot for its presence. */
  private static Form formOf(PropertyType<?> base) {
    return base.hasPresence() ? Form.ATTRIBUTE : base.form();
  }

  @Override
  boolean hasDefault() {
    return true;
  }

  @Override
  Attribute attribute(Context context, Optional<E> value) {
    return value.isEmpty()
        ? ArrayAttr.get(context)
        : ArrayAttr.get(context, base.attribute(context, value.get()));
  }

  @Override
  @Nullable Optional<E> value(Attribute attribute, Consumer<String> mistake) {
    Attribute present = element(attribute, mistake);
    if (present == null) {
      return attribute instanceof ArrayAttr array && array.size() == 0 ? Optional.empty() : null;
    }
    E value = base.value(present, mistake);
    return value == null ? null : Optional.of(value);
  }

  /** The element of an array of one; null if there is none or after a mistake. */
  private static @Nullable Attribute element(Attribute attribute, Consumer<String> mistake) {
    if (!(attribute instanceof ArrayAttr array)) {
      mistake.accept("expected optional properties to materialize as arrays");
      return null;
    }
    if (array.size() > 1) {
      mistake.accept("expected optional properties to become 0- or 1-element arrays");
      return null;
    }
    return array.size() == 0 ? null : array.elements().get(0);
  }

  @Override
  void store(Context context, Optional<E> value, StoredValue into) {
    if (!isRaw()) {
      into.setAttribute(attribute(context, value));
    } else if (value.isPresent()) {
      base.store(context, value.get(), into);
    } else {
      into.setAbsent();
    }
  }

  @Override
  @Nullable Optional<E> load(StoredValue from) {
    if (!isRaw()) {
      return super.load(from);
    }
    if (!from.isPresent()) {
      return Optional.empty();
    }
    E value = base.load(from);
    return value == null ? null : Optional.of(value);
  }

  @Override
  public Attribute toAttribute(Context context, StoredValue value) {
    if (!isRaw()) {
      return value.attribute();
    }
    return value.isPresent()
        ? ArrayAttr.get(context, base.toAttribute(context, value))
        : ArrayAttr.get(context);
  }

  @Override
  public @Nullable String fromAttribute(Attribute attribute, StoredValue value) {
    if (!isRaw()) {
      return super.fromAttribute(attribute, value);
    }
    String[] mistake = new String[1];
    Attribute present = element(attribute, text -> mistake[0] = text);
    if (present != null) {
      return base.fromAttribute(present, value);
    }
    value.setAbsent();
    return mistake[0];
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
    Attribute present = element(attribute, mistake -> {});
    return present == null || base.holds(present);
  }

  @Override
  @Nullable Optional<E> parse(OpAsmParser parser) {
    if (delegates) {
      if (parser.parseOptionalKeyword("none")) {
        return Optional.empty();
      }
      if (base.mayLookAbsent() && parser.parseOptionalKeyword("some")) {
        return parseBracketed(parser);
      }
      // As in MLIR, what begins otherwise is reported by the caller only.
      return present(base.parsePresent(parser));
    }
    String keyword = parser.parseOptionalKeyword("none", "some");
    if (keyword == null) {
      parser.error(parser.location(), "expected 'none' or 'some<prop>'");
      return null;
    }
    return keyword.equals("none") ? Optional.empty() : parseBracketed(parser);
  }

  private @Nullable Optional<E> parseBracketed(OpAsmParser parser) {
    if (!parser.parseLess()) {
      return null;
    }
    Optional<E> value = present(base.parse(parser));
    return value != null && parser.parseGreater() ? value : null;
  }

  private static <E> @Nullable Optional<E> present(@Nullable E value) {
    return value == null ? null : Optional.of(value);
  }

  @Override
  boolean starts(OpAsmParser parser) {
    return delegates
        ? parser.startsKeyword("none")
            || base.starts(parser)
            || (base.mayLookAbsent() && parser.startsKeyword("some"))
        : parser.startsKeyword("none", "some");
  }

  @Override
  void print(OpAsmPrinter printer, Optional<E> value) {
    if (value.isEmpty()) {
      printer.print("none");
      return;
    }
    boolean bracketed =
        !delegates || (base.mayLookAbsent() && base.looksAbsent(printer.context(), value.get()));
    printer.print(bracketed ? "some<" : "");
    base.print(printer, value.get());
    printer.print(bracketed ? ">" : "");
  }

  @Override
  public void initialize(Context context, StoredValue value) {
    if (isRaw()) {
      value.setAbsent();
    } else {
      value.setAttribute(ArrayAttr.get(context));
    }
  }
}
