// SPDX-License-Identifier: Apache-2.0
package dev.ods.property;

import dev.ods.builtin.ArrayAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Lists of properties of one type (MLIR's {@code ArrayProp}). */
final class ListProperty<E> extends PropertyType<List<E>> {
  private final PropertyType<E> element;

  ListProperty(PropertyType<E> element) {
    super(Form.ATTRIBUTE, false, "array of " + element.summary());
    this.element = element;
  }

  @Override
  Attribute attribute(Context context, List<E> value) {
    List<Attribute> attributes = new ArrayList<>(value.size());
    for (E one : value) {
      attributes.add(element.attribute(context, one));
    }
    return ArrayAttr.get(context, attributes);
  }

  @Override
  @Nullable List<E> value(Attribute attribute, Consumer<String> mistake) {
    if (!(attribute instanceof ArrayAttr array)) {
      mistake.accept("expected array attribute");
      return null;
    }
    List<E> values = new ArrayList<>(array.size());
    for (Attribute one : array.elements()) {
      E value = element.value(one, mistake);
      if (value == null) {
        return null;
      }
      values.add(value);
    }
    return List.copyOf(values);
  }

  @Override
  boolean isConstrained() {
    return element.isConstrained();
  }

  @Override
  boolean holds(Attribute attribute) {
    return attribute instanceof ArrayAttr array
        && array.elements().stream().allMatch(element::holds);
  }

  @Override
  @Nullable List<E> parse(OpAsmParser parser) {
    List<E> values = new ArrayList<>();
    boolean parsed =
        parser.parseCommaSeparatedList(
            Delimiter.SQUARE,
            () -> {
              E value = element.parse(parser);
              return value != null && values.add(value);
            },
            "");
    return parsed ? List.copyOf(values) : null;
  }

  @Override
  boolean starts(OpAsmParser parser) {
    return parser.startsArray();
  }

  @Override
  void print(OpAsmPrinter printer, List<E> value) {
    printer.print("[");
    for (int i = 0; i < value.size(); i++) {
      if (i > 0) {
        printer.print(", ");
      }
      element.print(printer, value.get(i));
    }
    printer.print("]");
  }

  @Override
  public void initialize(Context context, StoredValue value) {
    value.setAttribute(ArrayAttr.get(context, List.of()));
  }
}
