// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.AttributeStorage.Kind;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.PropertyTypeSpec;
import dev.ods.processor.model.PropertyTypeSpec.AttributeForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads literals as values of properties, in the attributes to which these convert. */
final class PropertyLiterals {
  private static final TypedValue SET =
      new TypedValue(Literals.storage(Kind.UNIT), new DefaultValue.Bool(true));

  private PropertyLiterals() {}

  /** The value of a property that a literal stands for, or null if it is none. */
  static @Nullable TypedValue value(PropertyTypeSpec type, PatternNode node) {
    return switch (type.kind()) {
      // One that is not there converts to a boolean.
      case UNIT -> isSet(node) ? SET : leaf(type, node);
      case LEAF -> leaf(type, node);
      case LIST -> node instanceof PatternNode.Elements list ? list(type, list.elements()) : null;
      // One that is there is an array of one element.
      case OPTIONAL -> list(type, List.of(node));
      case OWN -> null;
    };
  }

  private static @Nullable AttributeStorage storage(PropertyTypeSpec type) {
    return switch (type.kind()) {
      case LEAF, UNIT -> leafStorage(type);
      case LIST, OPTIONAL -> {
        AttributeStorage element = type.element() == null ? null : storage(type.element());
        yield element == null ? null : AttributeStorage.array(type.javaType(), element);
      }
      case OWN -> null;
    };
  }

  private static @Nullable AttributeStorage leafStorage(PropertyTypeSpec type) {
    AttributeStorage leaf = type.leaf();
    EnumSpec spec = leaf == null ? null : leaf.enumSpec();
    if (spec == null || spec.isInteger() || type.attributeForm() == AttributeForm.STORED) {
      return leaf;
    }
    // The enum has an attribute of its own, but the property converts to the number.
    return spec.storage() == EnumSpec.Storage.STRING
        ? null
        : Literals.storage(Kind.valueOf("I" + spec.storage().width()));
  }

  private static boolean isSet(PatternNode node) {
    return node instanceof PatternNode.Literal literal
        && literal.type() == null
        && Set.of("unit", "true").contains(literal.token().text());
  }

  private static @Nullable TypedValue leaf(PropertyTypeSpec type, PatternNode node) {
    AttributeStorage leaf = type.leaf();
    AttributeStorage storage = leafStorage(type);
    DefaultValue value =
        leaf == null || storage == null ? null : LiteralValues.value(leaf, node, type.unsigned());
    if (value == null || storage == null) {
      return null;
    }
    return new TypedValue(storage, storage.kind() == leaf.kind() ? value : number(leaf, value));
  }

  /** The number of a case, or of a set of cases. */
  private static DefaultValue number(AttributeStorage leaf, DefaultValue value) {
    long bits = 0;
    List<EnumSpec.Case> cases =
        value instanceof DefaultValue.EnumCases some
            ? some.values()
            : List.of(((DefaultValue.EnumCase) value).value());
    for (EnumSpec.Case one : cases) {
      bits |= one.value();
    }
    return new DefaultValue.Int(leaf.enumSpec().storage().bits(bits));
  }

  private static @Nullable TypedValue list(
      PropertyTypeSpec type, List<? extends PatternNode> nodes) {
    PropertyTypeSpec element = type.element();
    AttributeStorage storage = element == null ? null : storage(element);
    if (element == null || storage == null) {
      return null;
    }
    List<DefaultValue> values = new ArrayList<>();
    for (PatternNode node : nodes) {
      TypedValue value = value(element, node);
      if (value == null) {
        return null;
      }
      values.add(value.value());
    }
    return new TypedValue(
        AttributeStorage.array(type.javaType(), storage), new DefaultValue.Elements(values));
  }
}
