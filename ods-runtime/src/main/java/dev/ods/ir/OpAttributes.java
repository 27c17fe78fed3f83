// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.checking.Checks;
import dev.ods.ir.storage.Ops;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The attributes of an operation: inherent ones in property slots, the rest in a dictionary, and
 * its location.
 */
final class OpAttributes {
  private OpAttributes() {}

  static @Nullable Attribute orNull(IrArena arena, int id) {
    return id == 0 ? null : arena.context().attributes().get(id);
  }

  private static int slot(Operation op, String name) {
    OpModel model = op.name().model();
    return model == null ? -1 : model.propertyIndex(name);
  }

  static @Nullable Attribute get(Operation op, String name) {
    int slot = slot(op, name);
    if (slot >= 0) {
      return op.property(slot);
    }
    if (op.rawProperties() instanceof DictionaryAttr raw) {
      Attribute inherent = raw.get(name);
      if (inherent != null) {
        return inherent;
      }
    }
    return discardable(op).get(name);
  }

  static void set(Operation op, String name, Attribute value) {
    int slot = slot(op, name);
    if (slot >= 0) {
      op.setProperty(slot, value);
    } else if (op.rawProperties() instanceof DictionaryAttr raw && raw.contains(name)) {
      op.setRawProperties(raw.with(name, value));
    } else {
      storeDiscardable(op, discardable(op).with(name, value));
    }
  }

  static @Nullable Attribute remove(Operation op, String name) {
    Attribute old = get(op, name);
    int slot = slot(op, name);
    if (slot >= 0) {
      op.setProperty(slot, null);
    } else if (op.rawProperties() instanceof DictionaryAttr raw && raw.contains(name)) {
      op.setRawProperties(raw.without(name));
    } else {
      storeDiscardable(op, discardable(op).without(name));
    }
    return old;
  }

  static DictionaryAttr discardable(Operation op) {
    IrArena arena = op.arena();
    Attribute stored = orNull(arena, Ops.discardable(arena, op.ref()));
    return stored == null ? DictionaryAttr.empty(op.context()) : (DictionaryAttr) stored;
  }

  static DictionaryAttr properties(Operation op) {
    OpModel model = op.name().model();
    if (model == null) {
      return op.rawProperties() instanceof DictionaryAttr raw
          ? raw
          : DictionaryAttr.empty(op.context());
    }
    List<NamedAttribute> entries = new ArrayList<>();
    for (int i = 0; i < model.propertyCount(); i++) {
      Attribute value = op.property(i);
      if (value != null) {
        entries.add(new NamedAttribute(model.propertyName(i), value));
      }
    }
    return DictionaryAttr.get(op.context(), entries);
  }

  /** The inherent attribute in a slot; see {@link Operation#property(int, Class)}. */
  static <T extends Attribute> T require(Operation op, int index, Class<T> kind) {
    Attribute attribute = op.property(index);
    if (!kind.isInstance(attribute)) {
      throw new IllegalStateException(missing(op.name(), index, kind));
    }
    return kind.cast(attribute);
  }

  static void setProperty(Operation operation, int index, @Nullable Attribute value) {
    IrArena arena = operation.arena();
    int id = arena.idOrZero(value);
    int op = beginChange(operation);
    try {
      int slots = Ops.propertyWord(arena, op);
      if (slots < 0) {
        requireSlots(operation, index).set(arena, op, index, value);
      } else {
        operation.checkIndex(index, slots, "inherent attribute");
        Ops.setProperty(arena, op, index, id);
      }
    } finally {
      arena.endChange();
    }
  }

  /** Sets a property that is no attribute. */
  static void setPropertyValue(Operation operation, int index, PropertyStorage.StoredValue value) {
    IrArena arena = operation.arena();
    int op = beginChange(operation);
    try {
      requireSlots(operation, index).set(arena, op, index, value);
    } finally {
      arena.endChange();
    }
  }

  /** See {@link Operation#property(int)}. */
  static @Nullable Attribute property(Operation operation, int index) {
    IrArena arena = operation.arena();
    int op = operation.ref();
    int slots = Ops.propertyWord(arena, op);
    if (slots < 0) {
      return requireSlots(operation, index).get(arena, op, index);
    }
    operation.checkIndex(index, slots, "inherent attribute");
    return orNull(arena, Ops.property(arena, op, index));
  }

  /** The slots of an operation that has the property. */
  static PropertySlots requireSlots(Operation operation, int index) {
    OpModel model = operation.name().model();
    PropertySlots slots = model == null ? null : model.slots();
    if (slots == null) {
      throw PropertySlots.notRaw(index);
    }
    operation.checkIndex(index, slots.properties(), "property");
    return slots;
  }

  static void setRawProperties(Operation operation, @Nullable Attribute properties) {
    IrArena arena = operation.arena();
    int id = arena.idOrZero(properties);
    int op = beginChange(operation);
    try {
      checkRawProperties(operation.name(), id);
      Ops.setRawProperties(arena, op, id);
    } finally {
      arena.endChange();
    }
  }

  /** Refuses raw properties, 0 for none, of operations that have others. */
  static void checkRawProperties(OperationName name, int properties) {
    if (properties != 0 && name.model() != null) {
      throw new IllegalArgumentException(
          "'" + name + "' is registered: set each of its properties with setProperty");
    }
  }

  static void setDiscardable(Operation operation, DictionaryAttr attributes) {
    operation.arena().id(attributes);
    operation.live();
    storeDiscardable(
        operation,
        withoutInherent(
            attributes,
            operation.name().model(),
            (value, slot) -> operation.setProperty(slot, value)));
  }

  /**
   * The attributes whose names are not those of properties; {@code setter} is given the values and
   * the slots of the others.
   */
  static DictionaryAttr withoutInherent(
      DictionaryAttr attributes, @Nullable OpModel model, ObjIntConsumer<Attribute> setter) {
    List<NamedAttribute> others = new ArrayList<>();
    for (int i = 0; model != null && i < attributes.size(); i++) {
      NamedAttribute entry = attributes.entry(i);
      int slot = model.propertyIndex(entry.name());
      if (slot >= 0) {
        setter.accept(entry.value(), slot);
      } else {
        others.add(entry);
      }
    }
    return model == null || others.size() == attributes.size()
        ? attributes
        : DictionaryAttr.get(attributes.context(), others);
  }

  private static void storeDiscardable(Operation operation, DictionaryAttr attributes) {
    IrArena arena = operation.arena();
    int id = arena.id(attributes);
    int op = beginChange(operation);
    try {
      Ops.setDiscardable(arena, op, attributes.isEmpty() ? 0 : id);
    } finally {
      arena.endChange();
    }
  }

  static void setLocation(Operation operation, Location location) {
    IrArena arena = operation.arena();
    long word = arena.word(location);
    int op = beginChange(operation);
    try {
      Ops.setLocation(arena, op, word);
    } finally {
      arena.endChange();
    }
  }

  /**
   * The reference of an operation one of whose attributes or whose location is to be changed; the
   * caller calls {@link IrArena#endChange} afterwards.
   *
   * @throws IllegalStateException if it was erased
   */
  private static int beginChange(Operation op) {
    int found = op.live();
    if (Checks.ENABLED) {
      op.arena().scopes().beginChangeOfAttributes(found);
    }
    return found;
  }

  /** Says that a required inherent attribute is absent or of another class. */
  private static String missing(OperationName name, int index, Class<?> kind) {
    return "'"
        + name.value()
        + "' has no "
        + kind.getSimpleName()
        + " in attribute slot "
        + index
        + ": verify it before reading its attributes";
  }
}
